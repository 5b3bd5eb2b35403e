import { expect, inject, test } from 'vitest';
import { specifiedPaths } from './specified-paths.ts';

const server = inject('server');

/** Opened once, however many pages lead there. */
const statuses = new Map<string, Promise<number>>();

async function pageOf(path: string): Promise<string> {
  const response = await fetch(`${server.url}${path}`);
  return response.text();
}

function statusOf(path: string): Promise<number> {
  const known = statuses.get(path);
  if (known) return known;
  const asked = fetch(`${server.url}${path}`).then(async (response) => {
    await response.body?.cancel();
    return response.status;
  });
  statuses.set(path, asked);
  return asked;
}

/** Addresses of our own that a page links to, without what stands after `#`. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const own = links
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.split('#')[0] ?? '');
  return [...new Set(own)];
}

/** Links within a page lead to something on it. */
function deadAnchors(html: string): string[] {
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  return anchors.filter((id) => !html.includes(`id="${id}"`));
}

/** What a chat shows of a link to the page. */
function socialPicturesOf(html: string): string[] {
  const addresses = html.matchAll(/<meta property="og:image" content="([^"]+)"/g);
  return [...addresses].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

const pages = specifiedPaths
  .filter(({ missing, viewer }) => missing === undefined && viewer === 'visitor')
  .flatMap(({ paths }) => Object.values(paths));

test.each(pages)(
  'every link of %s leads somewhere, and a link to it has a picture',
  async (path) => {
    const html = await pageOf(path);
    const pictures = socialPicturesOf(html);
    expect(pictures, path).toHaveLength(1);
    expect(await statusOf(new URL(pictures[0] ?? '').pathname), pictures[0]).toBe(200);
    expect(deadAnchors(html), path).toEqual([]);
    const dead: string[] = [];
    for (const link of linksOf(html)) {
      const status = await statusOf(link);
      if (status >= 400) dead.push(`${link} (${status})`);
    }
    expect(dead, path).toEqual([]);
  },
);
