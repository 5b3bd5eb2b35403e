import {
  createContext,
  data,
  redirect,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { withHandedData } from './handed-loaders.ts';

const loadedContext = createContext<Map<string, unknown> | null>(null);

/** What the router gets of a loader, and what is put beside it. */
async function load(answer: unknown, { isRendered = true } = {}) {
  const module = { default: () => null, loader: async () => answer };
  const build = {
    entry: { module: { loadedContext } },
    routes: { page: { id: 'page', path: '/', module } },
  } as unknown as ServerBuild;
  const context = new RouterContextProvider();
  const loaded = isRendered ? new Map<string, unknown>() : null;
  context.set(loadedContext, loaded);
  const loader = withHandedData(build).page?.module.loader as (args: object) => Promise<unknown>;
  const told = await loader({ context });
  return { told, beside: loaded === null ? null : Object.fromEntries(loaded) };
}

test('of a page that is rendered the router is told nothing', async () => {
  expect(await load({ title: 'Eggs' })).toEqual({
    told: null,
    beside: { page: { title: 'Eggs' } },
  });
});

test('it keeps the status and the headers', async () => {
  const { told, beside } = await load(data({ title: 'Gone' }, { status: 410 }));
  expect(told).toMatchObject({ data: null, init: { status: 410 } });
  expect(beside).toEqual({ page: { title: 'Gone' } });
});

test('it sends what is asked for alone', async () => {
  const answer = { title: 'Eggs' };
  expect((await load(answer, { isRendered: false })).told).toBe(answer);
});

test.each([
  ['where a page leads', redirect('/login')],
  ['what is still awaited', { cooked: Promise.resolve(1) }],
])('it has %s', async (_what, answer) => {
  expect(await load(answer)).toEqual({ told: answer, beside: {} });
});
