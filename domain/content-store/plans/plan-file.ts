import { languages } from '../../../lib/language.ts';
import { scalar } from '../../content-tools/recipe-yaml.ts';
import { leftoversWord } from '../../meal-plans/themed/dish-text.rules.ts';
import { parseThemedPlan, promiseKeys } from '../../meal-plans/themed/parse-themed-plan.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { idsOf, type Fields } from '../documents/document.rules.ts';
import { fileOf, type EditedFile, type FileLine } from '../kinds/edited-file.ts';

/** The file of a themed plan, in the form that content/README.md explains. */
export function planFile({ id, fields }: { id: string; fields: Fields }): EditedFile {
  return fileOf(`meal-plans/${id}.yaml`, [
    ...languages.flatMap((language): FileLine[] => [
      { field: `title.${language}`, text: `${language}:` },
      ...(language === 'en' ? [] : [textLine(fields, `slug-${language}`, '  slug')]),
      textLine(fields, `title.${language}`, '  title'),
      textLine(fields, `description.${language}`, '  description'),
    ]),
    { field: 'themes', text: `themes: ${listOf(fields['themes'])}` },
    ...optionalLine(fields, 'servings', 'servings'),
    ...optionalLine(fields, 'children', 'children'),
    { field: 'promise.strictness', text: 'promise:' },
    ...promiseKeys.flatMap((key) => promiseLine(fields, key)),
    { field: 'days', text: 'days:' },
    ...idsOf(fields, 'days').flatMap((day) => dayLines(fields, day)),
  ]);
}

/** The plan as everybody would read it, or what is wrong with its file. */
export function compilePlan(args: {
  id: string;
  fields: Fields;
  content: Pick<ContentIndex, 'recipesById'>;
}) {
  const file = planFile(args);
  const source = { file: file.name, text: file.text };
  return { file, ...parseThemedPlan({ key: args.id, source, content: args.content }) };
}

const promiseLists = ['avoid', 'cuisines', 'proteins', 'dishes', 'tags'];
function promiseLine(fields: Fields, key: string): readonly FileLine[] {
  const field = `promise.${key}`;
  const value = fields[field] ?? '';
  if (value === '') return [];
  return [{ field, text: `  ${key}: ${promiseLists.includes(key) ? listOf(value) : value}` }];
}

function dayLines(fields: Fields, day: string): readonly FileLine[] {
  const meals = ['breakfast', 'lunch', 'dinner'].flatMap((meal) => {
    const value = fields[`day.${day}.${meal}`] ?? '';
    const dishes = value === leftoversWord ? value : listOf(value);
    return value === '' ? [] : [{ field: `day.${day}.${meal}`, text: `${meal}: ${dishes}` }];
  });
  if (meals.length === 0) return [{ field: `day.${day}.dinner`, text: '  - {}' }];
  return meals.map(({ field, text }, index) => ({
    field,
    text: `${index === 0 ? '  - ' : '    '}${text}`,
  }));
}

function textLine(fields: Fields, field: string, key: string): FileLine {
  return { field, text: `${key}: ${scalar(fields[field] ?? '')}` };
}

function optionalLine(fields: Fields, field: string, key: string): readonly FileLine[] {
  return (fields[field] ?? '') === '' ? [] : [{ field, text: `${key}: ${fields[field]}` }];
}

/** Dishes with portions hold commas. */
function listOf(value = ''): string {
  const words = value.split(' ').filter((word) => word !== '');
  return `[${words.map((word) => (word.includes(',') ? `"${word}"` : word)).join(', ')}]`;
}
