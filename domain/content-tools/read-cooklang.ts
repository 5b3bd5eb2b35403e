import { Recipe } from '@tmlmt/cooklang-parser';
import type { Item, Step } from '@tmlmt/cooklang-parser';
import { parse as parseYaml } from 'yaml';
import { CooklangIngredients } from './cooklang-ingredients.ts';
import type { Mention } from './cooklang-ingredients.ts';
import { numberOf } from './cooklang-quantity.ts';
import { readDuration, readMinutes } from './duration.ts';
import { problemOf } from './foreign-recipe.ts';
import type { ForeignRecipe, ForeignRecipes } from './foreign-recipe.ts';

/** What is longer is no recipe; the time to read one grows faster than it does. */
const mostCharacters = 40_000;
const mostMentions = 1000;

/** A `.cook` file. The title is that of its metadata, else the name of the file. */
export function readCooklangRecipe(args: { text: string; fileName: string }): ForeignRecipes {
  if (args.text.length > mostCharacters) return refused('It is longer than a recipe may be.');
  try {
    const { metadata, body } = splitMetadata(args.text.replace(/^\uFEFF/, ''));
    const recipe = { ...factsOf({ metadata, fileName: args.fileName }), ...methodOf(body) };
    if (recipe.ingredients.length > 0) return { recipes: [{ place: '', recipe }], problems: [] };
    return refused('It marks no ingredients with @.');
  } catch (error) {
    return refused(`This is not readable Cooklang: ${(error as Error).message}`);
  }
}

function refused(why: string): ForeignRecipes {
  return { recipes: [], problems: [problemOf(why)] };
}

type Metadata = Readonly<Record<string, unknown>>;

/** As YAML between two lines of dashes, or in the older way in lines that begin with `>>`. */
function splitMetadata(text: string): { metadata: Metadata; body: string } {
  const [whole = '', yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const lines = [...rest.matchAll(/^>>([^:\n]+):(.*)$/gm)];
  const older = Object.fromEntries(
    lines.map(([, key = '', value = '']) => [key.trim().toLowerCase(), value.trim()]),
  );
  const metadata = { ...older, ...(parseYaml(yaml) as Metadata | null) };
  return { metadata, body: rest.replace(/^>>.*$/gm, '') };
}

function factsOf({ metadata, fileName }: { metadata: Metadata; fileName: string }) {
  const said = (...keys: readonly string[]) =>
    keys.map((key) => textOf(metadata[key])).find(Boolean);
  const minutes = (...keys: readonly string[]) => readMinutes(said(...keys) ?? '');
  return {
    title: said('title') ?? fileName.replace(/\.cook$/, '').replaceAll(/[-_]+/g, ' '),
    description: said('description', 'introduction') ?? '',
    language: said('locale', 'language') ?? null,
    servings: Number(/\d+/.exec(said('servings', 'serves', 'yield') ?? '')?.[0] ?? 0) || null,
    prepMinutes: minutes('prep time', 'time.prep'),
    cookMinutes: minutes('cook time', 'time.cook'),
    totalMinutes: minutes('time', 'time required', 'duration'),
    words: ['cuisine', 'course', 'category', 'tags', 'diet'].flatMap((key) => {
      return textOf(metadata[key])
        .split(', ')
        .filter((word) => word !== '');
    }),
  } satisfies Partial<ForeignRecipe>;
}

function methodOf(body: string): Pick<ForeignRecipe, 'ingredients' | 'steps'> {
  const marks = body.match(/[@#~]/g)?.length ?? 0;
  if (marks > mostMentions) throw new Error('it marks more than a recipe may.');
  const parsed = new Recipe(body);
  const ingredients = new CooklangIngredients(parsed.ingredients);
  const blocks = parsed.sections.flatMap(({ content }) => content);
  const steps = blocks
    .filter((block): block is Step => block.type === 'step')
    .map((step) => readStep({ step, parsed, ingredients }))
    .filter(({ text }) => text !== '');
  return {
    ingredients: ingredients.lines(),
    steps: steps.map(({ text, mentions, timersMinutes }) => {
      return { text, timersMinutes, uses: ingredients.usesOf(mentions) };
    }),
  };
}

function readStep(args: { step: Step; parsed: Recipe; ingredients: CooklangIngredients }) {
  const { step, parsed, ingredients } = args;
  const mentions: Mention[] = [];
  const timers: string[] = [];
  const words = step.items.map((item: Item) => {
    switch (item.type) {
      case 'ingredient':
        mentions.push(ingredients.mention(item));
        return item.displayName;
      case 'timer':
        timers.push(timerText({ parsed, index: item.index }));
        return timers.at(-1) ?? '';
      case 'cookware':
        return parsed.cookware[item.index]?.name ?? '';
      case 'text':
        return item.value;
    }
  });
  const text = words.join('').replace(/\s+/g, ' ').trim();
  const timersMinutes = timers.flatMap((timer) => readDuration(timer) ?? []);
  return { text, mentions, timersMinutes: timersMinutes.filter((minutes) => minutes > 0) };
}

function timerText({ parsed, index }: { parsed: Recipe; index: number }): string {
  const timer = parsed.timers[index];
  return timer === undefined ? '' : `${numberOf(timer.duration) ?? ''} ${timer.unit}`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
