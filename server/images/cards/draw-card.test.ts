import { beforeAll, expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';
import { Typesetter } from './type-paths.ts';

let type: Typesetter;
beforeAll(async () => {
  type = await Typesetter.open();
});

/** The lines of words on a card without dishes, by where they stand and how they are colored. */
function linesOf({ title, note = null }: { title: string; note?: string | null }) {
  const card = { title, note, recipes: [] };
  const svg = drawCard({ card, brandName: 'Kitchen', foods: new Map(), type });
  const all = [
    ...svg.matchAll(
      /translate\((?<x>[\d.]+) (?<y>[\d.]+)\)" fill="(?<color>#\w+)" d="(?<d>[^"]*)/g,
    ),
  ].map(({ groups = {} }) => ({
    x: Number(groups['x']),
    y: Number(groups['y']),
    color: groups['color'],
    letters: groups['d'] ?? '',
  }));
  // The first is the brand's name.
  const words = all.slice(1);
  const isTitle = ({ color }: { color?: string | undefined }) => color === '#ffffff';
  return {
    title: words.filter(isTitle),
    notes: words.filter((line) => !isTitle(line)),
  };
}

const setWith = (text: string, size: number) => type.setLine({ text, size }).outlines;

test('a short title is as large as can be, in the middle of its room', () => {
  const { title, notes } = linesOf({ title: 'Low carb' });
  expect(title).toHaveLength(1);
  expect(title[0]?.letters).toBe(setWith('Low carb', 76));
  // Between 150 and 558: half of what one line of 88 leaves free, and the letters' own height.
  expect(title[0]).toMatchObject({ x: 72, y: 150 + (408 - 88) / 2 + 76 });
  expect(notes).toEqual([]);
});

test('a note stands below the title, and takes its room from it', () => {
  const { title, notes } = linesOf({ title: 'Low carb', note: 'Seven days' });
  const noteHeight = 34 + 42;
  const base = 150 + (408 - noteHeight - 88) / 2 + 76;
  expect(title[0]?.y).toBe(base);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatchObject({ x: 72, y: base + 34 + 32, letters: setWith('Seven days', 32) });
});

test('the lines of a title and of a note follow each other', () => {
  const { title, notes } = linesOf({
    title: 'Comfort food in winter evenings',
    note: 'Seven days of dinners that are cooked in half an hour, with lists for shopping',
  });
  const steps = (lines: { y: number }[]) =>
    lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? 0));
  // Of type of 66.
  expect(title.length).toBeGreaterThan(1);
  expect(new Set(steps(title))).toEqual(new Set([77]));
  expect(notes).toHaveLength(3);
  expect(new Set(steps(notes))).toEqual(new Set([42]));
  expect(notes[0]!.y - title.at(-1)!.y).toBe(34 + 32);
});

test('many words are smaller, and what no size has room for is cut after four lines', () => {
  const setOf = (count: number) => {
    const { title } = linesOf({ title: 'vegetables '.repeat(count).trim() });
    const isSetIn = (size: number) => title[0]?.letters.startsWith(setWith('vegetables', size));
    return { size: [76, 66, 56, 48].find(isSetIn), lines: title.length };
  };
  expect(setOf(3)).toEqual({ size: 76, lines: 3 });
  expect(setOf(8)).toEqual({ size: 48, lines: 4 });
  expect(setOf(10)).toEqual({ size: 48, lines: 4 });
});

test('a title is rather smaller than with a short word alone in a line', () => {
  const { title } = linesOf({ title: 'Mediterranean to go' });
  const alone = [76, 66, 56, 48].flatMap((size) => [setWith('to', size), setWith('go', size)]);
  for (const { letters } of title) expect(alone).not.toContain(letters);
});
