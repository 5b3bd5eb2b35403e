import { languages, type Language } from '../../../lib/language.ts';
import { scalar } from '../../content-tools/recipe-yaml.ts';
import { parseIngredientLine } from '../../recipes/files/parse-ingredient-line.ts';
import type { RecipeSources } from '../../recipes/files/parse-recipe.ts';
import { idsOf, type Fields } from '../documents/document.rules.ts';
import { fileOf, type EditedFile, type FileLine } from '../kinds/edited-file.ts';
import { nothingDrawn } from './recipe-fields.rules.ts';

type Line = FileLine;

export interface RecipeFile extends EditedFile {
  readonly language: Language;
}

/** The three files of a recipe, in the form that content/README.md explains. */
export function recipeFiles({ id, fields }: { id: string; fields: Fields }): readonly RecipeFile[] {
  return languages.map((language) => {
    const lines =
      language === 'en' ? structureLines(fields) : translationLines({ fields, language });
    const name = language === 'en' ? `${id}.yaml` : `${id}.${language}.yaml`;
    return { language, ...fileOf(`recipes/${name}`, lines) };
  });
}

export function recipeSources(id: string, files: readonly RecipeFile[]): RecipeSources {
  const sourceOf = (language: Language) => {
    const file = files.find((each) => each.language === language);
    return { file: file?.name ?? id, text: file?.text ?? '' };
  };
  return {
    id,
    structure: sourceOf('en'),
    translations: { es: sourceOf('es'), sv: sourceOf('sv') },
  };
}

const factsBeforeTimes = [
  ['cuisine', 'cuisine'],
  ['dish', 'dish'],
  ['protein', 'protein'],
  ['meals', 'meals', 'list'],
  ['role', 'role'],
  ['family', 'family'],
  ['risks', 'risks', 'list'],
  ['difficulty', 'difficulty'],
  ['premium', 'premium'],
  ['testKitchen', 'testKitchen'],
  ['published', 'published'],
  ['servings', 'servings'],
  ['servingsOptions', 'servingsOptions', 'list'],
  ['leftovers', 'leftovers'],
  ['leftoverServings', 'leftoverServings'],
] as const;

/** Stands in the file of a draft without it, too, so that what is missing is told where it belongs. */
function isRequired(key: string): boolean {
  return ['cuisine', 'dish', 'protein', 'meals', 'role', 'difficulty'].includes(key);
}

function structureLines(fields: Fields): readonly Line[] {
  return [
    ...optional({ fields, field: 'slug-en', key: 'slug' }),
    textLine({ fields, field: 'title.en', key: 'title' }),
    ...optional({ fields, field: 'short.en', key: 'short' }),
    textLine({ fields, field: 'description.en', key: 'description' }),
    ...factsBeforeTimes.flatMap(([field, key, kind]) => {
      const value = fields[field] ?? '';
      if (value === '') return isRequired(key) ? [{ field, text: `${key}:` }] : [];
      return [{ field, text: `${key}: ${kind === 'list' ? listOf(value) : value}` }];
    }),
    { field: 'times.total', text: `times: { ${timesOf(fields)} }` },
    ...artLines({ fields }),
    ...photoLines(fields),
    ...listLines({ fields, list: 'ingredients', linesOf: ingredientLine }),
    ...listLines({ fields, list: 'steps', linesOf: stepLines }),
    ...optional({ fields, field: 'tip.en', key: 'tip' }),
    ...questionLines({ fields, language: 'en' }),
    ...cookingLines(fields),
    ...listLines({ fields, list: 'vouched', linesOf: vouchedLines, isOptional: true }),
    ...videoLines({ fields, language: 'en' }),
  ];
}

function translationLines(args: { fields: Fields; language: Language }): readonly Line[] {
  const { fields, language } = args;
  const steps = idsOf(fields, 'steps').map((id): Line => {
    const field = `step.${id}.text.${language}`;
    return { field, text: `  - ${scalar(fields[field] ?? '')}` };
  });
  return [
    textLine({ fields, field: `slug-${language}`, key: 'slug' }),
    textLine({ fields, field: `title.${language}`, key: 'title' }),
    ...optional({ fields, field: `short.${language}`, key: 'short' }),
    textLine({ fields, field: `description.${language}`, key: 'description' }),
    ...noteLines(args),
    { field: 'steps', text: steps.length === 0 ? 'steps: []' : 'steps:' },
    ...steps,
    ...optional({ fields, field: `tip.${language}`, key: 'tip' }),
    ...questionLines(args),
    ...videoLines(args),
    ...(hasPhoto(fields)
      ? optional({ fields, field: `photo.alt.${language}`, key: 'photoAlt' })
      : []),
  ];
}

function textLine(args: { fields: Fields; field: string; key: string }): Line {
  const { fields, field, key } = args;
  return { field, text: `${key}: ${scalar(fields[field] ?? '')}` };
}

function optional(args: { fields: Fields; field: string; key: string }): readonly Line[] {
  return (args.fields[args.field] ?? '') === '' ? [] : [textLine(args)];
}

function listOf(value: string): string {
  return `[${value.split(' ').join(', ')}]`;
}

function timesOf(fields: Fields): string {
  return ['prep', 'cook', 'active', 'total']
    .filter((key) => (fields[`times.${key}`] ?? '') !== '')
    .map((key) => `${key}: ${fields[`times.${key}`]}`)
    .join(', ');
}

/** Of the dish, or of a step: `step.s1.` stands before its parts. */
function artLines({ fields, of = '' }: { fields: Fields; of?: string }): readonly Line[] {
  const parts = ['state', 'vessel', 'base', 'items', 'sauces', 'table'].flatMap((key) => {
    const value = fields[`${of}art.${key}`] ?? '';
    if (value === '') return [];
    const isList = key === 'items' || key === 'sauces';
    if (isList) return [`${key}: ${value === nothingDrawn ? '[]' : listOf(value)}`];
    return [`${key}: ${value}`];
  });
  if (parts.length === 0) return [];
  const indent = of === '' ? '' : '    ';
  return [{ field: `${of}art.items`, text: `${indent}art: { ${parts.join(', ')} }` }];
}

function hasPhoto(fields: Fields): boolean {
  return (fields['photo.id'] ?? '') !== '' || (fields['photo.focus'] ?? '') !== '';
}

function photoLines(fields: Fields): readonly Line[] {
  if (!hasPhoto(fields)) return [];
  const of = (name: string) => fields[`photo.${name}`] ?? '';
  return [
    { field: 'photo.alt.en', text: 'photo:' },
    ...(of('id') === '' ? [] : [{ field: 'photo.id', text: `  id: ${scalar(of('id'))}` }]),
    ...(of('focus') === ''
      ? []
      : [{ field: 'photo.focus', text: `  focus: ${scalar(of('focus'))}` }]),
    { field: 'photo.alt.en', text: `  alt: ${scalar(of('alt.en'))}` },
  ];
}

interface Listed {
  fields: Fields;
  list: string;
  linesOf: (args: { fields: Fields; id: string }) => readonly Line[];
  isOptional?: boolean;
}

function listLines({ fields, list, linesOf, isOptional = false }: Listed): readonly Line[] {
  const ids = idsOf(fields, list);
  if (ids.length === 0) return isOptional ? [] : [{ field: list, text: `${list}: []` }];
  return [{ field: list, text: `${list}:` }, ...ids.flatMap((id) => linesOf({ fields, id }))];
}

function ingredientLine({ fields, id }: { fields: Fields; id: string }): readonly Line[] {
  const field = `ingredient.${id}.line`;
  const note = fields[`ingredient.${id}.note.en`] ?? '';
  const line = fields[field] ?? '';
  return [{ field, text: `  - ${scalar(note === '' ? line : `${line} | ${note}`)}` }];
}

function stepLines({ fields, id }: { fields: Fields; id: string }): readonly Line[] {
  const of = (name: string) => fields[`step.${id}.${name}`] ?? '';
  const timers = of('timers');
  return [
    { field: `step.${id}.text.en`, text: `  - text: ${scalar(of('text.en'))}` },
    ...(of('uses') === '' ? [] : [{ field: `step.${id}.uses`, text: `    uses: [${of('uses')}]` }]),
    ...(timers === ''
      ? []
      : [
          {
            field: `step.${id}.timers`,
            text: `    timer: ${timers.includes(',') ? `[${timers}]` : timers}`,
          },
        ]),
    ...(of('pan') === '' ? [] : [{ field: `step.${id}.pan`, text: `    pan: ${of('pan')}` }]),
    ...artLines({ fields, of: `step.${id}.` }),
  ];
}

function vouchedLines({ fields, id }: { fields: Fields; id: string }): readonly Line[] {
  return ['rule', 'why'].map((name, index) => {
    const field = `vouched.${id}.${name}`;
    return {
      field,
      text: `${index === 0 ? '  - ' : '    '}${name}: ${scalar(fields[field] ?? '')}`,
    };
  });
}

/** Who cooked it when; the note only where there is one. */
function cookingLines(fields: Fields): readonly Line[] {
  const linesOf = ({ id }: { id: string }): readonly Line[] => {
    const of = (name: string) => fields[`cooking.${id}.${name}`] ?? '';
    const lineOf = (name: string): Line => ({
      field: `cooking.${id}.${name}`,
      text: `${name === 'by' ? '  - ' : '    '}${name}: ${scalar(of(name))}`,
    });
    return [lineOf('by'), lineOf('on'), ...(of('note') === '' ? [] : [lineOf('note')])];
  };
  const lines = listLines({ fields, list: 'cookings', linesOf, isOptional: true });
  return lines.map((line) => (line.field === 'cookings' ? { ...line, text: 'cooked:' } : line));
}

function questionLines(args: { fields: Fields; language: Language }): readonly Line[] {
  const { fields, language } = args;
  const linesOf = ({ id }: { id: string }): readonly Line[] =>
    ['question', 'answer'].map((name, index) => {
      const field = `faq.${id}.${name}.${language}`;
      const text = `${index === 0 ? '  - ' : '    '}${name}: ${scalar(fields[field] ?? '')}`;
      return { field, text };
    });
  const lines = listLines({ fields, list: 'faqs', linesOf, isOptional: true });
  return lines.map((line) => (line.field === 'faqs' ? { ...line, text: 'faq:' } : line));
}

function videoLines(args: { fields: Fields; language: Language }): readonly Line[] {
  const { fields, language } = args;
  const [title, url] = [`video.title.${language}`, `video.url-${language}`];
  if ((fields['video.url-en'] ?? '') === '') return [];
  return [
    { field: title, text: 'video:' },
    ...((fields[url] ?? '') === '' ? [] : [{ field: url, text: `  url: ${fields[url]}` }]),
    { field: title, text: `  title: ${scalar(fields[title] ?? '')}` },
  ];
}

/** Notes stand under the food, with `#2` where the list has it again. */
function noteLines(args: { fields: Fields; language: Language }): readonly Line[] {
  const { fields, language } = args;
  const lines = [...ingredientKeys(fields)].flatMap(([id, key]): Line[] => {
    const field = `ingredient.${id}.note.${language}`;
    const isNoted = (fields[`ingredient.${id}.note.en`] ?? '') !== '';
    return isNoted ? [{ field, text: `  ${key}: ${scalar(fields[field] ?? '')}` }] : [];
  });
  return lines.length === 0 ? [] : [{ field: 'ingredients', text: 'notes:' }, ...lines];
}

/** What steps call the ingredients by: the food, with `#2` where it is listed again. */
export function ingredientKeys(fields: Fields): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    idsOf(fields, 'ingredients').flatMap((id): [string, string][] => {
      const parsed = parseIngredientLine(fields[`ingredient.${id}.line`] ?? '');
      if (!parsed.ok) return [];
      const { foodId } = parsed.value;
      const count = (counts.get(foodId) ?? 0) + 1;
      counts.set(foodId, count);
      return [[id, count === 1 ? foodId : `${foodId}#${count}`]];
    }),
  );
}
