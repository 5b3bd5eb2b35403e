import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { isLook, lookDrawing, shapeNames } from '../../illustration/index.ts';

interface Row {
  id: string;
  en: string;
  group: string;
  look: string;
}

const rows: readonly Row[] = parse(await readFile('content/foods/foods.csv', 'utf8'), {
  columns: true,
});

test('every food has a picture, and it is small and sound', () => {
  for (const { id, look } of rows) {
    const svg = lookDrawing(look);
    expect(svg, id).toMatch(/^<svg .*<\/svg>$/);
    expect(svg, id).not.toMatch(/NaN|undefined/);
    expect(svg?.length, `${id} ${look}`).toBeLessThan(2500);
  }
});

test('foods that stand beside each other in the list of their group look different', () => {
  const groups = Map.groupBy(rows, ({ group }) => group);
  const alike = [...groups.values()].flatMap((foods) => {
    const byName = foods.toSorted((a, b) => a.en.localeCompare(b.en));
    return byName.filter(({ look }, index) => look === byName[index - 1]?.look);
  });
  expect(alike.map(({ id }) => id)).toEqual([]);
});

test('there are 110 shapes and many hundred looks, and every shape is some food', () => {
  expect(shapeNames.length).toBeGreaterThanOrEqual(110);
  const looks = new Set(rows.map(({ look }) => look));
  expect(looks.size).toBeGreaterThan(450);
  const used = new Set([...looks].map((look) => look.split(':')[0]));
  expect(shapeNames.filter((name) => !used.has(name))).toEqual([]);
});

test('a shape needs its colour, a drawing of a dish has its own', () => {
  expect(isLook('salmon')).toBe(true);
  expect(isLook('wedge:#F2C14E')).toBe(true);
  for (const wrong of ['wedge', 'wedge:red', 'unicorn', 'salmon:#FFFFFF', '']) {
    expect(isLook(wrong), wrong).toBe(false);
  }
});
