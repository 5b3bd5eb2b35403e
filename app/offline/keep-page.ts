import { keptResponse, keptVersion, type CacheNames } from './kept-page.ts';
import { keptScreenOf } from './kept-paths.ts';
import type { KeepMessage, PageToKeep } from './messages.ts';
import { filesNamedIn, laterFilesOf, picturesOf } from './page-files.ts';

/** Of recipes: a plan and a list are never pushed out by them. */
const mostRecipes = 40;
const failedStatus = 500;
const freshForMs = 24 * 60 * 60 * 1000;

interface Keeping {
  caches: CacheStorage;
  fetch: typeof fetch;
  names: CacheNames;
  now: number;
  /** Files a page may need that it does not name. */
  unnamedFiles?: readonly string[];
}

/** Whether all of them can be opened without a network now. */
export async function keepPages({
  message,
  ...keeping
}: Keeping & { message: Pick<KeepMessage, 'pages' | 'pictures'> }): Promise<boolean> {
  const kept = await Promise.all(message.pages.map((page) => keepPage({ ...keeping, page })));
  await keepFiles({ ...keeping, paths: message.pictures });
  await dropOldRecipes(keeping);
  return kept.every(Boolean);
}

/** Fetches a page and all it needs, so that it opens again without a network. */
async function keepPage({ page, ...keeping }: Keeping & { page: PageToKeep }): Promise<boolean> {
  const { caches, names, now } = keeping;
  const pages = await caches.open(names.pages);
  const known = await pages.match(page.path, { ignoreVary: true });
  if (known && keptVersion({ response: known, now, freshForMs }) === page.version) {
    await pages.put(page.path, known);
    return true;
  }
  const response = await keeping.fetch(page.path, { headers: { accept: 'text/html' } });
  if (response.status >= failedStatus) throw new Error(`The server failed: ${response.status}`);
  // A redirect or a refusal is no page to come back to.
  if (!response.ok || response.redirected) return false;
  const html = await response.text();
  const paths = [...filesNamedIn(html), ...(keeping.unnamedFiles ?? [])];
  await keepFiles({ ...keeping, paths: await keepFiles({ ...keeping, paths }) });
  await pages.put(page.path, keptResponse({ html, headers: response.headers, page, now }));
  return true;
}

/** Keeps those that are not kept yet. What they need is given back: fonts, later scripts, pictures. */
async function keepFiles({
  caches,
  fetch,
  names,
  paths,
}: Keeping & { paths: readonly string[] }): Promise<string[]> {
  const files = await caches.open(names.files);
  const kept = paths.map(async (path) => {
    const known = await files.match(path);
    const response = known ?? (await fetch(path));
    if (!response.ok) return [];
    if (known === undefined) await files.put(path, response.clone());
    return neededBy({ path, response });
  });
  return (await Promise.all(kept)).flat();
}

async function neededBy(file: { path: string; response: Response }): Promise<string[]> {
  const { path, response } = file;
  if (path.endsWith('.css')) return filesNamedIn(await response.text());
  // What the frame of every page loads later is of no use without a network.
  if (!path.endsWith('.js') || path.startsWith('/assets/frame-')) return [];
  const script = await response.text();
  return [...laterFilesOf(script), ...picturesOf(script)];
}

/** The first in a cache are those that were looked at the longest ago. */
async function dropOldRecipes({ caches, names }: Keeping): Promise<void> {
  const pages = await caches.open(names.pages);
  const recipes = (await pages.keys()).filter(({ url }) => isOfRecipe(new URL(url).pathname));
  const old = recipes.slice(0, Math.max(0, recipes.length - mostRecipes));
  await Promise.all(old.map((request) => pages.delete(request)));
}

function isOfRecipe(pathname: string): boolean {
  const screen = keptScreenOf(pathname);
  return screen === 'recipe' || screen === 'recipeServings' || screen === 'cooking';
}
