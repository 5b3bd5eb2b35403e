import { isSeq } from 'yaml';
import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { parseIngredientLine } from './parse-ingredient-line.ts';
import type { IngredientLine } from './parse-ingredient-line.ts';
import { readPhoto } from './parse-recipe-photo.ts';
import { readCookings, readQuestions, readVideo, readVouched } from './parse-recipe-extras.ts';
import { readArt, readStepArt } from './parse-recipe-art.ts';
import { parseStepUse } from './parse-step-use.ts';
import { stepAmountProblems } from './step-amount-problems.ts';
import {
  cuisines,
  difficulties,
  dishes,
  eatingRisks,
  meals,
  proteinSources,
  recipeRoles,
} from '../recipe.ts';
import type {
  IngredientKey,
  Recipe,
  RecipeQuestion,
  RecipeTimes,
  RecipeVideo,
  StepArt,
  StepUse,
} from '../recipe.ts';
import { servingsOptionsOf } from '../amounts/servings-options.rules.ts';
import {
  booleanOf,
  choiceOf,
  choicesOf,
  countOf,
  countsOf,
  fieldsOfItem,
  itemsOf,
  lineOf,
  nestedFieldsOf,
  optionalBooleanOf,
  optionalCountOf,
  optionalDateOf,
  optionalSlugOf,
  optionalTextOf,
  readYamlFields,
  report,
  reportMissing,
  reportUnknownKeys,
  scalarText,
  textOf,
} from './yaml-fields.ts';
import { readTimer } from './timer-text.rules.ts';
import type { YamlFields, YamlItem } from './yaml-fields.ts';

export type ListedIngredient = IngredientLine & Readonly<{ key: IngredientKey; line: number }>;
export type StructureStep = Readonly<{
  text: string;
  uses: readonly StepUse[];
  timersMinutes: readonly number[];
  panServings: number | null;
  art: StepArt | null;
  line: number;
}>;

/** `<slug>.yaml`: everything but the translations. */
export type RecipeStructure = Readonly<{
  facts: Omit<Recipe, 'id' | 'texts' | 'ingredients' | 'steps'>;
  /** Of the English address, where it is another one than the name of the file. */
  slug: string | null;
  title: string;
  short: string | null;
  description: string;
  tip: string | null;
  faq: readonly RecipeQuestion[];
  video: RecipeVideo | null;
  photoAlt: string | null;
  ingredients: readonly ListedIngredient[];
  steps: readonly StructureStep[];
  /** Where each field stands. */
  fieldLines: ReadonlyMap<string, number>;
  problems: readonly FileProblem[];
}>;

const knownKeys = [
  'slug',
  'title',
  'short',
  'description',
  'tip',
  'cuisine',
  'dish',
  'protein',
  'meals',
  'role',
  'difficulty',
  'premium',
  'testKitchen',
  'cooked',
  'published',
  'servings',
  'servingsOptions',
  'leftovers',
  'leftoverServings',
  'family',
  'vouched',
  'art',
  'risks',
  'times',
  'ingredients',
  'steps',
  'faq',
  'video',
  'photo',
];

export function parseRecipeStructure(source: SourceFile): RecipeStructure {
  const fields = readYamlFields(source);
  const isReadable = fields.problems.length === 0;
  reportUnknownKeys({ fields, known: knownKeys });
  const ingredients = readIngredients(fields);
  const photo = readPhoto(fields);
  const structure = {
    facts: { ...readFacts(fields), photo: photo?.photo ?? null },
    slug: optionalSlugOf({ fields, key: 'slug' }),
    title: textOf({ fields, key: 'title' }),
    short: optionalTextOf({ fields, key: 'short' }),
    description: textOf({ fields, key: 'description' }),
    tip: optionalTextOf({ fields, key: 'tip' }),
    faq: readQuestions(fields),
    video: readVideo(fields),
    photoAlt: photo?.alt ?? null,
    ingredients,
    steps: readSteps({ fields, keys: ingredients.map(({ key }) => key) }),
    fieldLines: fields.lines,
  };
  // Of an unreadable file nothing else is worth saying.
  return { ...structure, problems: isReadable ? fields.problems : fields.problems.slice(0, 1) };
}

function readFacts(fields: YamlFields): Omit<RecipeStructure['facts'], 'photo'> {
  const servings = countOf({ fields, key: 'servings', least: 1 });
  const options = countsOf({ fields, key: 'servingsOptions', least: 1 });
  return {
    cuisine: choiceOf({ fields, key: 'cuisine', choices: cuisines }),
    dish: choiceOf({ fields, key: 'dish', choices: dishes }),
    protein: choiceOf({ fields, key: 'protein', choices: proteinSources }),
    meals: choicesOf({ fields, key: 'meals', choices: meals }),
    role: choiceOf({ fields, key: 'role', choices: recipeRoles }),
    difficulty: choiceOf({ fields, key: 'difficulty', choices: difficulties }),
    isPremium: booleanOf({ fields, key: 'premium' }),
    isTestKitchen: optionalBooleanOf({ fields, key: 'testKitchen' }),
    cookings: readCookings(fields),
    publishedOn: optionalDateOf({ fields, key: 'published' }),
    servings,
    servingsOptions: servingsOptionsOf({ servings, options }),
    isGoodAsLeftovers: booleanOf({ fields, key: 'leftovers' }),
    family: optionalSlugOf({ fields, key: 'family' }),
    vouched: readVouched(fields),
    art: readArt(fields),
    risks: fields.values.has('risks')
      ? choicesOf({ fields, key: 'risks', choices: eatingRisks })
      : [],
    leftoverServings: optionalCountOf({ fields, key: 'leftoverServings', least: 1 }),
    times: readTimes(fields),
  };
}

function readTimes(fields: YamlFields): RecipeTimes {
  const times = nestedFieldsOf({ fields, key: 'times' });
  if (times === null) {
    if (!fields.values.has('times')) reportMissing({ fields, key: 'times' });
    return { prepMinutes: 0, cookMinutes: 0, activeMinutes: 0, totalMinutes: 0 };
  }
  reportUnknownKeys({ fields: times, known: ['prep', 'cook', 'active', 'total'] });
  const prepMinutes = countOf({ fields: times, key: 'prep', least: 0 });
  const cookMinutes = countOf({ fields: times, key: 'cook', least: 0 });
  const activeMinutes = optionalCountOf({ fields: times, key: 'active', least: 0 });
  return {
    prepMinutes,
    cookMinutes,
    activeMinutes: activeMinutes ?? prepMinutes + cookMinutes,
    totalMinutes: countOf({ fields: times, key: 'total', least: 1 }),
  };
}

function readIngredients(fields: YamlFields): readonly ListedIngredient[] {
  const items = itemsOf({ fields, key: 'ingredients' });
  if (items.length === 0) reportMissing({ fields, key: 'ingredients' });
  const timesListed = new Map<string, number>();
  return items.flatMap(({ node, line }) => {
    const parsed = parseIngredientLine(scalarText(node) ?? '');
    if (!parsed.ok) {
      report({ fields, line, message: parsed.reason });
      return [];
    }
    const count = (timesListed.get(parsed.value.foodId) ?? 0) + 1;
    timesListed.set(parsed.value.foodId, count);
    return [{ ...parsed.value, line, key: keyOf({ foodId: parsed.value.foodId, count }) }];
  });
}

function keyOf({ foodId, count }: { foodId: string; count: number }): IngredientKey {
  return count === 1 ? foodId : `${foodId}#${count}`;
}

type StepArgs = { fields: YamlFields; keys: readonly IngredientKey[] };

function readSteps({ fields, keys }: StepArgs): readonly StructureStep[] {
  const items = itemsOf({ fields, key: 'steps' });
  if (items.length === 0) reportMissing({ fields, key: 'steps' });
  return items.flatMap((item) => {
    const step = fieldsOfItem({ fields, item });
    if (step !== null) return [readStep({ fields: step, keys, line: item.line })];
    report({ fields, line: item.line, message: 'A step should read "- text: …".' });
    return [];
  });
}

function readStep({ fields, keys, line }: StepArgs & { line: number }): StructureStep {
  reportUnknownKeys({ fields, known: ['text', 'uses', 'timer', 'pan', 'art'] });
  const items = itemsOf({ fields, key: 'uses' });
  const text = textOf({ fields, key: 'text' });
  const uses = items.flatMap((item) => readUse({ fields, keys, item }));
  const amountLine = lineOf({ fields, key: 'text' });
  for (const message of stepAmountProblems({ text, uses })) {
    report({ fields, line: amountLine, message });
  }
  return {
    text,
    uses,
    timersMinutes: readTimers(fields),
    panServings: optionalCountOf({ fields, key: 'pan', least: 1 }),
    art: readStepArt(fields),
    line,
  };
}

/** One figure, or a list where a step names several waits. */
function readTimers(fields: YamlFields): readonly number[] {
  const isList = isSeq(fields.values.get('timer'));
  const texts = isList
    ? itemsOf({ fields, key: 'timer' }).map(({ node }) => scalarText(node) ?? '')
    : [optionalTextOf({ fields, key: 'timer' }) ?? []].flat();
  return texts.flatMap((text) => {
    const minutes = readTimer(text);
    if (minutes !== null) return [minutes];
    const message = '"timer" should be minutes like 4, or seconds like 30 s.';
    report({ fields, line: lineOf({ fields, key: 'timer' }), message });
    return [];
  });
}

function readUse({ fields, keys, item }: StepArgs & { item: YamlItem }): readonly StepUse[] {
  const parsed = parseStepUse(scalarText(item.node) ?? '');
  if (parsed.ok && keys.includes(parsed.value.ingredientKey)) return [parsed.value];
  const message = parsed.ok
    ? `The step uses ${parsed.value.ingredientKey}, which the ingredients do not list.`
    : parsed.reason;
  report({ fields, line: item.line, message });
  return [];
}
