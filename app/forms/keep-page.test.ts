import { data, redirect, type DataStrategyResult } from 'react-router';
import { expect, test } from 'vitest';
import { keepPageOnFailure } from './keep-page.ts';

const path = 'https://yolk.test/meal-plan/week';

async function send(result: DataStrategyResult, { method = 'POST' } = {}) {
  const body = new URLSearchParams({ intent: 'rename', title: 'Easy week' });
  const request = new Request(path, { method, ...(method === 'POST' && { body }) });
  const results = await keepPageOnFailure({ request }, async () => ({ 'mealPlan.en': result }));
  return results['mealPlan.en'];
}

function thrown(result: unknown): DataStrategyResult {
  return { type: 'error', result };
}

test.each([
  ['the network is cut', data(new TypeError('Failed to fetch'))],
  ['nothing comes for too long', data(new DOMException('Timed out', 'TimeoutError'))],
  ['the server fails', { status: 500, statusText: '', data: '' }],
  ['the server is too slow', { status: 408, statusText: '', data: '' }],
  ['the server sheds what is too much', { status: 503, statusText: '', data: '' }],
])('when %s the page stays, with what was typed', async (_when, error) => {
  const answer = {
    intent: 'rename',
    outcome: 'failed',
    problems: [],
    sent: [
      ['intent', 'rename'],
      ['title', 'Easy week'],
    ],
    result: null,
  };
  expect(await send(thrown(error))).toMatchObject({
    type: 'data',
    result: { data: answer, init: { status: 503 } },
  });
});

test.each([
  ['a lost session', { status: 401, statusText: '', data: '' }],
  ['what is not theirs', { status: 403, statusText: '', data: '' }],
  ['what is gone', { status: 404, statusText: '', data: '' }],
  ['the way to another page', redirect('/login')],
])('%s is told as it is', async (_what, error) => {
  expect(await send(thrown(error))).toEqual(thrown(error));
});

test('answers and reading are left as they are', async () => {
  const answer: DataStrategyResult = { type: 'data', result: { outcome: 'done' } };
  expect(await send(answer)).toEqual(answer);
  const lost = thrown(data(new TypeError('Failed to fetch')));
  expect(await send(lost, { method: 'GET' })).toEqual(lost);
});
