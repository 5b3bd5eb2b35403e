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
  type RecipeId,
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

/** A themed plan from its file. It is refused as a whole when anything in it is wrong. */
export function parseThemedPlan(args: {
  key: string;
  source: SourceFile;
  content: Pick<ContentIndex, 'recipesById'>;
}): { plan: ThemedPlan | null; problems: readonly FileProblem[] } {
  const { key, source, content } = args;
  const fields = readYamlFields(source);
  if (fields.problems.length > 0) return { plan: null, problems: fields.problems.slice(0, 1) };
  reportUnknownKeys({ fields, known: ['en', 'es', 'sv', 'themes', 'promise', 'servings', 'days'] });
  if (!isSlug(key)) {
    report({ fields, line: 1, message: 'The file name should be a to z, digits and hyphens.' });
  }
  const people = optionalCountOf({ fields, key: 'servings', least: 1 }) ?? usualThemedPeople;
  const plan: ThemedPlan = {
    key,
    id: themedPlanId(key),
    texts: perLanguage((language) => readText({ fields, key, language })),
    themes: choicesOf({ fields, key: 'themes', choices: planThemes }),
    promise: readPromise(fields),
    eaters: { adults: people, children: 0 },
    days: readDays({ content, fields, people }),
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

const promiseKeys = [
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

const leftoversWord = 'leftovers';

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
    return readLine({ ...args, id: scalarText(item.node) ?? '', line: item.line });
  });
  return [newMeal({ meal, recipes })];
}

function readLine(args: Reading & { id: RecipeId; line: number }): MealPlanLine[] {
  const { content, fields, people, id, line } = args;
  const recipe = content.recipesById.get(id);
  if (recipe !== undefined)
    return [planLineOf({ recipe, portions: Array.from({ length: people }, () => 1) })];
  report({ fields, line, message: `"${id}" is no recipe.` });
  return [];
}

function leftoversOf(before: MealPlanDay | null): MealPlanLine[] {
  const dinner = before?.meals.find(({ meal }) => meal === 'DINNER')?.recipes ?? [];
  return dinner
    .filter(({ role, leftoverOfDay }) => role === 'main' && leftoverOfDay === null)
    .map((line) => ({
      ...line,
      leftoverOfDay: before?.index ?? null,
      reasons: [{ code: 'LEFTOVER_FROM' as const, day: before?.index ?? 0 }],
    }));
}
