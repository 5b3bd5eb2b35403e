import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** An event loop by hand, and what begins in it. */
function loop() {
  const immediates: (() => void)[] = [];
  const turns = new Turns((callback) => immediates.push(callback));
  const begun: string[] = [];
  return {
    turns,
    begun,
    ask: (name: string) => void turns.take().then(() => begun.push(name)),
    async turn() {
      for (const callback of immediates.splice(0)) callback();
      for (let count = 0; count < 10; count += 1) await Promise.resolve();
    },
  };
}

test('what comes alone begins at once', async () => {
  const { ask, begun, turn, turns } = loop();
  for (const name of ['one', 'two', 'three']) {
    ask(name);
    expect(turns.waitingCount).toBe(0);
    await turn();
  }
  expect(begun).toEqual(['one', 'two', 'three']);
});

test('what comes together begins in one turn each, in the order of asking', async () => {
  const { ask, begun, turn, turns } = loop();
  for (const name of ['one', 'two', 'three']) ask(name);
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual(['one']);
  expect(turns.waitingCount).toBe(2);
  await turn();
  expect(begun).toEqual(['one', 'two']);
  ask('four');
  await turn();
  expect(begun).toEqual(['one', 'two', 'three']);
  await turn();
  await turn();
  expect(begun).toEqual(['one', 'two', 'three', 'four']);
  expect(turns.waitingCount).toBe(0);
});
