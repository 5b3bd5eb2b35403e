import { expect, test } from 'vitest';
import { NewConnections } from './new-connections.ts';

/** An event loop by hand that takes one of the connections that wait in each turn. */
function loop(waiting: number) {
  const turns: (() => void)[] = [];
  const connections = new NewConnections((callback) => turns.push(callback));
  const state = { taken: 0, isOver: false };
  connections.afterThem(() => (state.isOver = true));
  while (!state.isOver) {
    if (state.taken < waiting) {
      state.taken += 1;
      connections.noteOne();
    }
    for (const callback of turns.splice(0)) callback();
  }
  return state.taken;
}

test('with none waiting nothing is waited for', () => {
  expect(loop(0)).toBe(0);
});

test('as long as there are some, they are taken first', () => {
  expect(loop(7)).toBe(7);
});

test('work gets on however many there are', () => {
  expect(loop(1000)).toBe(16);
});
