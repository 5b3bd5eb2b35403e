import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { data, type createMemoryRouter, type RouteObject } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mended } from './mended-router.ts';

const file = join(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production/lib/router/router.js',
);
const fileOfHistory = join(dirname(file), 'history.js');
let folder: string;
const code = await readFile(file, 'utf8');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'router-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface RouterFile {
  createRouter: (init: object) => ReturnType<typeof createMemoryRouter>;
}
interface HistoryFile {
  createMemoryHistory: (options: { initialEntries: string[] }) => unknown;
}

/** The router's own file, changed or not, beside the other files that it imports. */
async function routerOf(text: string, name: string) {
  const path = join(folder, `${name}.js`);
  const base = pathToFileURL(`${dirname(file)}/`).href;
  await writeFile(path, text.replaceAll(/from "\.\//g, `from "${base}`));
  const { createRouter } = (await import(pathToFileURL(path).href)) as RouterFile;
  const { createMemoryHistory } = (await import(pathToFileURL(fileOfHistory).href)) as HistoryFile;
  return (init: object) =>
    createRouter({ ...init, history: createMemoryHistory({ initialEntries: ['/day'] }) });
}

/**
 * A member is at `/day`, ticks a task with a form that stays on the page, and goes on to `/check-in`,
 * which the router does not know yet. Nothing is answered until the test says so.
 */
async function dayPage(text: string, name: string) {
  const [saved, reread, discovered] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  if (!saved || !reread || !discovered) throw new Error('Three answers are waited for');
  let isFirstRead = true;
  const routes: RouteObject[] = [
    {
      id: 'day',
      path: '/day',
      loader: async () => {
        if (isFirstRead) return 'open';
        await reread.promise;
        return 'ticked';
      },
      action: async () => {
        isFirstRead = false;
        await saved.promise;
        return 'saved';
      },
    },
    { id: 'other', path: '*' },
  ];
  const checkIn = { id: 'check-in', path: '/check-in', loader: () => 'questions' };
  const router = (await routerOf(text, name))({
    routes,
    hydrationData: { loaderData: { day: 'open' } },
    patchRoutesOnNavigation: async ({ patch }: { patch: (parent: null, r: object[]) => void }) => {
      await discovered.promise;
      patch(null, [checkIn]);
    },
  }).initialize();
  router.getFetcher('tick');
  const sending = router.fetch('tick', 'day', '/day', {
    formMethod: 'POST',
    formEncType: 'application/x-www-form-urlencoded',
    formData: new FormData(),
  });
  return { router, sending, saved, reread, discovered };
}

const pageOf = ({ state: { location, matches } }: ReturnType<typeof createMemoryRouter>) => ({
  address: location.pathname,
  page: matches.at(-1)?.route.id,
});
function expectCheckIn(router: ReturnType<typeof createMemoryRouter>): void {
  expect(pageOf(router)).toEqual({ address: '/check-in', page: 'check-in' });
  router.dispose();
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

test('as it is published, the router puts the next address over the page that stays', async () => {
  const { router, sending, saved, reread, discovered } = await dayPage(code, 'published');
  saved.resolve();
  await turns();
  const going = router.navigate('/check-in');
  await turns();
  reread.resolve();
  await sending;
  discovered.resolve();
  await going;
  await turns();
  expect(pageOf(router)).toEqual({ address: '/check-in', page: 'day' });
  router.dispose();
});

test('a page whose routes are asked for is opened though a form is answered meanwhile', async () => {
  const { router, sending, saved, reread, discovered } = await dayPage(mended(code), 'answered');
  saved.resolve();
  await turns();
  const going = router.navigate('/check-in');
  await turns();
  reread.resolve();
  await sending;
  expect(router.state.loaderData['day']).toBe('ticked');
  expect(pageOf(router)).toEqual({ address: '/day', page: 'day' });
  discovered.resolve();
  await going;
  expect(router.state.loaderData).toEqual({ 'check-in': 'questions' });
  expectCheckIn(router);
});

test('a form that is saved meanwhile reads its own page again, not one that is not known', async () => {
  const { router, sending, saved, reread, discovered } = await dayPage(mended(code), 'saved');
  const going = router.navigate('/check-in');
  await turns();
  saved.resolve();
  reread.resolve();
  await sending;
  expect(router.state.loaderData['day']).toBe('ticked');
  discovered.resolve();
  await going;
  expectCheckIn(router);
});

test('a form that is answered after its page was left changes nothing of the next', async () => {
  const { router, sending, saved, reread, discovered } = await dayPage(mended(code), 'left');
  const going = router.navigate('/check-in');
  await turns();
  saved.resolve();
  await turns();
  discovered.resolve();
  await going;
  reread.resolve();
  await sending;
  expectCheckIn(router);
});

/**
 * An editor writes at `/day`, goes on to its translations, and what was written is saved meanwhile,
 * for which nothing is loaded anew.
 */
async function translating(text: string, name: string, status: number) {
  const [saved, loaded] = [0, 1].map(() => Promise.withResolvers<void>());
  if (!saved || !loaded) throw new Error('Two answers are waited for');
  const routes: RouteObject[] = [
    {
      id: 'day',
      path: '/day',
      loader: async ({ request }) => {
        const tab = new URL(request.url).searchParams.get('tab');
        await loaded.promise;
        return tab;
      },
      shouldRevalidate: ({ formData, defaultShouldRevalidate }) =>
        formData?.has('save') ? false : defaultShouldRevalidate,
      action: async () => {
        await saved.promise;
        return data('saved', { status });
      },
    },
  ];
  const router = (await routerOf(text, name))({
    routes,
    hydrationData: { loaderData: { day: 'write' } },
  }).initialize();
  router.getFetcher('draft');
  const formData = new FormData();
  if (status < 400) formData.set('save', '');
  const sending = router.fetch('draft', 'day', '/day', {
    formMethod: 'POST',
    formEncType: 'application/x-www-form-urlencoded',
    formData,
  });
  const going = router.navigate('/day?tab=translate');
  await turns();
  saved.resolve();
  await turns();
  loaded.resolve();
  await Promise.all([sending, going]);
  const { location, loaderData } = router.state;
  router.dispose();
  return { address: location.search, shown: loaderData['day'] };
}

test.each([200, 400])(
  'the data of the next address is loaded, answered with %i',
  async (status) => {
    const address = '?tab=translate';
    const published = await translating(code, `published-${status}`, status);
    expect(published).toEqual({ address, shown: 'write' });
    const onTheWay = await translating(mended(code), `on-the-way-${status}`, status);
    expect(onTheWay).toEqual({ address, shown: 'translate' });
  },
);

test('another version of the router is not changed unseen', () => {
  expect(() => mended(code.replace('let pendingNavigationLoadId = -1', ''))).toThrow(
    /no longer: .*pendingNavigationLoadId/,
  );
});
