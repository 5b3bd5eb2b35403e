import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForMoves } from './listen-for-moves.ts';

type Listener = (event: object) => void;

let listeners: Map<string, Listener>;
let moves: string[];
let end: () => void;

beforeEach(() => {
  [listeners, moves] = [new Map(), []];
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string, listener: Listener) => {
      if (listeners.get(type) === listener) listeners.delete(type);
    },
  });
  end = listenForMoves((wish) => moves.push(wish));
});
afterEach(() => vi.unstubAllGlobals());

function press(key: string, more: object = {}): boolean {
  let isTaken = false;
  listeners.get('keydown')?.({ key, ...more, preventDefault: () => (isTaken = true) });
  return isTaken;
}

const page = { closest: () => null };
const dialog = { closest: (selector: string) => (selector === 'dialog' ? {} : null) };

function touch(fingers: [x: number, y: number][], target: object = page): void {
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY }));
  listeners.get('touchstart')?.({ touches, target });
}

function lift(x: number, y: number): void {
  listeners.get('touchend')?.({ changedTouches: [{ clientX: x, clientY: y }] });
}

test('arrow keys move, and the page does not scroll for them', () => {
  expect([press('ArrowRight'), press('ArrowLeft'), press('Escape')]).toEqual([true, true, false]);
  expect(moves).toEqual(['next', 'previous']);
});

test('keys with another key held are the browser’s', () => {
  expect(press('ArrowLeft', { altKey: true })).toBe(false);
  expect(moves).toEqual([]);
});

test('a finger that goes left wants the next step, one that goes right the one before', () => {
  touch([[300, 200]]);
  lift(200, 210);
  touch([[100, 200]]);
  lift(200, 190);
  expect(moves).toEqual(['next', 'previous']);
});

test('a finger that scrolls or taps moves nothing', () => {
  touch([[300, 200]]);
  lift(240, 400);
  touch([[300, 200]]);
  lift(295, 200);
  expect(moves).toEqual([]);
});

test('two fingers make the page larger, and a dialog has its own sideways', () => {
  touch([
    [300, 200],
    [320, 200],
  ]);
  lift(100, 200);
  touch([[300, 200]], dialog);
  lift(100, 200);
  expect(moves).toEqual([]);
});

test('one swipe is one step, whatever other finger is lifted after it', () => {
  touch([[300, 200]]);
  lift(200, 200);
  lift(100, 200);
  expect(moves).toEqual(['next']);
});

test('a second finger that is set down takes the swipe back', () => {
  touch([[300, 200]]);
  touch([
    [300, 200],
    [320, 200],
  ]);
  lift(100, 200);
  expect(moves).toEqual([]);
});

test('once the page is left nothing listens', () => {
  end();
  expect(listeners.size).toBe(0);
});
