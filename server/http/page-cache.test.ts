import { setImmediate as aTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MovableClock } from '../payments/testing/movable-clock.ts';
import { PageCache, sharePage, type SharedPage } from './page-cache.ts';

const pageOf = (text: string) =>
  sharePage({ html: Buffer.from(text), nonce: 'of-the-render', headers: {} });

async function textOf(page: SharedPage | null): Promise<string | null> {
  return page && (await page.body('identity')).toString();
}

const neverAsked = () => Promise.reject(new Error('A fresh page is not rendered again.'));

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
  const { cache } = aged();
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
