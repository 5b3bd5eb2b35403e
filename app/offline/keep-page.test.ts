import { expect, test } from 'vitest';
import { keepPages } from './keep-page.ts';
import type { PageToKeep } from './messages.ts';
import { fakeCaches, fakeSite } from './testing/fake-caches.ts';

const names = { pages: 'pages-1', files: 'files-1' };
const oneDayMs = 24 * 60 * 60 * 1000;

const site = {
  '/cooking/stew': '<script src="/assets/entry.js"></script><link href="/assets/root.css">',
  '/assets/entry.js':
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/later.js"])))=>i',
  '/assets/later.js': 'export {}',
  '/assets/root.css': 'src: url(/assets/figtree.woff2)',
  '/assets/figtree.woff2': 'font',
  '/plate/stew.svg': '<svg/>',
};

const stew: PageToKeep = { path: '/cooking/stew', title: 'Stew' };

function keepOn({ caches }: { caches: CacheStorage }, fetch: typeof globalThis.fetch) {
  return ({ page = stew, pictures = [] as string[], now = 0 }) =>
    keepPages({ caches, names, fetch, now, message: { pages: [page], pictures } });
}

test('a page is kept with its scripts, styles, fonts and pictures', async () => {
  const device = fakeCaches();
  const keep = keepOn(device, fakeSite(site).fetch);
  expect(await keep({ pictures: ['/plate/stew.svg'] })).toBe(true);
  expect([...(device.kept.get('pages-1')?.keys() ?? [])]).toEqual(['/cooking/stew']);
  expect([...(device.kept.get('files-1')?.keys() ?? [])].toSorted()).toEqual([
    '/assets/entry.js',
    '/assets/figtree.woff2',
    '/assets/later.js',
    '/assets/root.css',
    '/plate/stew.svg',
  ]);
});

test('files that every page may need are kept with the first one', async () => {
  const device = fakeCaches();
  const { fetch } = fakeSite({ ...site, '/assets/icons.svg': '<svg/>' });
  const message = { pages: [stew], pictures: [] };
  await keepPages({
    ...device,
    names,
    fetch,
    now: 0,
    message,
    unnamedFiles: ['/assets/icons.svg'],
  });
  expect(device.kept.get('files-1')?.has('/assets/icons.svg')).toBe(true);
});

test('pictures that a script shows by turns are kept with the page', async () => {
  const script = 'const full="/assets/full-a1.svg",empty="/assets/empty-b2.svg"';
  const pictures = { '/assets/full-a1.svg': '<svg/>', '/assets/empty-b2.svg': '<svg/>' };
  const page = '<script src="/assets/list-c3.js"></script>';
  const answers = { '/cooking/stew': page, '/assets/list-c3.js': script, ...pictures };
  const device = fakeCaches();
  expect(await keepOn(device, fakeSite(answers).fetch)({})).toBe(true);
  const kept = [...(device.kept.get('files-1')?.keys() ?? [])];
  expect(kept).toEqual(expect.arrayContaining(Object.keys(pictures)));
});

test('the page itself is fetched anew, its files are not', async () => {
  const { asked, fetch } = fakeSite(site);
  const keep = keepOn(fakeCaches(), fetch);
  await keep({});
  asked.length = 0;
  await keep({});
  expect(asked).toEqual(['/cooking/stew']);
});

test('a page that says of itself that it is the same is fetched once a day', async () => {
  const { asked, fetch } = fakeSite(site);
  const keep = keepOn(fakeCaches(), fetch);
  const times = async (page: PageToKeep, now: number) => {
    asked.length = 0;
    await keep({ page, now });
    return asked.filter((path) => path === stew.path).length;
  };
  expect(await times({ ...stew, version: '1' }, 0)).toBe(1);
  expect(await times({ ...stew, version: '1' }, oneDayMs - 1)).toBe(0);
  expect(await times({ ...stew, version: '2' }, oneDayMs - 1)).toBe(1);
  expect(await times({ ...stew, version: '2' }, 3 * oneDayMs)).toBe(1);
});

test('what is refused is not kept', async () => {
  const device = fakeCaches();
  const keep = keepOn(device, fakeSite({ ...site, '/cooking/stew': 403 }).fetch);
  expect(await keep({})).toBe(false);
  expect(device.kept.get('pages-1')?.size ?? 0).toBe(0);
});

test('forty recipes stay, those looked at last; a plan and a list are not counted', async () => {
  const device = fakeCaches();
  const paths = Array.from({ length: 42 }, (_each, index) => `/recipes/dish-${index}`);
  const others = ['/home', '/shopping-list'];
  const all = Object.fromEntries([...others, ...paths].map((path) => [path, '']));
  const keep = keepOn(device, fakeSite(all).fetch);
  const pageAt = (path: string) => ({ path, title: '', version: '1' });
  for (const path of [...others, ...paths.slice(0, 40)]) await keep({ page: pageAt(path) });
  await keep({ page: pageAt('/recipes/dish-0') });
  for (const path of paths.slice(40)) await keep({ page: pageAt(path) });
  const kept = [...(device.kept.get('pages-1')?.keys() ?? [])];
  expect(kept).toHaveLength(42);
  expect(kept).toEqual(expect.arrayContaining([...others, '/recipes/dish-0', '/recipes/dish-41']));
  expect(kept).not.toContain('/recipes/dish-1');
  expect(kept).not.toContain('/recipes/dish-2');
});

test('of several pages all have to be there', async () => {
  const device = fakeCaches();
  const { fetch } = fakeSite({ '/cooking/stew': '', '/cooking/soup': 404 });
  const pages = ['/cooking/stew', '/cooking/soup'].map((path) => ({ path, title: path }));
  const keep = (kept: PageToKeep[]) =>
    keepPages({ ...device, names, fetch, now: 0, message: { pages: kept, pictures: [] } });
  expect(await keep(pages)).toBe(false);
  expect(await keep(pages.slice(0, 1))).toBe(true);
});

test('a page that leads elsewhere, as to the log-in, is not kept under its own name', async () => {
  const device = fakeCaches();
  const login = Object.defineProperty(new Response('Log in'), 'redirected', { value: true });
  const keep = keepOn(device, (async () => login) as typeof fetch);
  expect(await keep({})).toBe(false);
  expect(device.kept.get('pages-1')?.size ?? 0).toBe(0);
});

test('a file that is refused is not kept in place of what it should be', async () => {
  const device = fakeCaches();
  const keep = keepOn(device, fakeSite({ ...site, '/assets/root.css': 500 }).fetch);
  expect(await keep({})).toBe(true);
  expect(device.kept.get('files-1')?.has('/assets/root.css')).toBe(false);
});

test('a file that is there already is left as it is', async () => {
  const device = fakeCaches();
  const puts: unknown[] = [];
  const { caches } = device;
  const watched = {
    ...caches,
    async open(name: string) {
      const cache = await caches.open(name);
      return {
        ...cache,
        put: async (...args: Parameters<Cache['put']>) => {
          puts.push(args[0]);
          await cache.put(...args);
        },
      };
    },
  };
  const keep = keepOn({ caches: watched as CacheStorage }, fakeSite(site).fetch);
  await keep({});
  expect(puts).toContain('/assets/entry.js');
  puts.length = 0;
  await keep({});
  expect(puts).toEqual(['/cooking/stew']);
});

test('what the frame of every page loads later is not kept with it', async () => {
  const later = 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/news.js"])))=>i';
  const answers = {
    '/cooking/stew': '<script src="/assets/frame-a1.js"></script>',
    '/assets/frame-a1.js': later,
    '/assets/news.js': 'export {}',
  };
  const device = fakeCaches();
  expect(await keepOn(device, fakeSite(answers).fetch)({})).toBe(true);
  expect([...(device.kept.get('files-1')?.keys() ?? [])]).toEqual(['/assets/frame-a1.js']);
});

test('a recipe that is cooked is a recipe: its page makes room like any other', async () => {
  const device = fakeCaches();
  const paths = [
    ...Array.from({ length: 20 }, (_each, index) => `/cooking/dish-${index}`),
    ...Array.from({ length: 21 }, (_each, index) => `/recipes/dish-${index}/servings/4`),
  ];
  const all = Object.fromEntries(paths.map((path) => [path, '']));
  const keep = keepOn(device, fakeSite(all).fetch);
  for (const path of paths) await keep({ page: { path, title: '' } });
  const kept = [...(device.kept.get('pages-1')?.keys() ?? [])];
  expect(kept).toEqual(paths.slice(1));
});
