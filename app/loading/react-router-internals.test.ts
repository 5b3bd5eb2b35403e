import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataPathOf } from './react-router-internals.ts';

const files = join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib');

test.each([
  [
    'the page being gone to',
    'dom-export/hydrated-router.js',
    'window.__reactRouterDataRouter = router',
  ],
  [
    'what it read from its stream',
    'dom-export/hydrated-router.js',
    'ssrInfo.context.state = value.value',
  ],
  ['the pages that are known', 'dom/ssr/components.js', 'window.__reactRouterManifest = '],
  [
    'the address of a page’s data',
    'dom/ssr/single-fetch.js',
    'singleFetchUrl(request.url, "data")',
  ],
  ['data asked for by the browser’s own fetch', 'dom/ssr/single-fetch.js', 'await fetch(url, '],
  ['the address of the manifest', 'dom/ssr/fog-of-war.js', '__manifest'],
  ['a reload when a script is missing', 'dom/ssr/routeModules.js', 'window.location.reload()'],
  ['how the server finds routes', 'dom/server.js', 'let matchRoutes = context._match'],
  ['the addresses above a page', 'dom/ssr/fog-of-war.js', 'paths.push(`/${segments.join("/")}`)'],
  ['what client middleware returns', 'router/router.js', 'if (isResult(result)) return result'],
])('React Router still has %s where it was', async (_what, file, code) => {
  expect(await readFile(join(files, file), 'utf8')).toContain(code);
});

test.each([
  ['/', '/_.data'],
  ['/recipes/stew', '/recipes/stew.data'],
])('the data of %s comes from %s', (path, data) => {
  expect(dataPathOf(path)).toBe(data);
});
