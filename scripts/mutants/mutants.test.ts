import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placesOf } from './draw-places.ts';
import { filesUnder, testsBeside } from './files.ts';
import { judgedMutants } from './judged.ts';
import { strykerPlugins } from './only-drawn.ts';
import { shareRange } from './report.ts';

const root = join(import.meta.dirname, '..', '..');

test.each(judgedMutants.map((each) => ({ ...each })))(
  'what was judged in $file is still there: $line',
  async ({ file, line, reason }) => {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    expect(lines.map((each) => each.trim())).toContain(line);
    expect(reason).not.toBe('');
  },
);

test('code is changed, and neither tests nor what is generated', () => {
  const files = filesUnder(['domain/kitchen', 'app/routes/search']);
  expect(files).toContain('domain/kitchen/portions.rules.ts');
  expect(files.filter((file) => /\.test\.|\.gen\.|\/testing\//.test(file))).toEqual([]);
  expect(filesUnder(['scripts', 'e2e'])).toEqual([]);
});

test('a file is tried by the tests of its module, not by those that read all of the content', () => {
  const tests = testsBeside(['domain/kitchen/sheet/step-pieces.ts']);
  expect(tests).toContain('domain/kitchen/sheet/recipe-sheet.test.ts');
  expect(tests.filter((file) => file.includes('.content.'))).toEqual([]);
  expect(tests.every((file) => file.startsWith('domain/kitchen/'))).toBe(true);
  const beside = testsBeside(['server/notice.ts']);
  expect(beside).toContain('server/notice.test.ts');
  expect(beside.filter((file) => file.startsWith('server/http/'))).toEqual([]);
  const routes = testsBeside(['app/routes/search/search.tsx']);
  expect(routes.every((file) => file.startsWith('app/routes/search/'))).toBe(true);
});

test('the same seed draws the same places, another one others', async () => {
  const files = filesUnder(['domain/kitchen/portions.rules.ts']);
  const draw = async (seed: number) => (await placesOf({ files, sampleSize: 5, seed })).patterns;
  expect(await draw(1)).toHaveLength(5);
  expect(await draw(1)).toEqual(await draw(1));
  expect(await draw(1)).not.toEqual(await draw(2));
  const [place] = await draw(1);
  expect(place).toMatch(/^domain\/kitchen\/portions\.rules\.ts:\d+:\d+-\d+:\d+$/);
});

test('what lies inside a place that was drawn, or beside it, is not tried too', () => {
  const [{ factory }] = strykerPlugins;
  const isLeft = (pattern: string, [line, column, endLine, endColumn]: readonly number[]) => {
    const [start, end] = [
      { line: line ?? 0, column: column ?? 0 },
      { line: endLine ?? 0, column: endColumn ?? 0 },
    ];
    return factory({ mutate: [pattern] }).shouldIgnore({ node: { loc: { start, end } } });
  };
  const drawn = 'domain/kitchen/portions.rules.ts:4:10-8:1';
  expect(isLeft(drawn, [4, 10, 8, 1])).toBeUndefined();
  expect(isLeft(drawn, [4, 2, 9, 0])).toBeUndefined();
  expect(isLeft(drawn, [4, 11, 8, 1])).toBe('not drawn');
  expect(isLeft(drawn, [4, 10, 8, 0])).toBe('not drawn');
  expect(isLeft(drawn, [9, 0, 12, 0])).toBe('not drawn');
  expect(isLeft('domain/kitchen/portions.rules.ts', [5, 0, 6, 0])).toBeUndefined();
});

test('no place is drawn where nothing but a text could be emptied', async () => {
  const files = filesUnder(['domain/kitchen/portions.rules.ts']);
  const { patterns } = await placesOf({ files, sampleSize: 1000, seed: 1 });
  const texts = await Promise.all(patterns.map(textAt));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /^'[^']*'$/.test(text))).toEqual([]);
});

/** What stands at a place, of one line. */
async function textAt(place: string): Promise<string> {
  const [file = '', line, rest = '', end] = place.split(':');
  const [from, endLine] = rest.split('-');
  const text = (await readFile(join(root, file), 'utf8')).split('\n')[Number(line) - 1] ?? '';
  return line === endLine ? text.slice(Number(from), Number(end)) : '';
}

test.each([
  [0, 0, 0, 1],
  [100, 100, 0.963, 1],
  [170, 200, 0.794, 0.893],
  [0, 10, 0, 0.278],
])('of %i noticed of %i, all would be between %f and %f', (killed, total, from, to) => {
  const range = shareRange({ killed, total });
  expect([range.from, range.to]).toEqual([expect.closeTo(from, 3), expect.closeTo(to, 3)]);
});
