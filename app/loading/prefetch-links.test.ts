import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://yolk.example';

interface Link {
  origin: string;
  pathname: string;
}

/** A page with links, of which the test says which are in view. */
let links: Link[];
let watched: Set<Link>;
let added: { rel: string; href: string; as?: string }[];
let view: (entries: { target: Link; isIntersecting: boolean }[]) => void;
let changePage: () => void;
let page: { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  links = ['/recipes/stew', '/recipes/soup'].map((pathname) => ({ origin, pathname }));
  watched = new Set();
  added = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callBack: typeof view) {
        view = callBack;
      }
      observe = (link: Link) => void watched.add(link);
      disconnect = () => watched.clear();
    },
  );
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callBack: () => void) {
        changePage = callBack;
      }
      observe = () => {};
      disconnect = () => {
        changePage = () => {};
      };
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  page = { visibilityState: 'visible' };
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      body: {},
      querySelectorAll: () => links,
      createElement: () => ({}),
      head: {
        querySelector: (wanted: string) =>
          added.find(({ href }) => wanted === `link[href="${href}"]`) ?? null,
        append: (link: (typeof added)[number]) => void added.push(link),
      },
    }),
  );
  const recipe = {
    id: 'recipe',
    path: '/recipes/:slug',
    hasLoader: true,
    module: '/assets/recipe.js',
  };
  vi.stubGlobal('window', {
    location: { origin, pathname: '/recipes' },
    addEventListener: () => {},
    __reactRouterManifest: { version: '1', routes: { recipe } },
  });
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0 Firefox/145.0' });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function begin({ withData = false } = {}): Promise<() => void> {
  return (await import('./prefetch-links.ts')).prefetchLinks({ withData });
}

function show(...shown: Link[]): void {
  view(shown.map((target) => ({ target, isIntersecting: true })));
}

const turn = () => vi.advanceTimersByTimeAsync(3_000);
const files = () => added.map(({ href }) => href);

test('a page whose link is in view is fetched ahead at its turn, each file once', async () => {
  await begin();
  show(...links);
  expect(added).toEqual([]);
  await turn();
  expect(added).toEqual([{ rel: 'modulepreload', href: '/assets/recipe.js' }]);
});

test('with its data where that is wanted', async () => {
  await begin({ withData: true });
  show(...links);
  await turn();
  expect(files()).toContain('/recipes/stew.data');
  expect(files()).toContain('/recipes/soup.data');
});

test('a link that left the view before its turn is not followed', async () => {
  await begin({ withData: true });
  show(...links);
  view([{ target: links[0] as Link, isIntersecting: false }]);
  await turn();
  expect(files()).not.toContain('/recipes/stew.data');
  expect(files()).toContain('/recipes/soup.data');
});

test.each([
  ['another site', { origin: 'https://shop.example', pathname: '/recipes/stew' }],
  ['a tab of the open page', { origin, pathname: '/recipes' }],
])('%s is not fetched', async (_what, link) => {
  await begin({ withData: true });
  show(link);
  await turn();
  expect(added).toEqual([]);
});

test('a page that the router does not know yet keeps its place', async () => {
  await begin();
  show({ origin, pathname: '/menu/week' });
  await turn();
  expect(added).toEqual([]);
  const menu = { id: 'menu', path: '/menu/:id', hasLoader: true, module: '/assets/menu.js' };
  vi.stubGlobal('window', {
    ...window,
    __reactRouterManifest: { version: '1', routes: { menu } },
  });
  await turn();
  expect(files()).toEqual(['/assets/menu.js']);
});

test('nothing is fetched for a page nobody looks at, nor for who saves data or has no network', async () => {
  await begin();
  show(...links);
  page.visibilityState = 'hidden';
  await turn();
  page.visibilityState = 'visible';
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  await turn();
  vi.stubGlobal('navigator', { onLine: false });
  await turn();
  expect(added).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  await turn();
  expect(files()).toContain('/assets/recipe.js');
});

test('nothing is fetched while the server is out of reach', async () => {
  await begin();
  const { network } = await import('../offline/network.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  network().lost();
  show(...links);
  await turn();
  expect(added).toEqual([]);
});

test('a search engine has its own way through the site', async () => {
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Googlebot/2.1' });
  await begin();
  expect(watched.size).toBe(0);
});

test('links that come later are watched too, until it ends', async () => {
  const end = await begin();
  const later = { origin, pathname: '/recipes/pie' };
  links.push(later);
  changePage();
  expect(watched).toContain(later);
  show(later);
  end();
  expect(watched.size).toBe(0);
  changePage();
  await turn();
  expect(watched.size).toBe(0);
  expect(added).toEqual([]);
});
