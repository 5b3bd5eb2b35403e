import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  listChangedEvent,
  listHereEvent,
  liveListPath,
} from '../../../../domain/shopping/sync/list-signal.rules.ts';
import type { Network } from '../../../offline/network.ts';

type Tell = (event: { data: string }) => void;

/** A line to the server as the page opened it. */
class Line {
  static readonly OPEN = 1;
  static opened: Line[] = [];
  readyState = Line.OPEN;
  readonly #listeners = new Map<string, Tell>();
  readonly path: string;
  constructor(path: string) {
    this.path = path;
    Line.opened.push(this);
  }
  addEventListener(type: string, listener: Tell) {
    this.#listeners.set(type, listener);
  }
  close() {
    this.readyState = 2;
  }
  tell(type: string, data = '') {
    this.#listeners.get(type)?.({ data });
  }
}

let page: { visibilityState: string; look: (() => void) | null };
let network: Network;
let news: (number | null)[];
let here: (readonly string[])[];
let end: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  Line.opened = [];
  [news, here] = [[], []];
  page = { visibilityState: 'visible', look: null };
  vi.stubGlobal('EventSource', Line);
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_type: string, look: () => void) => (page.look = look),
    removeEventListener: () => (page.look = null),
  });
  vi.resetModules();
  network = (await import('../../../offline/network.ts')).network();
  const { followList } = await import('./live-list.ts');
  end = followList({
    onNews: (revision) => news.push(revision),
    onHere: (people) => here.push(people),
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function lastLine(): Line {
  const line = Line.opened.at(-1);
  if (line === undefined) throw new Error('No line was opened.');
  return line;
}

test('a list that is opened asks once for news, and then is told of each change', () => {
  expect(news).toEqual([null]);
  expect(lastLine().path).toBe(liveListPath);
  lastLine().tell(listChangedEvent, '12');
  expect(news).toEqual([null, 12]);
});

test('it says who else has the list open, and nobody once the line is broken', () => {
  lastLine().tell(listHereEvent, 'maria jon');
  lastLine().tell(listHereEvent, '');
  lastLine().tell(listHereEvent, 'jon');
  lastLine().tell('error');
  expect(here).toEqual([['maria', 'jon'], [], ['jon'], []]);
});

test('while the line is open the server is not asked as well', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([null]);
  expect(Line.opened).toHaveLength(1);
});

test('without a line the server is asked every twenty seconds, and the line is tried anew', async () => {
  lastLine().readyState = 2;
  await vi.advanceTimersByTimeAsync(19_999);
  expect(news).toEqual([null]);
  await vi.advanceTimersByTimeAsync(1);
  expect(news).toEqual([null, null]);
  expect(Line.opened).toHaveLength(2);
});

test('a list nobody looks at holds no line and asks for nothing; looked at again, it does', async () => {
  page.visibilityState = 'hidden';
  page.look?.();
  expect(lastLine().readyState).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([null]);
  page.visibilityState = 'visible';
  page.look?.();
  expect(news).toEqual([null, null]);
  expect(Line.opened).toHaveLength(2);
  page.look?.();
  expect(news).toEqual([null, null, null]);
  expect(Line.opened).toHaveLength(2);
});

test('a lost network is not asked for news; a found one is, at once', async () => {
  lastLine().readyState = 2;
  network.lost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([null]);
  network.answered();
  expect(news).toEqual([null, null]);
});

test('who leaves the page hears no more', async () => {
  lastLine().readyState = 2;
  end();
  expect(page.look).toBeNull();
  network.lost();
  network.answered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([null]);
  expect(Line.opened.every(({ readyState }) => readyState === 2)).toBe(true);
});
