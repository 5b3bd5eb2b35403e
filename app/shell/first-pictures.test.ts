import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Picture } from '../ui/pictures/picture.tsx';
import { withFirstPictures } from './first-pictures.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0h4" fill="#ABCDEF"/></svg>';

function pictureOf(id: string, loading: 'eager' | 'lazy'): string {
  const source = { src: `/dish/${id}.svg`, darkSrc: `/dish/${id}-dark.svg` };
  return renderToString(createElement(Picture, { ...source, width: 4, height: 3, loading }));
}

async function pageWith(page: Parameters<typeof withFirstPictures>[0]): Promise<string> {
  return (await withFirstPictures(page)).join('');
}

test('pictures that are seen first come with the page, for light and dark, the others later', async () => {
  const html = pictureOf('stew', 'eager') + pictureOf('soup', 'lazy');
  const page = await pageWith({ html, drawingAt: async () => svg });
  expect(page).not.toContain('/dish/stew');
  expect(page).toContain('src="/dish/soup.svg"');
  const [address = ''] = /data:[^"]+/.exec(page) ?? [];
  expect(address).not.toMatch(/[\s<>#,](?<!xml,)/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(
    svg.replaceAll('"', "'"),
  );
});

test('the plates that one sees first come with the page', async () => {
  const html =
    '<link rel="preload" as="image" href="/plate/stew.svg" fetchPriority="high"/><link rel="preload" as="image" href="/plate/pie.svg" fetchPriority="high"/><img src="/plate/stew.svg" fetchPriority="high"/><img src="/plate/pie.svg"/><img src="/plate/soup.svg"/>';
  const page = await pageWith({ html, drawingAt: async () => svg });
  expect(page).toMatch(/^<img src="data:image\/svg\+xml,[^"]+" fetchPriority="high"\/>/);
  const [, address = ''] = /src="(data:[^"]+)"/.exec(page) ?? [];
  const drawn = decodeURIComponent(new URL(address).pathname).replace('image/svg+xml,', '');
  expect(drawn).toBe(svg.replaceAll('"', "'"));
  expect(page).toMatch(/<img src="data:[^"]+"\/><img src="\/plate\/soup.svg"\/>$/);
});

test('a photo is not in the page, and at most six drawings are', async () => {
  const html = Array.from({ length: 8 }, (_, index) => pictureOf(`d${index}`, 'eager')).join('');
  const photo = await pageWith({ html, drawingAt: async () => null });
  expect(photo).toBe(html);
  const page = await pageWith({ html, drawingAt: async () => svg });
  expect([...page.matchAll(/src="data:/g)]).toHaveLength(6);
});
