import { expect, test } from 'vitest';
import { filesNamedIn, laterFilesOf } from './page-files.ts';

test('scripts and styles of a page and fonts of its styles are found once each', () => {
  const page = `<link rel="modulepreload" href="/assets/entry-Ab_1-x.js"/>
    <link rel="stylesheet" href="/assets/root-9.css">
    <script>import "/assets/manifest-1f.js"; import * as r from "/assets/entry-Ab_1-x.js"</script>
    <a href="/assetsless">x</a><img src="/plate/stew.svg">`;
  expect(filesNamedIn(page)).toEqual([
    '/assets/entry-Ab_1-x.js',
    '/assets/root-9.css',
    '/assets/manifest-1f.js',
  ]);
  expect(filesNamedIn('src:url(/assets/figtree-latin.woff2)format("woff2")')).toEqual([
    '/assets/figtree-latin.woff2',
  ]);
});

test('what a script loads later is found, and a list of every page is not taken for that', () => {
  const script = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/sheets-1.en.js","assets/frame-2.css"])))=>i.map(i=>d[i]);import("./sheets-1.en.js")`;
  expect(laterFilesOf(script)).toEqual(['/assets/sheets-1.en.js', '/assets/frame-2.css']);
  expect(laterFilesOf('window.__manifest={"module":"/assets/other-page.js"}')).toEqual([]);
});
