import { perLanguage, type Language, type PerLanguage } from '../../../lib/language.ts';
import { compileRecipe } from '../../recipes/files/compile-recipe.rules.ts';
import { parseIngredientLine } from '../../recipes/files/parse-ingredient-line.ts';
import { readTimer } from '../../recipes/files/timer-text.rules.ts';
import { parseStepUse } from '../../recipes/files/parse-step-use.ts';
import { servingsOptionsOf } from '../../recipes/amounts/servings-options.rules.ts';
import { weighIngredients, type FoodsById } from '../../recipes/amounts/weigh-ingredients.rules.ts';
import {
  cuisines,
  difficulties,
  dishes,
  meals,
  proteinSources,
  recipeRoles,
  type CompiledRecipe,
  type Ingredient,
  type Recipe,
  type RecipeStep,
} from '../../recipes/recipe.ts';
import { idsOf, type Fields } from '../documents/document.rules.ts';
import { ingredientKeys } from './recipe-files.ts';

/**
 * What can be worked out of a draft at any moment: lines that cannot be read or weighed are left
 * out, texts that a language lacks are the English ones.
 */
export function draftRecipe(args: {
  id: string;
  fields: Fields;
  foods: FoodsById;
}): CompiledRecipe | null {
  const { id, fields, foods } = args;
  const keys = ingredientKeys(fields);
  const listed = [...keys].map(([line, key]) => ingredientOf({ fields, line, key }));
  const ingredients = listed.filter(
    (ingredient) => weighIngredients({ ingredients: [ingredient], foods }).ok,
  );
  if (ingredients.length === 0) return null;
  const known = new Set(ingredients.map(({ key }) => key));
  const steps = idsOf(fields, 'steps').map((step) => stepOf({ fields, step, known }));
  const recipe: Recipe = { id, ...factsOf(fields), texts: textsOf(id, fields), ingredients, steps };
  const compiled = compileRecipe({ recipe, foods });
  return compiled.ok ? compiled.value : null;
}

function inEach(fields: Fields, text: string): PerLanguage<string> {
  return perLanguage((language) => fields[`${text}.${language}`] ?? fields[`${text}.en`] ?? '');
}

function ingredientOf(args: { fields: Fields; line: string; key: string }): Ingredient {
  const { fields, line, key } = args;
  const parsed = parseIngredientLine(fields[`ingredient.${line}.line`] ?? '');
  if (!parsed.ok) throw new Error(parsed.reason);
  const { note: _note, ...read } = parsed.value;
  const notes = inEach(fields, `ingredient.${line}.note`);
  return { ...read, key, notes: perLanguage((language) => notes[language] || null) };
}

function stepOf(args: { fields: Fields; step: string; known: ReadonlySet<string> }): RecipeStep {
  const { fields, step, known } = args;
  const uses = (fields[`step.${step}.uses`] ?? '').split(/\s*,\s*/).flatMap((text) => {
    const parsed = parseStepUse(text);
    return parsed.ok && known.has(parsed.value.ingredientKey) ? [parsed.value] : [];
  });
  const [timerMinutes = null, ...later] = (fields[`step.${step}.timers`] ?? '')
    .split(',')
    .flatMap((text) => readTimer(text) ?? []);
  const laterTimers = later.length === 0 ? {} : { laterTimerMinutes: later };
  const panServings = Number(fields[`step.${step}.pan`] ?? '');
  const pan = Number.isInteger(panServings) && panServings > 0 ? { panServings } : {};
  return { texts: inEach(fields, `step.${step}.text`), uses, timerMinutes, ...laterTimers, ...pan };
}

function textsOf(id: string, fields: Fields): Recipe['texts'] {
  const [title, description, tip] = ['title', 'description', 'tip'].map((text) =>
    inEach(fields, text),
  ) as [PerLanguage<string>, PerLanguage<string>, PerLanguage<string>];
  return perLanguage((language: Language) => ({
    slug: fields[`slug-${language}`] ?? id,
    title: title[language],
    short: fields[`short.${language}`] ?? null,
    description: description[language],
    tip: tip[language] || null,
    faq: idsOf(fields, 'faqs').map((faq) => ({
      question: inEach(fields, `faq.${faq}.question`)[language],
      answer: inEach(fields, `faq.${faq}.answer`)[language],
    })),
    video: null,
    photoAlt: fields[`photo.alt.${language}`] ?? fields['photo.alt.en'] ?? null,
  }));
}

type Facts = Omit<Recipe, 'id' | 'texts' | 'ingredients' | 'steps'>;

function factsOf(fields: Fields): Facts {
  const count = (field: string, otherwise: number) => countOf(fields[field]) ?? otherwise;
  const servings = Math.max(1, count('servings', 1));
  const [prepMinutes, cookMinutes] = [count('times.prep', 0), count('times.cook', 0)];
  return {
    cuisine: oneOf(cuisines, fields['cuisine']),
    dish: oneOf(dishes, fields['dish']),
    protein: oneOf(proteinSources, fields['protein']),
    meals: meals.filter((meal) => fields['meals']?.split(' ').includes(meal)),
    role: oneOf(recipeRoles, fields['role']),
    difficulty: oneOf(difficulties, fields['difficulty']),
    isPremium: fields['premium'] === 'true',
    isTestKitchen: fields['testKitchen'] === 'true',
    cookings: [],
    publishedOn: fields['published'] ?? null,
    servings,
    leftoverServings: countOf(fields['leftoverServings']),
    servingsOptions: servingsOptionsOf({ servings, options: [] }),
    isGoodAsLeftovers: fields['leftovers'] === 'true',
    family: fields['family'] ?? null,
    vouched: [],
    art: null,
    photo: null,
    risks: [],
    times: {
      prepMinutes,
      cookMinutes,
      activeMinutes: count('times.active', prepMinutes + cookMinutes),
      totalMinutes: count('times.total', prepMinutes + cookMinutes),
    },
  };
}

function countOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

function oneOf<Word extends string>(words: readonly [Word, ...Word[]], text: string | undefined) {
  return words.find((word) => word === text) ?? words[0];
}
