import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages, perLanguage } from '../../../lib/language.ts';
import type { PerLanguage } from '../../../lib/language.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import {
  nestedFieldsOf,
  readYamlFields,
  report,
  reportUnknownKeys,
  textOf,
} from './yaml-fields.ts';
import type { YamlFields } from './yaml-fields.ts';

/** Former slugs, which old links still have, each with the id of its food or recipe. */
export type FormerSlugsOf = PerLanguage<Readonly<Record<string, string>>>;

/** `former-slugs.yaml`: foods and recipes that are called otherwise now. */
export type FormerSlugs = Readonly<Record<'foods' | 'recipes', FormerSlugsOf>>;

export const noFormerSlugs: FormerSlugs = {
  foods: perLanguage(() => ({})),
  recipes: perLanguage(() => ({})),
};

type Ids = Readonly<Record<keyof FormerSlugs, ReadonlySet<string>>>;

/** Slugs of what does not exist are named and left out. */
export function parseFormerSlugs(args: { source: SourceFile; ids: Ids }): {
  formerSlugs: FormerSlugs;
  problems: readonly FileProblem[];
} {
  const fields = readYamlFields(args.source);
  if (fields.problems.length > 0) return { formerSlugs: noFormerSlugs, problems: fields.problems };
  reportUnknownKeys({ fields, known: ['foods', 'recipes'] });
  const formerSlugs = {
    foods: slugsOf({ fields, kind: 'foods', ids: args.ids.foods }),
    recipes: slugsOf({ fields, kind: 'recipes', ids: args.ids.recipes }),
  };
  return { formerSlugs, problems: fields.problems };
}

function slugsOf(args: {
  fields: YamlFields;
  kind: keyof FormerSlugs;
  ids: ReadonlySet<string>;
}): FormerSlugsOf {
  const ofKind = nestedFieldsOf({ fields: args.fields, key: args.kind });
  if (ofKind === null) return noFormerSlugs[args.kind];
  reportUnknownKeys({ fields: ofKind, known: languages });
  return perLanguage((language) => {
    const pairs = nestedFieldsOf({ fields: ofKind, key: language });
    return pairs === null ? {} : knownPairs({ pairs, ids: args.ids });
  });
}

function knownPairs(args: {
  pairs: YamlFields;
  ids: ReadonlySet<string>;
}): Readonly<Record<string, string>> {
  const { pairs, ids } = args;
  const slugs = [...pairs.values.keys()];
  const known = slugs.flatMap((slug) => {
    const id = textOf({ fields: pairs, key: slug });
    if (ids.has(id)) return [[slug, id] as const];
    const line = pairs.lines.get(slug) ?? pairs.firstLine;
    report({ fields: pairs, line, message: `There is no ${id} that ${slug} could lead to.` });
    return [];
  });
  return Object.fromEntries(known);
}
