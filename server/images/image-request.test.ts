import { expect, test } from 'vitest';
import { boxOf, boxOnLadder, cutAround } from './image-box.ts';
import { readImageRequest, type ImageRequest } from './image-request.ts';

const plain: ImageRequest = {
  width: null,
  height: null,
  crop: 'cover',
  gravity: 'center',
  format: null,
  theme: 'light',
  version: null,
};

function read(query: Record<string, unknown>) {
  const result = readImageRequest(query);
  return result.ok ? result.value : null;
}

function problemOf(query: Record<string, unknown>) {
  const result = readImageRequest(query);
  return result.ok ? null : { path: result.reason.path, code: result.reason.code };
}

test('without parameters a picture comes as it is', () => {
  expect(read({})).toEqual(plain);
});

test('every parameter is understood', () => {
  const query = { width: '320', height: '240', crop: 'contain', gravity: 'top', dpr: '2' };
  expect(read({ ...query, format: 'webp', theme: 'dark', v: 'a1' })).toEqual({
    width: 640,
    height: 480,
    crop: 'contain',
    gravity: 'top',
    format: 'webp',
    theme: 'dark',
    version: 'a1',
  });
  expect(read({ width: '101', dpr: '1.5' })?.width).toBe(152);
});

test.each([
  ['width', '1', '4800'],
  ['height', '1', '3200'],
] as const)('%s goes from %s to %s', (name, least, most) => {
  expect(read({ [name]: least })?.[name]).toBe(Number(least));
  expect(read({ [name]: most })?.[name]).toBe(Number(most));
  for (const wrong of ['0', '-1', '1.5', '1e3', ' 5', '', '0x10', String(Number(most) + 1)]) {
    expect(problemOf({ [name]: wrong })).toMatchObject({ code: 'image.number-out-of-range' });
  }
});

test.each(['1', '1.25', '4'])('a screen of %s dots a pixel is one', (dpr) => {
  expect(read({ width: '100', dpr })?.width).toBe(100 * Number(dpr));
});

test.each(['0', '0.5', '4.01', '5', '2x', '1.234', '10'])('a screen of %s dots is none', (dpr) => {
  expect(problemOf({ dpr })).toMatchObject({ code: 'image.number-out-of-range' });
});

test('the limits are those of the answer, whatever the screen', () => {
  expect(read({ width: '2400', dpr: '2' })?.width).toBe(4800);
  expect(problemOf({ width: '2401', dpr: '2' })).toMatchObject({
    code: 'image.number-out-of-range',
  });
});

test.each([
  { widht: '100' },
  { width: ['100', '200'] },
  { v: { nested: 'x' } },
  { theme: undefined },
])('%j is refused: a cache would keep it beside the right one', (query) => {
  expect(problemOf(query)).toMatchObject({ code: 'image.parameter-unknown' });
});

test.each([{ crop: 'fill' }, { gravity: 'north' }, { format: 'gif' }, { theme: 'Dark' }])(
  '%j is no choice',
  (query) => {
    expect(problemOf(query)).toMatchObject({ code: 'image.choice-unknown' });
  },
);

const shape = { width: 400, height: 300 };
const sizeOf = (request: Partial<ImageRequest>, of = shape) => {
  const { width, height } = boxOf({ request: { ...plain, ...request }, shape: of });
  return [width, height];
};

test('what was not asked for follows from the picture’s own shape', () => {
  expect(sizeOf({})).toEqual([400, 300]);
  expect(sizeOf({ width: 200 })).toEqual([200, 150]);
  expect(sizeOf({ height: 150 })).toEqual([200, 150]);
  expect(sizeOf({ width: 200, height: 200 })).toEqual([200, 200]);
});

test('what follows stays within the limits too, and is never nothing', () => {
  expect(sizeOf({ width: 4800 }, { width: 100, height: 300 })).toEqual([1067, 3200]);
  expect(sizeOf({ height: 3200 }, { width: 300, height: 100 })).toEqual([4800, 1600]);
  expect(sizeOf({ width: 1 }, { width: 9000, height: 10 })).toEqual([1, 1]);
});

test('painted pictures come in few sizes, each at least as large as was asked', () => {
  const { width, height } = boxOnLadder({ request: { ...plain, width: 41, height: 161 }, shape });
  expect([width, height]).toEqual([80, 200]);
  const follows = boxOnLadder({ request: { ...plain, width: 100 }, shape });
  expect([follows.width, follows.height]).toEqual([120, 90]);
});

test('a photo is cut around its focus, as near to the middle as its edges let it', () => {
  const box = { width: 100, height: 100, crop: 'cover', gravity: 'center' } as const;
  const cut = (x: number, y: number) => cutAround({ shape, focus: { x, y }, box });
  expect(cut(50, 50)).toEqual({ left: 50, top: 0, width: 300, height: 300 });
  expect(cut(0, 0)).toMatchObject({ left: 0, top: 0 });
  expect(cut(100, 100)).toMatchObject({ left: 100, top: 0 });
  const wide = { ...box, width: 200, height: 50 };
  expect(cutAround({ shape, focus: { x: 10, y: 100 }, box: wide })).toEqual({
    left: 0,
    top: 200,
    width: 400,
    height: 100,
  });
});

test('a photo without a focus, a whole one, or one held at an edge is cut as it was asked', () => {
  const box = { width: 100, height: 100, crop: 'cover', gravity: 'center' } as const;
  const focus = { x: 10, y: 10 };
  expect(cutAround({ shape, focus: null, box })).toBeNull();
  expect(cutAround({ shape, focus, box: { ...box, crop: 'contain' } })).toBeNull();
  expect(cutAround({ shape, focus, box: { ...box, gravity: 'top' } })).toBeNull();
});
