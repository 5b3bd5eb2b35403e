import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages, perLanguage } from '../../../lib/language.ts';
import type { Language, PerLanguage } from '../../../lib/language.ts';
import { isSlug } from '../../../lib/slug.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { parseRecipeStructure } from './parse-recipe-structure.ts';
import type { ListedIngredient, RecipeStructure, StructureStep } from './parse-recipe-structure.ts';
import { unlikeAmounts } from './step-amount-problems.ts';
import { parseRecipeTranslation } from './parse-recipe-translation.ts';
import type { RecipeTranslation } from './parse-recipe-translation.ts';
import type { Ingredient, Recipe, RecipeStep, RecipeText } from '../recipe.ts';

type TranslationLanguage = Exclude<Language, 'en'>;

export type RecipeSources = Readonly<{
  id: string;
  structure: SourceFile;
  translations: Readonly<Record<TranslationLanguage, SourceFile | null>>;
}>;

/** Where in its files a recipe says what, for whoever finds something wrong with it. */
export type RecipePlaces = Readonly<{
  files: PerLanguage<string>;
  fieldLines: PerLanguage<ReadonlyMap<string, number>>;
  ingredientLines: readonly number[];
  stepLines: PerLanguage<readonly number[]>;
}>;

export type ParsedRecipe = Readonly<{ recipe: Recipe; places: RecipePlaces }>;

/** `parsed` is null as soon as one of the three files has a problem. */
export function parseRecipe(sources: RecipeSources): {
  parsed: ParsedRecipe | null;
  problems: readonly FileProblem[];
} {
  const structure = parseRecipeStructure(sources.structure);
  const missing = missingTranslations(sources);
  if (sources.translations.es === null || sources.translations.sv === null) {
    return { parsed: null, problems: [...idProblems(sources), ...structure.problems, ...missing] };
  }
  const es = parseRecipeTranslation(sources.translations.es);
  const sv = parseRecipeTranslation(sources.translations.sv);
  const files = perLanguage((language) => fileOf({ sources, language }));
  const problems = [
    ...idProblems(sources),
    ...structure.problems,
    ...es.problems,
    ...translationProblems({ structure, translation: es, file: files.es }),
    ...sv.problems,
    ...translationProblems({ structure, translation: sv, file: files.sv }),
  ];
  if (problems.length > 0) return { parsed: null, problems };
  const recipe = recipeOf({ id: sources.id, structure, translations: { es, sv } });
  return { parsed: { recipe, places: placesOf({ files, structure, es, sv }) }, problems };
}

function fileOf(args: { sources: RecipeSources; language: Language }): string {
  const { structure, translations } = args.sources;
  if (args.language === 'en') return structure.file;
  return translations[args.language]?.file ?? structure.file;
}

function idProblems({ id, structure }: RecipeSources): readonly FileProblem[] {
  if (isSlug(id)) return [];
  const message = `The file name "${id}" should be lower-case letters a to z, digits and hyphens.`;
  return [{ file: structure.file, line: null, message }];
}

function missingTranslations({ id, structure, translations }: RecipeSources): FileProblem[] {
  return languages
    .filter((language) => language !== 'en')
    .filter((language) => translations[language] === null)
    .map((language) => ({
      file: structure.file,
      line: null,
      message: `The translation ${id}.${language}.yaml is missing.`,
    }));
}

function translationProblems(args: {
  structure: RecipeStructure;
  translation: RecipeTranslation;
  file: string;
}): readonly FileProblem[] {
  const { structure, translation, file } = args;
  // Problems of an unreadable file would only repeat themselves here.
  if (structure.problems.length > 0 || translation.problems.length > 0) return [];
  return [
    ...stepCountProblems({ structure, translation, file }),
    ...translatedAmountProblems({ structure, translation, file }),
    ...noteProblems({ structure, translation, file }),
    ...tipProblems({ structure, translation, file }),
    ...questionProblems({ structure, translation, file }),
    ...videoProblems({ structure, translation, file }),
  ];
}

function stepCountProblems(args: {
  structure: RecipeStructure;
  translation: RecipeTranslation;
  file: string;
}): readonly FileProblem[] {
  const expected = args.structure.steps.length;
  const found = args.translation.steps.length;
  if (expected === found) return [];
  const line = args.translation.fieldLines.get('steps') ?? null;
  const message = `${found} steps here, ${expected} in English.`;
  return [{ file: args.file, line, message }];
}

function translatedAmountProblems(args: {
  structure: RecipeStructure;
  translation: RecipeTranslation;
  file: string;
}): readonly FileProblem[] {
  const { structure, translation, file } = args;
  return translation.steps.flatMap(({ text, line }, index) => {
    const english = structure.steps[index]?.text ?? text;
    return unlikeAmounts({ text, english }).map((message) => ({ file, line, message }));
  });
}

function noteProblems(args: {
  structure: RecipeStructure;
  translation: RecipeTranslation;
  file: string;
}): readonly FileProblem[] {
  const { structure, translation, file } = args;
  const withNote = structure.ingredients.filter(({ note }) => note !== null).map(({ key }) => key);
  const line = translation.fieldLines.get('notes') ?? null;
  const missing = withNote.filter((key) => !translation.notes.has(key));
  const extra = [...translation.notes].filter(([key]) => !withNote.includes(key));
  return [
    ...missing.map((key) => ({ file, line, message: `The note of ${key} is not translated.` })),
    ...extra.map(([key, note]) => {
      return { file, line: note.line, message: `${key} has no note in English.` };
    }),
  ];
}

function tipProblems(args: {
  structure: RecipeStructure;
  translation: RecipeTranslation;
  file: string;
}): readonly FileProblem[] {
  const { structure, translation, file } = args;
  if ((structure.tip === null) === (translation.text.tip === null)) return [];
  if (structure.tip !== null) return [{ file, line: null, message: 'The tip is not translated.' }];
  const line = translation.fieldLines.get('tip') ?? null;
  return [{ file, line, message: 'There is no tip in English.' }];
}

function questionProblems(args: {
  structure: RecipeStructure;
  translation: RecipeTranslation;
  file: string;
}): readonly FileProblem[] {
  const expected = args.structure.faq.length;
  const found = args.translation.text.faq.length;
  if (expected === found) return [];
  const line = args.translation.fieldLines.get('faq') ?? null;
  return [{ file: args.file, line, message: `${found} questions here, ${expected} in English.` }];
}

function videoProblems(args: {
  structure: RecipeStructure;
  translation: RecipeTranslation;
  file: string;
}): readonly FileProblem[] {
  const { structure, translation, file } = args;
  if ((structure.video === null) === (translation.video === null)) return [];
  if (structure.video !== null) {
    return [{ file, line: null, message: 'The title of the video is not translated.' }];
  }
  const line = translation.fieldLines.get('video') ?? null;
  return [{ file, line, message: 'There is no video in English.' }];
}

type Translations = Readonly<Record<TranslationLanguage, RecipeTranslation>>;

function recipeOf(args: {
  id: string;
  structure: RecipeStructure;
  translations: Translations;
}): Recipe {
  const { id, structure, translations } = args;
  const { title, short, description, tip, faq, video, photoAlt } = structure;
  const en: RecipeText = {
    slug: structure.slug ?? id,
    title,
    short,
    description,
    tip,
    faq,
    video,
    photoAlt,
  };
  const { es, sv } = translations;
  return {
    id,
    ...structure.facts,
    texts: {
      en,
      es: textOf({ translation: es, english: en }),
      sv: textOf({ translation: sv, english: en }),
    },
    ingredients: structure.ingredients.map((listed) => ingredientOf({ listed, translations })),
    steps: structure.steps.map((step, index) => stepOf({ step, index, translations })),
  };
}

/** The film is the English one unless the language has its own; so is what a photo shows. */
function textOf(args: { translation: RecipeTranslation; english: RecipeText }): RecipeText {
  const { text, video: translated } = args.translation;
  const { video, photoAlt } = args.english;
  const words = { ...text, photoAlt: photoAlt === null ? null : (text.photoAlt ?? photoAlt) };
  if (video === null || translated === null) return { ...words, video: null };
  return { ...words, video: { url: translated.url ?? video.url, title: translated.title } };
}

function ingredientOf(args: { listed: ListedIngredient; translations: Translations }): Ingredient {
  const { key, foodId, amount, unit, label, note } = args.listed;
  const { discardedAmount, discardedFatGrams } = args.listed;
  const { es, sv } = args.translations;
  const notes = {
    en: note,
    es: es.notes.get(key)?.text ?? null,
    sv: sv.notes.get(key)?.text ?? null,
  };
  return { key, foodId, amount, unit, label, discardedAmount, discardedFatGrams, notes };
}

function stepOf(args: {
  step: StructureStep;
  index: number;
  translations: Translations;
}): RecipeStep {
  const { text, uses, timersMinutes, panServings, art } = args.step;
  const [timerMinutes = null, ...later] = timersMinutes;
  const { es, sv } = args.translations;
  const texts = {
    en: text,
    es: es.steps[args.index]?.text ?? text,
    sv: sv.steps[args.index]?.text ?? text,
  };
  const laterTimers = later.length === 0 ? {} : { laterTimerMinutes: later };
  return {
    texts,
    uses,
    timerMinutes,
    ...laterTimers,
    ...(panServings !== null && { panServings }),
    ...(art !== null && { art }),
  };
}

function placesOf(args: {
  files: PerLanguage<string>;
  structure: RecipeStructure;
  es: RecipeTranslation;
  sv: RecipeTranslation;
}): RecipePlaces {
  const { files, structure, es, sv } = args;
  return {
    files,
    fieldLines: { en: structure.fieldLines, es: es.fieldLines, sv: sv.fieldLines },
    ingredientLines: linesOf(structure.ingredients),
    stepLines: { en: linesOf(structure.steps), es: linesOf(es.steps), sv: linesOf(sv.steps) },
  };
}

function linesOf(lined: readonly { line: number }[]): readonly number[] {
  return lined.map(({ line }) => line);
}
