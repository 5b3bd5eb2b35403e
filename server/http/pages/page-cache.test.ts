import { createHash } from 'node:crypto';
import { setImmediate as aTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { MovableClock } from '../../payments/testing/movable-clock.ts';
import { PageCache, sharePage, type SharedPage } from './page-cache.ts';

const pageOf = (text: string) =>
  sharePage({ html: Buffer.from(text), nonce: 'of-the-render', headers: {} });

async function textOf(page: SharedPage | null): Promise<string | null> {
  return page && (await page.body('identity')).toString();
}

/** For a page that is fresh, or not there. The cache hears no rejection, so what was asked is counted. */
let askedAgain = 0;
const neverAsked = () => {
  askedAgain += 1;
  return Promise.resolve(null);
};
afterEach(() => {
  const asked = askedAgain;
  askedAgain = 0;
  expect(asked, 'A fresh page is not rendered again').toBe(0);
});

function aged({ text = 'first', afterMs = 60_001 } = {}) {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  const cache = new PageCache({ clock });
  cache.keep('/', pageOf(text));
  clock.addSeconds(afterMs / 1000);
  return { clock, cache };
}

test('a page is answered as it is for a minute', async () => {
  const { cache } = aged({ afterMs: 60_000 });
  expect(await textOf(cache.find('/', neverAsked))).toBe('first');
  expect(cache.find('/other', neverAsked)).toBeNull();
});

test('an aged page is still answered while one new one is rendered, however many ask', async () => {
  const { cache } = aged();
  const rendered = Promise.withResolvers<SharedPage | null>();
  let renders = 0;
  const renew = () => {
    renders += 1;
    return rendered.promise;
  };
  for (let reader = 0; reader < 100; reader += 1) {
    expect(await textOf(cache.find('/', renew))).toBe('first');
  }
  expect(renders).toBe(1);
  rendered.resolve(pageOf('second'));
  await aTurn();
  expect(await textOf(cache.find('/', neverAsked))).toBe('second');
});

test('a page that is for everybody no more is forgotten', async () => {
  const { cache } = aged();
  cache.find('/', () => Promise.resolve(null));
  await aTurn();
  expect(cache.find('/', neverAsked)).toBeNull();
});

test('when rendering fails the aged page stays, and the next reader tries again', async () => {
  const { cache } = aged();
  cache.find('/', () => Promise.reject(new Error('The database is away.')));
  await aTurn();
  expect(await textOf(cache.find('/', () => Promise.resolve(pageOf('second'))))).toBe('first');
  await aTurn();
  expect(await textOf(cache.find('/', neverAsked))).toBe('second');
});

test('a page that is made behind an answer does not take the place of one that was kept meanwhile', async () => {
  const cache = new PageCache({ clock: new MovableClock('2026-03-02T08:00:00Z') });
  const made = Promise.withResolvers<SharedPage | null>();
  cache.make('/', () => made.promise);
  cache.keep('/', pageOf('kept'));
  made.resolve(pageOf('made'));
  await aTurn();
  expect(await textOf(cache.find('/', neverAsked))).toBe('kept');
});

test('a page that is rendered again unchanged is not packed again', async () => {
  const { cache } = aged({ afterMs: 0 });
  const packed = await cache.find('/', neverAsked)?.body('br');
  cache.keep('/', pageOf('first'));
  expect(await cache.find('/', neverAsked)?.body('br')).toBe(packed);
  cache.keep('/', pageOf('second'));
  expect(await textOf(cache.find('/', neverAsked))).toBe('second');
});

test('a page rendered again is the same page, with the same scripts', async () => {
  const render = (nonce: string) => {
    const html = `<script nonce="${nonce}">start("${nonce}")</script><link nonce="${nonce}">`;
    return sharePage({ html: Buffer.from(html), nonce, headers: {} });
  };
  const [one, other] = [render('bm9uY2U='), render('YW5vdGhlcg==')];
  expect(one.etag).toBe(other.etag);
  expect(one.own).toEqual(other.own);
  expect(one.own.scripts).toHaveLength(1);
  expect(await textOf(one)).not.toContain('bm9uY2U=');
});

test('pages are kept up to a number of bytes, those that were not asked for longest go first', async () => {
  const cache = new PageCache({ clock: new MovableClock('2026-03-02T08:00:00Z'), maxSize: 3000 });
  const large = (name: string) => pageOf(name.padEnd(1000, '.'));
  cache.keep('/a', large('a'));
  cache.keep('/b', large('b'));
  cache.find('/a', neverAsked);
  cache.keep('/c', large('c'));
  expect(cache.find('/b', neverAsked)).toBeNull();
  expect((await textOf(cache.find('/a', neverAsked)))?.[0]).toBe('a');
  expect((await textOf(cache.find('/c', neverAsked)))?.[0]).toBe('c');
  cache.keep('/all', pageOf('d'.repeat(3000)));
  expect(cache.find('/all', neverAsked)).toBeNull();
  expect(cache.find('/c', neverAsked)).not.toBeNull();
});

test('a page counts with room for its packed copies', () => {
  const cache = new PageCache({ clock: new MovableClock('2026-03-02T08:00:00Z'), maxSize: 1400 });
  cache.keep('/fits', pageOf('x'.repeat(1000)));
  expect(cache.find('/fits', neverAsked)).not.toBeNull();
  cache.keep('/does-not', pageOf('x'.repeat(1001)));
  expect(cache.find('/does-not', neverAsked)).toBeNull();
});

test('a renewed page is fresh for another minute, and one rendering at a time goes for each address', async () => {
  const { cache, clock } = aged();
  cache.keep('/other', pageOf('other'));
  clock.addSeconds(60.001);
  const rendered: string[] = [];
  const renewal = (key: string) => async () => {
    rendered.push(key);
    return pageOf(`new ${key}`);
  };
  for (const key of ['/', '/other', '/', '/other']) cache.find(key, renewal(key));
  await aTurn();
  expect(rendered).toEqual(['/', '/other']);
  clock.addSeconds(60);
  expect(await textOf(cache.find('/', neverAsked))).toBe('new /');
  clock.addSeconds(0.001);
  cache.find('/', renewal('/'));
  expect(rendered).toEqual(['/', '/other', '/']);
});

test('what cannot be made behind an answer is not kept, and breaks nothing', async () => {
  const cache = new PageCache({ clock: new MovableClock('2026-03-02T08:00:00Z') });
  cache.make('/', () => Promise.reject(new Error('The database is away.')));
  cache.make('/own', () => Promise.resolve(null));
  cache.make('/all', () => Promise.resolve(pageOf('made')));
  await aTurn();
  expect(cache.find('/', neverAsked)).toBeNull();
  expect(cache.find('/own', neverAsked)).toBeNull();
  expect(await textOf(cache.find('/all', neverAsked))).toBe('made');
});

test('a page with other headers is another page, though its text is the same', () => {
  const { cache } = aged({ afterMs: 0 });
  const headers = { link: '</a.css>; rel=preload' };
  cache.keep('/', sharePage({ html: Buffer.from('first'), nonce: 'of-the-render', headers }));
  expect(cache.find('/', neverAsked)?.headers).toEqual(headers);
});

test('the policy names the scripts that rendering marked, and none that came with the content', () => {
  const html = `<script nonce="of-the-render">start()</script><script>alert(1)</script>
    <script nonce="other">alert(2)</script><script nonce="of-the-render" src="/a.js"></script>`;
  expect(pageOf(html).own.scripts).toHaveLength(1);
  expect(sharePage({ html: Buffer.from(html), nonce: null, headers: {} }).own).toEqual({
    scripts: [],
    styles: [],
  });
});

test('a kept page with its own styles has no mark, for what runs is named by its text', async () => {
  const html =
    '<style nonce="n1">p{top:0}</style><script nonce="n1">go()</script><link nonce="n1">';
  const shared = sharePage({ html: Buffer.from(html), nonce: 'n1', headers: {} });
  expect(String(await shared.body('identity'))).toBe(
    '<style>p{top:0}</style><script>go()</script><link>',
  );
  expect(shared.own.styles).toEqual([expect.stringMatching(/^'sha256-/)]);
  expect(shared.own.scripts).toEqual([expect.stringMatching(/^'sha256-/)]);
});

test('a kept page that is painted before its scripts names what runs later by its text too', async () => {
  const html =
    '<style nonce="n1">p{top:0}</style><script nonce="n1" type="later" id="later-script">go()</script>';
  const shared = sharePage({ html: Buffer.from(html), nonce: 'n1', headers: {} });
  expect(String(await shared.body('identity'))).toBe(html.replaceAll('n1', 'kept'));
  const ofText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(shared.own).toEqual({ styles: [ofText('p{top:0}')], scripts: [ofText('go()')] });
});

test('a page that is only read is packed smaller than one with scripts, which are worth less work', async () => {
  const rows = Array.from({ length: 300 }, (_, row) => `<p>${(row * 7919) % 1009} yolks</p>`);
  const styled = (mark: string) =>
    sharePage({
      html: Buffer.from(`<style${mark}>p{top:0}</style>${rows.join('')}`),
      nonce: 'n1',
      headers: {},
    });
  const [onlyRead, other] = [styled(' nonce="n1"'), styled('')];
  expect(await textOf(onlyRead)).toBe(await textOf(other));
  const [small, large] = [await onlyRead.body('br'), await other.body('br')];
  expect(small.length).toBeLessThan(large.length);
});
