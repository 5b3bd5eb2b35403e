import { expect, test } from 'vitest';
import { centred, FilmSheet } from './film-sheet.ts';

/** The keys of one layer, as they are sent. */
function sentKeys(...keys: Parameters<FilmSheet['add']>[1]) {
  const sheet = new FilmSheet();
  sheet.add('<path/>', keys);
  return sheet.finish({ seconds: 4, stills: [] }).layers[0]?.keys;
}

test('a drawing is laid with its middle where the layer is', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60"><path/></svg>';
  expect(centred(svg, 30, 10)).toBe(
    '<svg x="-15" y="-5" width="30" height="10" viewBox="0 0 60 20"><path/></svg>',
  );
});

test('what goes without saying is not sent, and figures are short', () => {
  expect(sentKeys({ at: 0, x: 10.04, y: 5, scale: 1, tall: 1, turn: 0, opacity: 1 })).toEqual([
    { at: 0, x: 10, y: 5 },
  ]);
  expect(sentKeys({ at: 0, x: 1, y: 2, scale: 0.333, tall: 2, turn: 9.999, opacity: 0.5 })).toEqual(
    [{ at: 0, x: 1, y: 2, scale: 0.33, tall: 2, turn: 10, opacity: 0.5 }],
  );
});

test('what comes later is hidden until then', () => {
  expect(sentKeys({ at: 2, x: 1, y: 2 })).toEqual([
    { at: 1.98, x: 1, y: 2, opacity: 0, ease: 'linear' },
    { at: 2, x: 1, y: 2 },
  ]);
});

test('equal drawings are kept once', () => {
  const sheet = new FilmSheet();
  const key = { at: 0, x: 0, y: 0 };
  for (const markup of ['<path/>', '<circle/>', '<path/>']) sheet.add(markup, [key]);
  const { parts, layers } = sheet.finish({ seconds: 1, stills: [] });
  expect([parts, layers.map(({ part }) => part)]).toEqual([
    ['<path/>', '<circle/>'],
    [0, 1, 0],
  ]);
});
