import type { Command, Commands } from '../generated/commands';
import { type Backend, Failed, isFailure, type OpenedFile, Unreached } from './backend';

/** `POST <base>/<command>` with the request as JSON; a failure comes as JSON with a status of 400 or more. */
export class HttpBackend implements Backend {
  constructor(
    private readonly base = '/api',
    private readonly send: typeof fetch = (input, init) => fetch(input, init),
  ) {}

  async call<C extends Command>(command: C, request: Commands[C]['request']): Promise<Commands[C]['answer']> {
    let answer: Response;
    let body: unknown;
    try {
      answer = await this.send(`${this.base}/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      body = await answer.json();
    } catch (cause) {
      throw new Unreached(cause);
    }
    if (answer.ok) return body as Commands[C]['answer'];
    if (isFailure(body)) throw new Failed(body);
    throw new Unreached(new Error(`status ${answer.status}`));
  }

  /** The browser's own way: into its folder for downloads, or where it asks for. */
  async save(name: string, content: string | Blob): Promise<boolean> {
    const link = document.createElement('a');
    const blob = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
    return true;
  }

  /** The browser's own chooser. */
  open(): Promise<OpenedFile | undefined> {
    return new Promise((done, failed) => {
      const field = document.createElement('input');
      field.type = 'file';
      field.addEventListener('cancel', () => done(undefined));
      field.addEventListener('change', () => {
        const file = field.files?.[0];
        if (!file) done(undefined);
        else file.text().then((text) => done({ name: file.name, text }), failed);
      });
      field.click();
    });
  }
}
