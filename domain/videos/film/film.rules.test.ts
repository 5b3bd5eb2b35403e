import { expect, test } from 'vitest';
import { frameAt, keyframesOf, type Film, type FilmKey } from './film.rules.ts';

const filmOf = (...keys: FilmKey[]): Film => ({
  seconds: 10,
  stills: [],
  parts: ['<path/>', '<circle/>'],
  layers: [{ part: 1, keys }],
});

/** The one layer of the picture at a moment, or nothing. */
function shownAt(seconds: number, ...keys: FilmKey[]): string {
  const svg = frameAt(filmOf(...keys), seconds);
  const [, inner = ''] = /^<svg [^>]*viewBox="0 0 640 360">(.*)<\/svg>$/.exec(svg) ?? [];
  return inner;
}

const way: FilmKey[] = [
  { at: 2, x: 0, y: 10, ease: 'linear' },
  { at: 4, x: 100, y: 20, scale: 3, tall: 0.5, turn: 90, opacity: 0.5 },
];
const at = (transform: string, opacity = '') =>
  `<g transform="${transform}"${opacity}><circle/></g>`;

test.each([
  [0, at('translate(0,10) rotate(0) scale(1,1)')],
  [2, at('translate(0,10) rotate(0) scale(1,1)')],
  [2.5, at('translate(25,12.5) rotate(22.5) scale(1.5,1.312)', ' opacity="0.875"')],
  [3, at('translate(50,15) rotate(45) scale(2,1.5)', ' opacity="0.75"')],
  [4, at('translate(100,20) rotate(90) scale(3,1.5)', ' opacity="0.5"')],
  [9, at('translate(100,20) rotate(90) scale(3,1.5)', ' opacity="0.5"')],
])('at %s seconds a layer is where its keys say, or between them', (seconds, markup) => {
  expect(shownAt(seconds, ...way)).toBe(markup);
});

test('a key lasts until the next one, whatever their number', () => {
  const keys: FilmKey[] = [1, 2, 3].map((second) => ({
    at: second,
    x: second * 10,
    y: 0,
    ease: 'linear',
  }));
  const xs = [1, 1.5, 2.5, 3].map((second) => /\((\d+)/.exec(shownAt(second, ...keys))?.[1]);
  expect(xs).toEqual(['10', '15', '25', '30']);
});

test.each([
  ['linear', 25, 50],
  ['out', 72, 93],
  ['both', 13, 67],
  ['overshoot', 84, 107],
] as const)('with the ease %s it moves as CSS does', (ease, quarter, half) => {
  const keys: FilmKey[] = [
    { at: 0, x: 0, y: 0, ease },
    { at: 4, x: 100, y: 0 },
  ];
  const xAt = (second: number) => Number(/\(([\d.]+)/.exec(shownAt(second, ...keys))?.[1]);
  const shares = [1, 2];
  expect(shares.map((second) => Math.round(xAt(second)))).toEqual([quarter, half]);
});

test('without another word a movement ends softly', () => {
  const keys: FilmKey[] = [
    { at: 0, x: 0, y: 0 },
    { at: 4, x: 100, y: 0 },
  ];
  expect(shownAt(2, ...keys)).toBe(
    shownAt(2, ...keys.map((key) => ({ ...key, ease: 'out' as const }))),
  );
});

test('what nobody can see is not drawn, and what is as good as whole has no opacity', () => {
  const still = (opacity: number) => shownAt(1, { at: 0, x: 0, y: 0, opacity });
  expect(still(0)).toBe('');
  expect(still(0.003)).toBe('');
  expect(still(0.004)).toContain('opacity="0.004"');
  expect(still(0.996)).toContain('opacity="0.996"');
  expect(still(0.997)).not.toContain('opacity');
  expect(shownAt(1)).toBe('');
});

test('an ease that goes too far makes nothing more than whole', () => {
  const keys: FilmKey[] = [
    { at: 0, x: 0, y: 0, opacity: 0, ease: 'overshoot' },
    { at: 4, x: 0, y: 0 },
  ];
  expect(shownAt(2.5, ...keys)).not.toContain('opacity');
});

test('a browser gets the way over the whole film: first and last key hold at its ends', () => {
  const keyframes = keyframesOf({ part: 0, keys: way }, 8);
  expect(keyframes.map(({ offset, opacity }) => [offset, opacity])).toEqual([
    [0, 1],
    [0.25, 1],
    [0.5, 0.5],
    [1, 0.5],
  ]);
  expect(keyframes[2]).toMatchObject({
    transform: 'translate(100px,20px) rotate(90deg) scale(3,1.5)',
    easing: 'cubic-bezier(0.2,0.8,0.3,1)',
  });
  expect(keyframes[1]?.easing).toBe('cubic-bezier(0,0,1,1)');
  expect(keyframesOf({ part: 0, keys: [] }, 8)).toEqual([]);
});

test('a key outside of the film is at one of its ends', () => {
  const keys: FilmKey[] = [
    { at: -1, x: 0, y: 0 },
    { at: 9, x: 0, y: 0 },
  ];
  expect(keyframesOf({ part: 0, keys }, 8).map(({ offset }) => offset)).toEqual([0, 0, 1, 1]);
});
