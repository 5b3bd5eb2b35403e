import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../offline/testing/fake-storage.ts';
import { keepPosition, storedViewing } from './viewing.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a device has kept; by default nothing. */
function device(kept?: unknown) {
  fakeStorage(new Map(kept === undefined ? [] : [['kept-viewing', JSON.stringify(kept)]]));
}

const beginning = { hasCaptions: true, rate: 1, positions: {} };
const watched = { hasCaptions: false, rate: 1.5, positions: { bread: 12.3 } };

test('who stops watching finds the place again, to a tenth of a second', () => {
  device();
  keepPosition({ id: 'bread', seconds: 12.39, length: 60 });
  expect(storedViewing.read().positions).toEqual({ bread: 12.3 });
});

test('the last second and a half are the end: a film seen to it begins anew', () => {
  device();
  keepPosition({ id: 'bread', seconds: 58.5, length: 60 });
  expect(storedViewing.read().positions).toEqual({ bread: 58.5 });
  keepPosition({ id: 'bread', seconds: 58.6, length: 60 });
  expect(storedViewing.read().positions).toEqual({ bread: 0 });
});

test('of two hundred films the places are kept, and the one watched longest ago makes room', () => {
  device();
  for (let film = 0; film < 200; film += 1)
    keepPosition({ id: `film-${film}`, seconds: 1, length: 60 });
  keepPosition({ id: 'film-0', seconds: 2, length: 60 });
  expect(Object.keys(storedViewing.read().positions)).toHaveLength(200);
  keepPosition({ id: 'another', seconds: 3, length: 60 });
  const { positions } = storedViewing.read();
  expect(Object.keys(positions)).toHaveLength(200);
  expect([positions['film-0'], positions['film-1'], positions['another']]).toEqual([
    2,
    undefined,
    3,
  ]);
});

test('how somebody watches stays as it was while the place moves on', () => {
  device(watched);
  keepPosition({ id: 'eggs', seconds: 4, length: 60 });
  expect(storedViewing.read()).toEqual({ ...watched, positions: { bread: 12.3, eggs: 4 } });
});

test.each([
  [watched, watched],
  [
    { ...watched, rate: 3 },
    { ...watched, rate: 1 },
  ],
  [
    { ...watched, rate: '1.5' },
    { ...watched, rate: 1 },
  ],
  [{ ...watched, positions: { bread: 12.3, eggs: -1, soup: 'x' } }, watched],
  [
    { ...watched, positions: null },
    { ...watched, positions: {} },
  ],
  [{ ...watched, positions: 'far' }, beginning],
  [{ ...watched, hasCaptions: 1 }, beginning],
  [null, beginning],
  ['x', beginning],
])('kept as %j, it is read as %j', (kept, expected) => {
  device(kept);
  expect(storedViewing.read()).toEqual(expected);
});
