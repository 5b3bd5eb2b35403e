import { expect, test } from 'vitest';
import { oneUntilAnswered } from './one-until-answered.ts';

/** What was asked for, each answered when the test says so. */
function slowLoad() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const failures: ((reason: Error) => void)[] = [];
  const load = async (address: string): Promise<void> => {
    asked.push(address);
    await new Promise<void>((resolve, reject) => {
      answers.push(resolve);
      failures.push(reject);
    });
  };
  return { asked, answers, failures, load };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('until the first answer is there, only what was asked for last is asked next', async () => {
  const { asked, answers, load } = slowLoad();
  const ask = oneUntilAnswered(load);
  const ended = ask('?q=g');
  await ask('?q=gu');
  await ask('?q=gul');
  expect(asked).toEqual(['?q=g']);
  answers[0]?.();
  await turn();
  expect(asked).toEqual(['?q=g', '?q=gul']);
  answers[1]?.();
  await ended;
  expect(asked).toEqual(['?q=g', '?q=gul']);
});

test('from then on nothing waits for what was asked before', async () => {
  const { asked, answers, load } = slowLoad();
  const ask = oneUntilAnswered(load);
  const first = ask('?q=g');
  answers[0]?.();
  await first;
  void ask('?q=gu');
  void ask('?q=gul');
  expect(asked).toEqual(['?q=g', '?q=gu', '?q=gul']);
});

test('a first load that fails is told, and what waited is asked for all the same', async () => {
  const { asked, answers, failures, load } = slowLoad();
  const ask = oneUntilAnswered(load);
  const first = ask('?q=g');
  await ask('?q=gu');
  failures[0]?.(new Error('lost'));
  await turn();
  answers[1]?.();
  await expect(first).rejects.toThrow('lost');
  void ask('?q=gul');
  expect(asked).toEqual(['?q=g', '?q=gu', '?q=gul']);
});
