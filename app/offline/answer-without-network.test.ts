import { expect, test } from 'vitest';
import { pageWithoutNetwork } from './answer-without-network.ts';
import { fakeCaches } from './testing/fake-caches.ts';

/** A device that has kept these pages; each says its own path. */
async function answerOn(pages: string[], path: string) {
  const { caches } = fakeCaches();
  const strangers = await caches.open('offline-1');
  await strangers.put('/se/utan-natverk', new Response('offline'));
  const kept = await caches.open('pages-1');
  for (const page of pages) await kept.put(page, new Response(page));
  const url = new URL(path, 'https://yolk.example');
  const response = await pageWithoutNetwork({ caches, url });
  const to = response?.headers.get('location');
  if (to) return { to: to.replace(url.origin, '') };
  return response === undefined ? null : { text: await response.text() };
}

test.each([
  ['a kept page', '/se/inkopslista', { text: '/se/inkopslista' }],
  ['a kept page with a dialog open', '/se/inkopslista?share', { text: '/se/inkopslista' }],
  ['a kept tab', '/se/veckomeny/x?tab=nutrition', { text: '/se/veckomeny/x?tab=nutrition' }],
  ['another tab', '/se/veckomeny/x?tab=video', { text: '/se/veckomeny/x' }],
  ['the start page', '/se', { to: '/se/hem' }],
  [
    'a page that is not kept',
    '/se/sok?s=ägg',
    { to: '/se/utan-natverk?from=%2Fse%2Fsok%3Fs%3D%25C3%25A4gg' },
  ],
  ['the page that tells of it', '/se/utan-natverk?from=%2Fse', { text: 'offline' }],
  ['a language that was never opened', '/es/buscar', null],
])('%s is answered', async (_name, path, answer) => {
  const pages = ['/se/inkopslista', '/se/veckomeny/x', '/se/veckomeny/x?tab=nutrition', '/se/hem'];
  expect(await answerOn(pages, path)).toEqual(answer);
});

test('a kept page tells the page that it was kept', async () => {
  const { caches } = fakeCaches();
  const pages = await caches.open('pages-1');
  await pages.put(
    '/se/inkopslista',
    new Response('list', { headers: { 'content-type': 'text/html' } }),
  );
  const url = new URL('https://yolk.example/se/inkopslista');
  const response = await pageWithoutNetwork({ caches, url });

  expect(response?.headers.get('server-timing')).toBe('kept');
  expect(response?.headers.get('content-type')).toBe('text/html');
});

test('the start page of nobody leads to the page that tells of it', async () => {
  expect(await answerOn([], '/se')).toEqual({ to: '/se/utan-natverk?from=%2Fse' });
});
