// How fast the real window is, beside an empty window of the same build: `cargo xtask bench window`. Prints figures and
// limits; nothing fails here, because a busy machine is no fault of the app.

import { readFile } from 'node:fs/promises';

import { Table } from './table.mjs';
import { Place, Window, until } from './window.mjs';

const STARTS = 11;
const TILES = 84;
/** Moves entered by keys, the last of them on a full table. */
const TYPED = 40;
const FRAMES = 240;
const KINDS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWX',
  ...Array.from({ length: 12 }, (_, index) => `WA${String(index + 1).padStart(2, '0')}`),
];
/** What people get: pictures are not taken here. */
const RENDERER = { WEBKIT_DISABLE_DMABUF_RENDERER: undefined };

/** Of the random choices, which are the same in every run. */
let state = 1;

async function starts() {
  const empty = { binary: process.env.PARLOUR_EMPTY, css: 'p' };
  const times = { empty: [], app: [] };
  for (let run = 0; run < STARTS; run += 1) {
    times.empty.push(await firstPaint(empty));
    times.app.push(await firstPaint({}));
  }
  const [without, with_] = [median(times.empty), median(times.app)];
  say('first paint, empty window', `${without.toFixed(0)} ms`);
  say('first paint, Parlour', `${with_.toFixed(0)} ms`);
  say('ratio', `${(with_ / without).toFixed(2)}`, with_ / without < 1.2, '< 1.20');
}

/** From the start of the process to the first frame with anything in it, in milliseconds. */
async function firstPaint(what) {
  const place = await Place.make(RENDERER);
  const window = await Window.open(place, [], what);
  try {
    const painted = await until('the first paint', () =>
      window.run(`const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint ? performance.timeOrigin + paint.startTime : null;`),
    );
    return painted - (await startOf(window.pid));
  } finally {
    await window.close();
    await place.remove();
  }
}

/** When a process was started, on the clock of the wall. */
async function startOf(pid) {
  const TICKS = 100;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const started = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]) / TICKS;
  const up = Number((await readFile('/proc/uptime', 'utf8')).split(' ')[0]);
  return Date.now() - (up - started) * 1000;
}

async function fullTable() {
  const place = await Place.make(RENDERER);
  const window = await Window.open(place);
  try {
    const table = new Table(window);
    const session = await randomGame(window, TILES - 1 - TYPED);
    await window.run('location.hash = arguments[0]', `#/table/${session}`);
    await window.see('button.kind');
    await clock(window);
    for (let move = 0; move < TYPED; move += 1) await table.enter(await randomMove(window, session, 26), true);
    const keys = await window.run('return window.toPaint');
    say('tiles on the table', String((await table.known()).position.view.tiles.length));
    figures(`key to new scores painted, ${keys.length} moves`, keys, 100);
    await window.run('window.scrollTo(0, 0)');
    figures(`pan, ${FRAMES} frames`, await frames(window, PAN), 22);
    figures(`zoom, ${FRAMES} frames`, await frames(window, ZOOM), 22);
  } finally {
    await window.close();
    await place.remove();
  }
}

const PAN = `
  const at = (type, x, y) => new MouseEvent(type, { view: window, bubbles: true, cancelable: true, clientX: x, clientY: y });
  if (frame === 0) target.dispatchEvent(at('mousedown', middle.x, middle.y));
  else if (frame === last) window.dispatchEvent(at('mouseup', middle.x, middle.y));
  else window.dispatchEvent(at('mousemove', middle.x + 220 * Math.sin(frame / 14), middle.y + 140 * Math.cos(frame / 14) - 140));`;
const ZOOM = `
  target.dispatchEvent(new WheelEvent('wheel', { view: window, bubbles: true, cancelable: true,
    clientX: middle.x, clientY: middle.y, deltaY: frame % 60 < 30 ? -14 : 14 }));`;

/** Does something at every frame, and gives back how long the frames took. */
function frames(window, act) {
  const script = `const [count, done] = [arguments[0], arguments[1]];
    const target = document.querySelector('section.board');
    const box = target.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const [times, last] = [[], count - 1];
    let [frame, before] = [0, 0];
    const step = (now) => {
      if (before) times.push(now - before);
      before = now;
      ${act}
      frame += 1;
      if (frame < count) requestAnimationFrame(step);
      else done(times);
    };
    requestAnimationFrame(step);`;
  return window.call('POST', `${window.session}/execute/async`, { script, args: [FRAMES] });
}

/** From the key that records to the second frame after the log and the scores are new. */
function clock(window) {
  return window.run(`
    window.toPaint = [];
    let pressed;
    addEventListener('keydown', (event) => { if (event.key === 'Enter') pressed = performance.now(); }, true);
    new MutationObserver(() => {
      if (pressed === undefined) return;
      const since = pressed;
      pressed = undefined;
      requestAnimationFrame(() => requestAnimationFrame(() => window.toPaint.push(performance.now() - since)));
    }).observe(document.querySelector('.log .foot'), { subtree: true, childList: true, characterData: true });`);
}

async function ask(window, command, request) {
  const { answer, failure } = await window.ask(command, request);
  if (failure) throw new Error(`${command}: ${JSON.stringify(failure)}`);
  return answer;
}

async function randomGame(window, moves) {
  const session = crypto.randomUUID();
  const seats = [
    { name: 'Anna', colour: 'red' },
    { name: 'Marek', colour: 'black' },
  ];
  await ask(window, 'start', { session, game: 'carcassonne', seats, setup: { seats: 2 }, options: { hints: true } });
  for (let move = 0; move < moves; move += 1) {
    const { seq } = await ask(window, 'table', { session });
    const next = await randomMove(window, session);
    await ask(window, 'play', { session, id: crypto.randomUUID(), seen: seq, move: next });
  }
  return session;
}

/** A tile that fits, laid at random; of its places only the first so many in reading order, which have letters. */
async function randomMove(window, session, most = Number.POSITIVE_INFINITY) {
  const { position } = await ask(window, 'table', { session });
  const { left } = position.view;
  const stack = KINDS.flatMap((kind) => Array.from({ length: left[kind] ?? 0 }, () => kind));
  for (;;) {
    const tile = pick(stack);
    const question = { type: 'places', tile };
    const { answer } = await ask(window, 'ask', { session, turn: null, question });
    const places = answer.places.toSorted((a, b) => a.y - b.y || a.x - b.x).slice(0, most);
    if (places.length === 0) continue;
    const { x, y, distinct } = pick(places);
    return { type: 'place', seat: position.asks.seats[0], tile, x, y, turn: pick(distinct), follower: null };
  }
}

function pick(list) {
  state = (state * 48271) % 2147483647;
  return list[state % list.length];
}

function figures(what, times, limit) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const text = `median ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, most ${sorted.at(-1).toFixed(1)} ms`;
  say(what, text, at(0.95) < limit, `p95 < ${limit} ms`);
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

function say(what, figure, held, limit) {
  const verdict = limit ? `   ${held ? 'held' : 'MISSED'}: ${limit}` : '';
  process.stdout.write(`${what.padEnd(44)} ${figure}${verdict}\n`);
}

/** Only the start, only the table, or both. */
const part = process.argv[2];
if (part !== 'table') await starts();
if (part !== 'start') await fullTable();
