import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import type { RecipeId } from '../recipe.ts';
import { itemsOf, readYamlFields, report, reportUnknownKeys, scalarText } from './yaml-fields.ts';

export interface Covers {
  /** The most beautiful first. */
  recipeIds: readonly RecipeId[];
  problems: readonly FileProblem[];
}

/** `covers.yaml`: dishes that stand for others. What does not exist is named and left out. */
export function parseCovers(args: { source: SourceFile; ids: ReadonlySet<RecipeId> }): Covers {
  const fields = readYamlFields(args.source);
  if (fields.problems.length > 0) return { recipeIds: [], problems: fields.problems };
  reportUnknownKeys({ fields, known: ['dishes'] });
  const recipeIds = new Set<RecipeId>();
  for (const { node, line } of itemsOf({ fields, key: 'dishes' })) {
    const id = scalarText(node) ?? '';
    if (!args.ids.has(id)) report({ fields, line, message: `There is no recipe "${id}".` });
    else if (recipeIds.has(id)) report({ fields, line, message: `"${id}" is there already.` });
    else recipeIds.add(id);
  }
  return { recipeIds: [...recipeIds], problems: fields.problems };
}
