import { expect, inject, test } from 'vitest';
import { specifiedPaths } from './specified-paths.ts';

const server = inject('server');

/** Opened once, however many pages lead there. */
const statuses = new Map<string, Promise<number>>();

const pagesByPath = new Map<string, Promise<string>>();

function pageOf(path: string): Promise<string> {
  const known = pagesByPath.get(path);
  if (known) return known;
  const asked = fetch(`${server.url}${path}`).then((response) => response.text());
  pagesByPath.set(path, asked);
  return asked;
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

const visited = specifiedPaths.filter(
  ({ missing, viewer }) => missing === undefined && viewer === 'visitor',
);
const pages = visited.flatMap(({ paths }) => Object.values(paths));

/** Advertisements, invitations and addresses with something of one's own lead there. */
const ledToFromElsewhere = new Set([
  'alternate home',
  'quiz landing',
  'quiz landing, second',
  'meal plans landing',
  'meal plan, empty',
  'recipe',
  'recipe servings',
  'cooking',
  'meal plan',
  'doctor',
  'food',
  'shopping list',
  'tracking',
  'favorites',
  'sign-up, account',
  'sign-up, payment',
  'clinics, join',
  'clinics, account',
  'clinics, check',
  'clinics, confirm',
]);

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

/** The quiz and the sign-up, where what brought a visitor is told. */
const toSignUp = /^\/(?:onboarding|become-member)(?:[/?]|$)/;

test.each(visited.map(({ paths }) => paths.en))(
  'what brought a visitor to %s goes along to the quiz and the sign-up',
  async (path) => {
    const address = `${server.url}${path}?content=ad-7&source=letter`;
    const response = await fetch(address, { redirect: 'manual' });
    // Who is asked to log in first comes back to the address with all that stands in it.
    const html = response.status === 200 ? await response.text() : '';
    const leading = linksOf(html).filter((link) => toSignUp.test(link));
    const forgetful = leading.filter((link) => {
      const { searchParams } = new URL(link, server.url);
      return searchParams.get('content') !== 'ad-7' || searchParams.get('source') !== 'letter';
    });
    expect(forgetful).toEqual([]);
  },
);

test.each(['en', 'es', 'sv', 'zu'] as const)(
  'whoever begins at home gets to every public page by links in %s',
  async (language) => {
    const wanted = visited.filter(({ name }) => !ledToFromElsewhere.has(name));
    const paths = new Set(wanted.map(({ paths: spelled }) => spelled[language]));
    const [home = ''] = paths;
    const reached = new Set([home]);
    // A set grows while it is gone through.
    for (const path of reached) {
      const linked = linksOf(await pageOf(path)).map((link) => link.split('?')[0] ?? '');
      for (const link of linked) if (paths.has(link)) reached.add(link);
    }
    expect([...paths].filter((path) => !reached.has(path))).toEqual([]);
  },
);
