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
