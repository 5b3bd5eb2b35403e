import { expect, test } from 'vitest';
import { NewConnections } from './new-connections.ts';

/** An event loop by hand that takes one of the connections that wait in each turn. */
function loop(waiting: number) {
  const turns: (() => void)[] = [];
  const connections = new NewConnections((callback) => turns.push(callback));
  let taken = 0;
  let ended = false;
  connections.afterThem(() => (ended = true));
  while (!ended) {
    if (taken < waiting) {
      taken += 1;
      connections.noteOne();
    }
    for (const callback of turns.splice(0)) callback();
  }
  return taken;
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
