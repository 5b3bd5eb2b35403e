import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../illustration/seed.ts';
import { drawDish } from '../recipes/pictures/draw-pictures.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import { optionOf } from './command-line.ts';
import type { CommandLine } from './command-line.ts';
import { knownContent } from './known-content.ts';
import { contactSheet, type SheetDish } from './contact-sheet.ts';

/** What was drawn the last time a sheet was written into the folder: a hash for each recipe. */
type Drawn = Record<string, number>;

/**
 * Writes a contact sheet of the dishes that look different since the last one in that folder, or of
 * those that are named. An editor looks at it before the change is shared.
 */
export async function picturesCommand(line: CommandLine): Promise<number> {
  const to = optionOf(line, 'to');
  if (to === null) {
    console.error('Say where to write the sheet: --to <folder>.');
    return 2;
  }
  const content = await knownContent(line.folder);
  const foods = new Map(content.foods.map((food) => [food.id, food]));
  const dishes = content.recipes
    .toSorted((a, b) => `${a.dish} ${a.id}`.localeCompare(`${b.dish} ${b.id}`))
    .map((recipe) => asDish(recipe, drawDish({ recipe, foods, isDark: false })));
  await mkdir(to, { recursive: true });
  const before = await drawnBefore(to);
  const isWanted = ({ id, svg }: SheetDish) =>
    line.names.length > 0 ? line.names.includes(id) : before[id] !== hashOf(svg);
  const changed = dishes.filter(isWanted);
  const sheet = join(to, 'dishes.html');
  await writeFile(sheet, contactSheet(changed));
  await writeFile(drawnFile(to), JSON.stringify(hashesOf(dishes), null, 1));
  console.log(`Dishes: ${dishes.length}. On the sheet: ${changed.length}. Written: ${sheet}.`);
  return 0;
}

function asDish({ id, dish, texts }: CompiledRecipe, svg: string): SheetDish {
  return { id, dish, title: texts.en.title, svg };
}

function drawnFile(folder: string): string {
  return join(folder, 'drawn.json');
}

function hashesOf(dishes: readonly SheetDish[]): Drawn {
  return Object.fromEntries(dishes.map(({ id, svg }) => [id, hashOf(svg)]));
}

async function drawnBefore(folder: string): Promise<Drawn> {
  const text = await readFile(drawnFile(folder), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Drawn;
}
