import { describe, expect, it } from 'vitest';
import { Failed, Unreached } from './backend';
import { HttpBackend } from './http';

const answering = (status: number, body: string) =>
  new HttpBackend('/api', async () => new Response(body, { status }));

describe('a command over HTTP', () => {
  it('is a POST with the request as JSON', async () => {
    const seen: [string, RequestInit | undefined][] = [];
    const backend = new HttpBackend('/api', async (input, init) => {
      seen.push([String(input), init]);
      return new Response('{"games":[]}');
    });
    expect(await backend.call('games', {})).toEqual({ games: [] });
    expect(seen[0]?.[0]).toBe('/api/games');
    expect(seen[0]?.[1]).toMatchObject({ method: 'POST', body: '{}' });
  });

  it('fails with the failure of the contract', async () => {
    const failing = answering(409, '{"code":"stale","have":7}').call('games', {});
    await expect(failing).rejects.toBeInstanceOf(Failed);
    await expect(failing).rejects.toMatchObject({ failure: { code: 'stale', have: 7 } });
  });

  it.each([
    ['no connection', new HttpBackend('/api', () => Promise.reject(new TypeError('refused')))],
    ['half an answer', answering(200, '{"games":')],
    ['another server', answering(502, '"bad gateway"')],
  ])('is unreached for %s', async (_, backend) => {
    await expect(backend.call('games', {})).rejects.toBeInstanceOf(Unreached);
  });
});
