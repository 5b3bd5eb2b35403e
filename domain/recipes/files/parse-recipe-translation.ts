import { isScalar } from 'yaml';
import type { FileProblem } from '../../../lib/file-problem.ts';
import { isSlug } from '../../../lib/slug.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { readQuestions, readTranslatedVideo } from './parse-recipe-extras.ts';
import type { TranslatedVideo } from './parse-recipe-extras.ts';
import type { IngredientKey, RecipeText } from '../recipe.ts';
import {
  itemsOf,
  lineOf,
  nestedFieldsOf,
  optionalTextOf,
  readYamlFields,
  report,
  reportMissing,
  reportUnknownKeys,
  scalarText,
  textOf,
} from './yaml-fields.ts';
import type { YamlFields } from './yaml-fields.ts';

type LinedText = Readonly<{ text: string; line: number }>;

/** `<slug>.es.yaml`, `<slug>.sv.yaml` */
export type RecipeTranslation = Readonly<{
  text: Omit<RecipeText, 'video'>;
  video: TranslatedVideo | null;
  notes: ReadonlyMap<IngredientKey, LinedText>;
  steps: readonly LinedText[];
  fieldLines: ReadonlyMap<string, number>;
  problems: readonly FileProblem[];
}>;

const knownKeys = [
  'slug',
  'title',
  'short',
  'description',
  'notes',
  'steps',
  'tip',
  'faq',
  'video',
  'photoAlt',
];

export function parseRecipeTranslation(source: SourceFile): RecipeTranslation {
  const fields = readYamlFields(source);
  const isReadable = fields.problems.length === 0;
  reportUnknownKeys({ fields, known: knownKeys });
  const translation = {
    text: {
      slug: readSlug(fields),
      title: textOf({ fields, key: 'title' }),
      short: optionalTextOf({ fields, key: 'short' }),
      description: textOf({ fields, key: 'description' }),
      tip: optionalTextOf({ fields, key: 'tip' }),
      faq: readQuestions(fields),
      photoAlt: optionalTextOf({ fields, key: 'photoAlt' }),
    },
    video: readTranslatedVideo(fields),
    notes: readNotes(fields),
    steps: readSteps(fields),
    fieldLines: fields.lines,
  };
  return { ...translation, problems: isReadable ? fields.problems : fields.problems.slice(0, 1) };
}

function readSlug(fields: YamlFields): string {
  const slug = textOf({ fields, key: 'slug' });
  if (slug !== '' && !isSlug(slug)) {
    const message = `The slug "${slug}" should be lower-case letters a to z, digits and hyphens.`;
    report({ fields, line: lineOf({ fields, key: 'slug' }), message });
  }
  return slug;
}

function readNotes(fields: YamlFields): ReadonlyMap<IngredientKey, LinedText> {
  const notes = nestedFieldsOf({ fields, key: 'notes' });
  if (notes === null) return new Map();
  const keys = [...notes.values.keys()];
  return new Map(
    keys.map((key) => {
      const text = textOf({ fields: notes, key });
      return [key, { text, line: lineOf({ fields: notes, key }) }];
    }),
  );
}

function readSteps(fields: YamlFields): readonly LinedText[] {
  const items = itemsOf({ fields, key: 'steps' });
  if (items.length === 0) reportMissing({ fields, key: 'steps' });
  return items.map(({ node, line }) => {
    if (!isScalar(node)) report({ fields, line, message: 'A step should be one text; quote it.' });
    return { text: scalarText(node) ?? '', line };
  });
}
