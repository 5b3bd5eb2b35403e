import { expect, test, vi } from 'vitest';
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

test('two turns are enough to see that there is none, and the end of the first is told', () => {
  const turns: (() => void)[] = [];
  const connections = new NewConnections((callback) => turns.push(callback));
  const told: number[] = [];
  const times = vi.spyOn(performance, 'now');
  times.mockReturnValueOnce(10).mockReturnValue(20);
  connections.afterThem((firstEndedAt) => told.push(firstEndedAt));
  turns.shift()?.();
  expect(told).toEqual([]);
  turns.shift()?.();
  times.mockRestore();
  expect(told).toEqual([10]);
  expect(turns).toEqual([]);
});
