import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { nutrientColumns } from './nutrient-columns.ts';

type Row = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, '..', '..', '..', 'content', 'foods');
const rowsOf = (name: string): Row[] =>
  parse(readFileSync(join(folder, name), 'utf8'), { columns: true });
const citedRows = rowsOf(join('..', '..', 'domain', 'foods', 'testing', 'cited-rows.csv'));
const recipes = join(folder, '..', 'recipes');
const foods = rowsOf('foods.csv');
const labels = rowsOf('label-foods.csv');
const nutrients = new Map(rowsOf('nutrients.csv').map((row) => [row['id'] ?? '', row]));
/** Rows of the USDA table, by their number there: those that some food is, and the others cited. */
const usda = new Map([
  ...[...nutrients.values()]
    .filter(({ source }) => source?.startsWith('usda-sr28:'))
    .map((row) => [row['source']?.slice('usda-sr28:'.length) ?? '', row] as const),
  ...citedRows.map((row) => [row['ndb_no'] ?? '', row] as const),
]);
const headings = Object.values(nutrientColumns).filter((heading) => heading !== 'polyols_g');

const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.map((word) => word.slice(0, 4)),
  );

/** Another word for the same food, or the nearest row there is; each was read beside its row. */
const calledOtherwise = new Set(
  [
    'roasted-red-pepper galangal bok-choy mixed-salad-leaves lambs-lettuce frisee belgian-endive',
    'escarole sugar-snap-pea snow-pea daikon choy-sum cornichon lime-zest red-currant fig',
    'bratwurst kielbasa venison ground-venison plaice sea-bream salmon-roe pecorino emmental',
    'gorgonzola ghee chilli-flakes gochugaru kashmiri-chili chipotle-powder ketchup',
    'sparkling-water brandy fava-bean romanesco lychee tostones pomelo ocean-perch oatmeal-cooked',
    'oat-rings special-flakes baguette burger-bun soy-milk-sweetened jam eclair bunuelo halva',
  ].flatMap((line) => line.split(' ')),
);

test('a food is the row it names: they share a word, or somebody read them beside each other', () => {
  const strangers = foods.filter(({ id = '', en = '' }) => {
    const row = nutrients.get(id);
    if (!row?.['source']?.startsWith('usda-sr28:')) return false;
    return stems(en).isDisjointFrom(stems(row['description'] ?? ''));
  });
  expect(new Set(strangers.map(({ id }) => id))).toEqual(calledOtherwise);
});

/** What a name says of the state of a food, and the words of a row in that state. */
const states: readonly (readonly [name: RegExp, row: RegExp])[] = [
  [/\bcanned\b/i, /canned/i],
  [/\bcooked\b/i, /cooked|boiled|baked|braised|microwaved|roasted|heated|prepared|slices?d?/i],
  [/\bboiled\b/i, /boiled|cooked/i],
  [/\broast(?:ed)?\b(?! red pepper)/i, /roast/i],
  [/\bfried\b/i, /fried|sauteed/i],
  [/\bfrozen\b/i, /frozen/i],
];

test('a food is in the state of its row: canned, cooked, frozen or raw', () => {
  const wrong = foods.flatMap(({ id = '', en = '' }) => {
    const row = nutrients.get(id);
    if (!row?.['source']?.startsWith('usda-sr28:')) return [];
    const isWrong = states.some(
      ([name, words]) => name.test(en) && !words.test(row['description'] ?? ''),
    );
    return isWrong ? [`${id}: ${row['description']}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('every row that is no row of the USDA is used', () => {
  const used = new Set(foods.map(({ source }) => source));
  expect(labels.filter(({ id }) => !used.has(`label:${id}`)).map(({ id }) => id)).toEqual([]);
});

test('a legume that recipes take from a can has the salt of cans', () => {
  const names = readdirSync(recipes).filter((name) => /^[^.]+\.yaml$/.test(name));
  const asked = names.flatMap((name) => [
    ...readFileSync(join(recipes, name), 'utf8').matchAll(
      /^ +- (?:or )?[\d/ ]+ \w+ (?<id>[\w-]+)/gm,
    ),
  ]);
  const ids = new Set(asked.map(({ groups }) => groups?.['id']));
  const saltless = foods
    .filter(({ id, group, aisle }) => group === 'legumes' && aisle === 'canned' && ids.has(id))
    .filter(({ id = '' }) => !(Number(nutrients.get(id)?.['sodium_mg']) >= 200));
  expect(saltless.map(({ id }) => id)).toEqual([]);
});

/** Where a row of ours repeats one of the USDA, or dries or boils it down. */
const repeated = /^USDA SR28 row (?<row>\d{5})(?<rest>.*)/;
const water = /(?:brought|down) to (?<percent>\d+) % water/;
const isOtherwise = /brought back to raw|fat pressed out|boiled down/;

test('a row that stands for one of the USDA has its figures, by as much water as it says', () => {
  const checked = labels.flatMap((label) => {
    const { row: number = '', rest = '' } = repeated.exec(label['note'] ?? '')?.groups ?? {};
    const row = usda.get(number);
    return row === undefined || isOtherwise.test(rest) ? [] : [{ label, row, rest }];
  });
  expect(checked.length).toBeGreaterThanOrEqual(30);
  const wrong = checked.flatMap(({ label, row, rest }) => {
    const percent = water.exec(rest)?.groups?.['percent'];
    const times =
      percent === undefined ? 1 : (100 - Number(percent)) / (100 - Number(row['water_g']));
    return headings.flatMap((heading) => {
      const [told, there] = [label[heading] ?? '', row[heading] ?? ''];
      const isReplaced = rest.includes(`; ${heading.split('_')[0]} `) || heading === 'water_g';
      if (told === '' || there === '' || isReplaced) return [];
      const computed = Number(there) * times;
      const isNear = Math.abs(computed - Number(told)) <= Math.max(0.06, 0.03 * computed);
      return isNear ? [] : [`${label['id']} ${heading}: ${told}, its row gives ${computed}`];
    });
  });
  expect(wrong).toEqual([]);
});

const blend = /^Blend of USDA SR28 rows?:? (?<parts>[^;]*)/;
const part = /(?<row>\d{5})(?: \([^)]*\))? (?<percent>[\d.]+) %/g;

/** The parts of a blend, water left out; null for what is none, or has a part that is no row. */
function partsOf({ note = '' }: Row): readonly { row: Row; share: number }[] | null {
  const parts = blend.exec(note)?.groups?.['parts'];
  if (parts === undefined || /sumac/.test(parts)) return null;
  const found = [...parts.matchAll(part)].map(({ groups }) => ({
    row: usda.get(groups?.['row'] ?? ''),
    share: Number(groups?.['percent']) / 100,
  }));
  return found.map(({ row, share }) => ({ row: row as Row, share }));
}

test('a blend has the figures of its parts', () => {
  const known = labels.flatMap((label) => {
    const parts = partsOf(label);
    return parts === null ? [] : [{ label, parts }];
  });
  expect(known.length).toBeGreaterThanOrEqual(25);
  expect(known.filter(({ parts }) => parts.some(({ row }) => row === undefined))).toEqual([]);
  const wrong = known.flatMap(({ label, parts }) =>
    headings.flatMap((heading) => {
      const told = label[heading] ?? '';
      if (
        told === '' ||
        heading === 'water_g' ||
        parts.some(({ row }) => (row[heading] ?? '') === '')
      )
        return [];
      const computed = parts.reduce((sum, { row, share }) => sum + Number(row[heading]) * share, 0);
      const isNear = Math.abs(computed - Number(told)) <= Math.max(0.06, 0.03 * computed);
      return isNear ? [] : [`${label['id']} ${heading}: ${told}, its parts give ${computed}`];
    }),
  );
  expect(wrong).toEqual([]);
});
