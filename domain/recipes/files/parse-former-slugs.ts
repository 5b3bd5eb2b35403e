import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages, perLanguage } from '../../../lib/language.ts';
import { noFormerSlugs } from '../../../lib/slug-index.ts';
import type { FormerSlugsOf } from '../../../lib/slug-index.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import {
  nestedFieldsOf,
  readYamlFields,
  report,
  reportUnknownKeys,
  textOf,
} from './yaml-fields.ts';
import type { YamlFields } from './yaml-fields.ts';

const kinds = ['foods', 'recipes', 'meal-plans', 'programs'] as const;
type Kind = (typeof kinds)[number];

/** `former-slugs.yaml`: what is called otherwise now. */
export type FormerSlugs = Readonly<Record<Kind, FormerSlugsOf>>;

export const nothingRenamed: FormerSlugs = {
  foods: noFormerSlugs,
  recipes: noFormerSlugs,
  'meal-plans': noFormerSlugs,
  programs: noFormerSlugs,
};

type Ids = Readonly<Record<'foods' | 'recipes', ReadonlySet<string>>>;

/** Foods and recipes that do not exist are named and left out. Plans and programs are compiled later. */
export function parseFormerSlugs(args: { source: SourceFile; ids: Ids }): {
  formerSlugs: FormerSlugs;
  problems: readonly FileProblem[];
} {
  const fields = readYamlFields(args.source);
  if (fields.problems.length > 0) return { formerSlugs: nothingRenamed, problems: fields.problems };
  reportUnknownKeys({ fields, known: kinds });
  const formerSlugs = {
    foods: slugsOf({ fields, kind: 'foods', ids: args.ids.foods }),
    recipes: slugsOf({ fields, kind: 'recipes', ids: args.ids.recipes }),
    'meal-plans': slugsOf({ fields, kind: 'meal-plans', ids: null }),
    programs: slugsOf({ fields, kind: 'programs', ids: null }),
  };
  return { formerSlugs, problems: fields.problems };
}

function slugsOf(args: {
  fields: YamlFields;
  kind: Kind;
  ids: ReadonlySet<string> | null;
}): FormerSlugsOf {
  const ofKind = nestedFieldsOf({ fields: args.fields, key: args.kind });
  if (ofKind === null) return noFormerSlugs;
  reportUnknownKeys({ fields: ofKind, known: languages });
  return perLanguage((language) => {
    const pairs = nestedFieldsOf({ fields: ofKind, key: language });
    return pairs === null ? {} : knownPairs({ pairs, ids: args.ids });
  });
}

function knownPairs(args: {
  pairs: YamlFields;
  ids: ReadonlySet<string> | null;
}): Readonly<Record<string, string>> {
  const { pairs, ids } = args;
  const slugs = [...pairs.values.keys()];
  const known = slugs.flatMap((slug) => {
    const id = textOf({ fields: pairs, key: slug });
    if (ids === null || ids.has(id)) return [[slug, id] as const];
    const line = pairs.lines.get(slug) ?? pairs.firstLine;
    report({ fields: pairs, line, message: nothingToLeadTo(slug, id) });
    return [];
  });
  return Object.fromEntries(known);
}

/** Former slugs of plans or programs that do not exist. */
export function formerSlugProblems(args: {
  former: FormerSlugsOf;
  ids: ReadonlySet<string>;
}): FileProblem[] {
  const pairs = languages.flatMap((language) => Object.entries(args.former[language]));
  return pairs
    .filter(([, id]) => !args.ids.has(id))
    .map(([slug, id]) => {
      return { file: 'former-slugs.yaml', line: null, message: nothingToLeadTo(slug, id) };
    });
}

function nothingToLeadTo(slug: string, id: string): string {
  return `There is no ${id} that ${slug} could lead to.`;
}
