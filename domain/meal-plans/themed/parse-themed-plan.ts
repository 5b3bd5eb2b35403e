import type { FileProblem } from '../../../lib/file-problem.ts';
import { perLanguage, type Language } from '../../../lib/language.ts';
import { isSlug } from '../../../lib/slug.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { avoidGroups } from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import {
  cuisines,
  dishes,
  meals,
  proteinSources,
  recipeTags,
  type Meal,
} from '../../recipes/recipe.ts';
import {
  choiceOf,
  choicesOf,
  fieldsOfItem,
  itemsOf,
  lineOf,
  nestedFieldsOf,
  optionalCountOf,
  optionalTextOf,
  readYamlFields,
  report,
  reportMissing,
  reportUnknownKeys,
  scalarText,
  textOf,
  type YamlFields,
} from '../../recipes/files/yaml-fields.ts';
import {
  mostRecipesPerMeal,
  newMeal,
  type MealPlanDay,
  type MealPlanLine,
  type MealPlanMeal,
} from '../meals.rules.ts';
import { lineOf as planLineOf } from '../editing/plan-edits.ts';
import { usualThemedPeople } from '../people.rules.ts';
import { leftoversWord, readDish } from './dish-text.rules.ts';
import {
  planThemes,
  themedPlanId,
  type PlanPromise,
  type ThemedPlan,
  type ThemedPlanText,
} from './themed-plan.ts';

interface Reading {
  content: Pick<ContentIndex, 'recipesById'>;
  fields: YamlFields;
  people: number;
}

const fileKeys = ['en', 'es', 'sv', 'themes', 'promise', 'servings', 'children', 'days'];

/** A themed plan from its file. It is refused as a whole when anything in it is wrong. */
export function parseThemedPlan(args: {
  key: string;
  source: SourceFile;
  content: Pick<ContentIndex, 'recipesById'>;
}): { plan: ThemedPlan | null; problems: readonly FileProblem[] } {
  const { key, source, content } = args;
  const fields = readYamlFields(source);
  if (fields.problems.length > 0) return { plan: null, problems: fields.problems.slice(0, 1) };
  reportUnknownKeys({ fields, known: fileKeys });
  if (!isSlug(key)) {
    report({ fields, line: 1, message: 'The file name should be a to z, digits and hyphens.' });
  }
  const adults = optionalCountOf({ fields, key: 'servings', least: 1 }) ?? usualThemedPeople;
  const children = optionalCountOf({ fields, key: 'children', least: 0 }) ?? 0;
  const plan: ThemedPlan = {
    key,
    id: themedPlanId(key),
    texts: perLanguage((language) => readText({ fields, key, language })),
    themes: choicesOf({ fields, key: 'themes', choices: planThemes }),
    promise: readPromise(fields),
    eaters: { adults, children },
    days: readDays({ content, fields, people: adults + children }),
    version: 1,
  };
  const { problems } = fields;
  return { plan: problems.length === 0 ? plan : null, problems };
}

/** The English slug is the file's name. */
function readText(args: { fields: YamlFields; key: string; language: Language }): ThemedPlanText {
  const { fields, key, language } = args;
  const text = nestedFieldsOf({ fields, key: language });
  if (text === null) {
    reportMissing({ fields, key: language });
    return { slug: '', title: '', description: '' };
  }
  const known = ['title', 'description'];
  reportUnknownKeys({ fields: text, known: language === 'en' ? known : ['slug', ...known] });
  const slug = language === 'en' ? key : textOf({ fields: text, key: 'slug' });
  if (slug !== '' && !isSlug(slug)) {
    report({ fields, line: lineOf({ fields, key: language }), message: `"${slug}" is no slug.` });
  }
  return {
    slug,
    title: textOf({ fields: text, key: 'title' }),
    description: textOf({ fields: text, key: 'description' }),
  };
}

/** In the order in which files have them. */
export const promiseKeys = [
  'strictness',
  'diet',
  'avoid',
  'cookingTime',
  'cookingSkill',
  'cuisines',
  'proteins',
  'dishes',
  'tags',
  'mostIngredients',
  'leastProtein',
  'mostCost',
  'leastLeftovers',
];

function readPromise(fields: YamlFields): PlanPromise {
  const promise = nestedFieldsOf({ fields, key: 'promise' });
  if (promise === null) {
    reportMissing({ fields, key: 'promise' });
    return noPromise;
  }
  reportUnknownKeys({ fields: promise, known: promiseKeys });
  const one = <Choice extends string>(key: string, choices: readonly Choice[]): Choice | null =>
    promise.values.has(key) ? choiceOf({ fields: promise, key, choices }) : null;
  const many = <Choice extends string>(key: string, choices: readonly Choice[]) =>
    promise.values.has(key) ? choicesOf({ fields: promise, key, choices }) : [];
  return {
    strictness: one('strictness', ['keto', 'moderate', 'liberal']) ?? noPromise.strictness,
    diet: one('diet', ['VEGAN', 'VEGETARIAN']),
    avoid: many('avoid', avoidGroups),
    cookingTime: one('cookingTime', ['minimal', 'average', 'plenty']) ?? noPromise.cookingTime,
    cookingSkill:
      one('cookingSkill', ['beginner', 'average', 'masterChef']) ?? noPromise.cookingSkill,
    cuisines: many('cuisines', cuisines),
    proteins: many('proteins', proteinSources),
    dishes: many('dishes', dishes),
    tags: many('tags', recipeTags),
    mostIngredients: optionalCountOf({ fields: promise, key: 'mostIngredients', least: 1 }),
    leastProteinGrams: optionalCountOf({ fields: promise, key: 'leastProtein', least: 1 }),
    mostCostLevel: readCostLevel(promise),
    leastLeftovers: optionalCountOf({ fields: promise, key: 'leastLeftovers', least: 1 }),
  };
}

const noPromise: PlanPromise = {
  strictness: 'liberal',
  diet: null,
  avoid: [],
  cookingTime: 'plenty',
  cookingSkill: 'masterChef',
  cuisines: [],
  proteins: [],
  dishes: [],
  tags: [],
  mostIngredients: null,
  leastProteinGrams: null,
  mostCostLevel: null,
  leastLeftovers: null,
};

function readCostLevel(fields: YamlFields): number | null {
  const text = optionalTextOf({ fields, key: 'mostCost' });
  if (text === null) return null;
  const level = Number(text);
  if (level >= 1 && level <= 3) return level;
  const line = lineOf({ fields, key: 'mostCost' });
  report({ fields, line, message: '"mostCost" should be a number from 1 to 3.' });
  return null;
}

function readDays({ content, fields, people }: Reading): MealPlanDay[] {
  const items = itemsOf({ fields, key: 'days' });
  if (items.length === 0) reportMissing({ fields, key: 'days' });
  const days: MealPlanDay[] = [];
  for (const [index, item] of items.entries()) {
    const day = fieldsOfItem({ fields, item });
    if (day === null) {
      report({ fields, line: item.line, message: 'A day should hold meals with recipes.' });
      continue;
    }
    reportUnknownKeys({ fields: day, known: meals.map(keyOf) });
    const planned = meals.flatMap((meal) => {
      return day.values.has(keyOf(meal))
        ? readMeal({ content, fields: day, people, meal, before: days[index - 1] ?? null })
        : [];
    });
    days.push({ index, meals: planned });
  }
  return days;
}

function keyOf(meal: Meal): string {
  return meal.toLowerCase();
}

/** `leftovers` as a lunch is the rest of the dinner before. */
function readMeal(args: Reading & { meal: Meal; before: MealPlanDay | null }): MealPlanMeal[] {
  const { fields, meal, before } = args;
  const key = keyOf(meal);
  const node = fields.values.get(key) ?? null;
  if (scalarText(node) === leftoversWord) {
    const recipes = leftoversOf(before);
    if (meal === 'LUNCH' && recipes.length > 0) return [newMeal({ meal, recipes })];
    report({ fields, line: lineOf({ fields, key }), message: 'There is nothing left over here.' });
    return [];
  }
  const items = itemsOf({ fields, key });
  if (items.length === 0 || items.length > mostRecipesPerMeal) {
    const message = `"${key}" should name one to ${mostRecipesPerMeal} recipes, or "${leftoversWord}".`;
    report({ fields, line: lineOf({ fields, key }), message });
  }
  const recipes = items.flatMap((item) => {
    return readLine({ ...args, text: scalarText(item.node) ?? '', line: item.line });
  });
  return [newMeal({ meal, recipes })];
}

function readLine(args: Reading & { text: string; line: number }): MealPlanLine[] {
  const { content, fields, people, text, line } = args;
  const { id, portions, leftoverOfDay } = readDish(text);
  const recipe = content.recipesById.get(id);
  if (recipe === undefined) {
    report({ fields, line, message: `"${id}" is no recipe.` });
    return [];
  }
  const ofEach = portions ?? Array.from({ length: people }, () => 1);
  if (ofEach.length !== people || !ofEach.every((portion) => portion >= 0 && portion <= 5)) {
    const message = `"${text}" should name what each of ${people} people gets of it.`;
    report({ fields, line, message });
    return [];
  }
  const planned = planLineOf({ recipe, portions: ofEach });
  return [leftoverOfDay === null ? planned : asLeftover(planned, leftoverOfDay)];
}

function leftoversOf(before: MealPlanDay | null): MealPlanLine[] {
  const dinner = before?.meals.find(({ meal }) => meal === 'DINNER')?.recipes ?? [];
  return dinner
    .filter(({ role, leftoverOfDay }) => role === 'main' && leftoverOfDay === null)
    .map((line) => asLeftover(line, before?.index ?? 0));
}

function asLeftover(line: MealPlanLine, day: number): MealPlanLine {
  return { ...line, leftoverOfDay: day, reasons: [{ code: 'LEFTOVER_FROM', day }] };
}
