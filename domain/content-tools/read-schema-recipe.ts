import { readMinutes } from './duration.ts';
import { problemOf } from './foreign-recipe.ts';
import type { ForeignRecipe, ForeignRecipes, ForeignStep } from './foreign-recipe.ts';
import { plainText } from './plain-text.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Every schema.org/Recipe in a piece of JSON, however deep: alone, in a list, in `@graph`. Mealie
 * and RecipeSage write nearly the same with ingredients as objects, or texts of many lines; Paprika
 * calls the steps directions.
 */
export function readSchemaRecipes(json: unknown): ForeignRecipes {
  const found = findRecipes(json, '');
  const outcomes = found.map(({ place, node }) => {
    const recipe = readRecipe(node);
    const missing = missingPart(recipe);
    return missing === null
      ? { recipes: [{ place, recipe }], problems: [] }
      : { recipes: [], problems: [problemOf(`${place || 'The recipe'} has no ${missing}.`)] };
  });
  return {
    recipes: outcomes.flatMap(({ recipes }) => recipes),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

function missingPart({ title, ingredients, steps }: ForeignRecipe): string | null {
  if (title === '') return 'name';
  if (ingredients.length === 0) return 'ingredients';
  return steps.length === 0 ? 'steps' : null;
}

function findRecipes(json: unknown, place: string): readonly { place: string; node: Json }[] {
  if (Array.isArray(json))
    return json.flatMap((each, index) => findRecipes(each, `${place}[${index}]`));
  if (!isObject(json)) return [];
  if (isRecipe(json)) return [{ place, node: json }];
  return Object.entries(json).flatMap(([key, value]) => {
    return findRecipes(value, place === '' ? key : `${place}.${key}`);
  });
}

function isRecipe(node: Json): boolean {
  const types = listOf(node['@type']).map((type) => String(type).replace(/^.*\//, ''));
  if (types.includes('Recipe')) return true;
  if (types.length > 0) return false;
  const isMealie = Array.isArray(node['recipeIngredient']) && 'recipeInstructions' in node;
  const isRecipeSage = typeof node['ingredients'] === 'string' && 'instructions' in node;
  const isPaprika = typeof node['ingredients'] === 'string' && 'directions' in node;
  return isMealie || isRecipeSage || isPaprika;
}

function readRecipe(node: Json): ForeignRecipe {
  return {
    title: textOf(node['name'] ?? node['title']),
    description: textOf(node['description']),
    language: textOf(node['inLanguage']) || null,
    servings: readServings(
      node['recipeServings'] ?? node['recipeYield'] ?? node['yield'] ?? node['servings'],
    ),
    prepMinutes: minutesOf(node['prepTime'] ?? node['activeTime'] ?? node['prep_time']),
    cookMinutes: minutesOf(node['cookTime'] ?? node['performTime'] ?? node['cook_time']),
    totalMinutes: minutesOf(node['totalTime'] ?? node['total_time']),
    words: ['recipeCuisine', 'recipeCategory', 'keywords', 'tags', 'recipeLabels', 'categories']
      .flatMap((key) => listOf(node[key]))
      .flatMap((word) => textOf(word).split(','))
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    ingredients: linesOf(node['recipeIngredient'] ?? node['ingredients']).map(ingredientText),
    steps: stepsOf(node['recipeInstructions'] ?? node['instructions'] ?? node['directions']),
  };
}

/** RecipeSage sets its headings in brackets. */
function linesOf(value: unknown): readonly unknown[] {
  const items = typeof value === 'string' ? value.split(/\r?\n/) : listOf(value);
  return items.filter((item) => !/^\s*(?:\[.*\]\s*)?$/.test(typeof item === 'string' ? item : 'x'));
}

/** Mealie keeps what was typed, else the parts. */
function ingredientText(value: unknown): string {
  if (!isObject(value)) return textOf(value);
  const whole = textOf(value['originalText']) || textOf(value['display']);
  if (whole !== '') return whole;
  // Mealie has a zero where nobody gave an amount.
  const quantity = value['quantity'] === 0 ? '' : textOf(value['quantity']);
  const parts = [quantity, textOf(value['unit']), textOf(value['food'])].filter(
    (part) => part !== '',
  );
  const note = textOf(value['note']);
  if (parts.length === 0) return note;
  return [parts.join(' '), note].filter((part) => part !== '').join(', ');
}

/** A text of many lines, a list of texts, steps, or sections of steps. */
function stepsOf(value: unknown): readonly ForeignStep[] {
  if (isObject(value) && 'itemListElement' in value) return stepsOf(value['itemListElement']);
  if (isObject(value)) return [value].flatMap(stepOf);
  return linesOf(typeof value === 'string' ? asLines(value) : value).flatMap((item) => {
    return isObject(item) && 'itemListElement' in item ? stepsOf(item) : stepOf(item);
  });
}

function asLines(text: string): string {
  return text.replace(/<\/(?:p|li|div)>|<br\s*\/?>/gi, '\n');
}

function stepOf(item: unknown): readonly ForeignStep[] {
  const text = isObject(item) ? textOf(item['text']) || textOf(item['name']) : textOf(item);
  return text === '' ? [] : [{ text, uses: null, timersMinutes: [] }];
}

/** `4`, `4 servings`, `["4", "4 servings"]`, `Serves 4–6`: the first whole number. */
function readServings(value: unknown): number | null {
  for (const item of listOf(value)) {
    const text = isObject(item) ? textOf(item['value']) : textOf(item);
    const count = Number(/\d+/.exec(text)?.[0] ?? 0);
    if (count > 0) return count;
  }
  return null;
}

function minutesOf(value: unknown): number | null {
  return readMinutes(textOf(listOf(value)[0]));
}

/** A text, or the name of a thing. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return plainText(String(value));
  if (!isObject(value)) return '';
  return textOf(value['@value'] ?? value['name'] ?? value['title'] ?? '');
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
