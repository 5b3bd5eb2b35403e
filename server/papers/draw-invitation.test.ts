import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { drawInvitation } from './draw-invitation.ts';
import type { InvitationSheet } from './sheet.ts';
import { linesOfPage } from './testing/lines-of-page.ts';

const sheet: InvitationSheet = {
  kind: 'invitation',
  language: 'en',
  documentTitle: 'Invitation',
  brand: 'Yolk',
  group: 'Lindgård Clinic',
  title: 'Join us',
  lead: 'Lindgård Clinic pays.',
  url: 'https://yolk.example/pro/join?invitation=abc',
  urlLabel: 'The address of the invitation',
  steps: ['Scan', 'Sign up', 'Start'],
  byHand: [[{ text: 'Open ' }, { text: 'yolk.example', isBold: true }], [{ text: 'K7M2-QX9T' }]],
};

const perMm = 72 / 25.4;
const [width, height, margin] = [148 * perMm, 210 * perMm, 14 * perMm];

/** Making the fonts takes a moment, so the page is drawn once. */
const pdf = await drawInvitation(sheet);
const lines = linesOfPage(pdf);

interface Box {
  left: number;
  top: number;
  side: number;
}

const boxes = lines
  .filter((line) => line.endsWith(' re'))
  .map((line): Box => {
    const [left = 0, top = 0, side = 0] = line.split(' ').map(Number);
    return { left, top, side };
  });

/** Where words stand, from the upper left corner, with the size of their letters. */
const words = lines.flatMap((line, at) => {
  const [, x, y] = /^1 0 0 1 ([\d.]+) ([\d.]+) Tm$/.exec(line) ?? [];
  const [, size] = /^\/F\d+ ([\d.]+) Tf$/.exec(lines[at + 1] ?? '') ?? [];
  return x === undefined ? [] : [{ x: Number(x), y: height - Number(y), size: Number(size) }];
});

test('the code has every square of its address, in the middle of the page', () => {
  const { modules } = create(sheet.url, { errorCorrectionLevel: 'M' });
  const side = (62 * perMm) / modules.size;
  const [left, top] = [(width - 62 * perMm) / 2, Math.min(...boxes.map((box) => box.top))];
  const placed = boxes.map((box) => [
    Math.round((box.top - top) / side),
    Math.round((box.left - left) / side),
  ]);
  const expected = Array.from({ length: modules.size ** 2 }, (_, index) => [
    Math.floor(index / modules.size),
    index % modules.size,
  ]).filter(([row = 0, column = 0]) => modules.get(row, column));
  expect(placed).toEqual(expected);
  for (const box of boxes) expect(box.side).toBeCloseTo(side, 3);
});

test('whoever taps the code is led to the address', () => {
  const text = Buffer.from(pdf).toString('latin1');
  const [, rect = ''] = /\/Rect \[([^\]]*)\]/.exec(text) ?? [];
  const [left = 0, low = 0, right = 0, high = 0] = rect.split(' ').map(Number);
  const top = Math.min(...boxes.map((box) => box.top));
  expect(left).toBeCloseTo(boxes[0]?.left ?? 0, 2);
  expect(height - Math.max(low, high)).toBeCloseTo(top, 1);
  expect(right - left).toBeCloseTo(62 * perMm, 2);
  expect(text).toContain(`/URI (${sheet.url})`);
  expect(text).toContain(`/Alt (${sheet.urlLabel})`);
});

test('the group, the title and the lead stand above the code, in this order', () => {
  const [, group, title, lead] = words;
  const top = Math.min(...boxes.map((box) => box.top));
  expect([group?.size, title?.size, lead?.size]).toEqual([11, 23, 10.5]);
  for (const each of [group, title, lead]) expect(each?.x).toBeCloseTo(margin, 2);
  const heights = [group?.y ?? 0, title?.y ?? 0, lead?.y ?? 0, top];
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  // The name of the product stands at the right, beside the group.
  expect(words[0]?.x).toBeGreaterThan(width / 2);
});

test('under it three numbered steps follow one another, and do not run into each other', () => {
  const under = Math.max(...boxes.map((box) => box.top + box.side));
  const numbers = words.filter(({ size }) => size === 14);
  const steps = words.filter(({ size }) => size === 11.5);
  expect([numbers.length, steps.length]).toEqual([3, 3]);
  let before = under;
  for (const [index, { x, y }] of steps.entries()) {
    expect(x).toBeCloseTo(margin + 18, 2);
    expect(numbers[index]?.x).toBeCloseTo(margin, 2);
    expect(Math.abs((numbers[index]?.y ?? 0) - y)).toBeLessThan(4);
    expect(y - before).toBeGreaterThan(11.5);
    before = y;
  }
});

test('the way without a camera ends a thumb above the edge, under a line of its own', () => {
  const [first, second] = words.filter(({ size }) => size === 10).slice(-2);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(14, 2);
  const lineEnd = lines.indexOf('1 w');
  const [from, to] = [lines[lineEnd + 1], lines[lineEnd + 2]].map((line) =>
    (line ?? '').split(' ').map(Number),
  );
  expect([from?.[0], to?.[0]]).toEqual([
    expect.closeTo(margin, 2),
    expect.closeTo(width - margin, 2),
  ]);
  expect(from?.[1]).toBeCloseTo(height - 16 * perMm - 28, 2);
  expect(to?.[1]).toBe(from?.[1]);
  expect(first?.y).toBeGreaterThan(from?.[1] ?? 0);
  expect(second?.y).toBeLessThan(height - 13 * perMm);
});
