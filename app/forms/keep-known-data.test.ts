import { data, type DataStrategyResult } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { keepKnownData } from './keep-known-data.ts';

const page = 'https://yolk.test/meal-plan/week?tab=nutrition';
const lost: DataStrategyResult = { type: 'error', result: data(new TypeError('Failed to fetch')) };
const idle = { state: 'idle' };

afterEach(() => vi.unstubAllGlobals());

async function read(args: { navigation?: object; url?: string; result?: DataStrategyResult } = {}) {
  const { navigation = idle, url = page, result = lost } = args;
  const state = { navigation, loaderData: { plan: { title: 'Easy week' } } };
  vi.stubGlobal('window', { location: new URL(page), __reactRouterDataRouter: { state } });
  const results = await keepKnownData({ request: new Request(url) }, async () => ({
    plan: result,
    other: result,
  }));
  return results;
}

test.each([
  ['by itself', idle],
  ['after a form', { state: 'loading', formMethod: 'POST' }],
])(
  'a page that asks anew %s keeps what it shows where nobody answers',
  async (_why, navigation) => {
    expect(await read({ navigation })).toEqual({
      plan: { type: 'data', result: { title: 'Easy week' } },
      other: lost,
    });
  },
);

test.each([
  ['a page that is being gone to', { navigation: { state: 'loading' } }],
  ['another address', { url: 'https://yolk.test/meal-plan/other' }],
  ['another tab of the page', { url: 'https://yolk.test/meal-plan/week' }],
])('%s fails', async (_what, asked) => {
  expect(await read(asked)).toEqual({ plan: lost, other: lost });
});

test('what is answered is told as it is', async () => {
  const gone: DataStrategyResult = {
    type: 'error',
    result: { status: 404, statusText: '', data: '' },
  };
  expect(await read({ result: gone })).toEqual({ plan: gone, other: gone });
});
