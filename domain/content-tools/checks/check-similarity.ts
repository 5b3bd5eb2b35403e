import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import { problemAtField } from './recipe-under-check.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';
import { alikeRecipes } from './similarity.rules.ts';
import {
  fieldsOfItem,
  itemsOf,
  readYamlFields,
  report,
  reportUnknownKeys,
  scalarText,
  textOf,
} from '../../recipes/files/yaml-fields.ts';
import type { YamlFields, YamlItem } from '../../recipes/files/yaml-fields.ts';

/**
 * No dish twice under two names, but for the pairs an editor vouched for. The recipe whose name
 * comes later is named.
 */
export function similarityProblems(args: {
  checked: readonly RecipeUnderCheck[];
  vouchedFor: SourceFile | null;
}): readonly FileProblem[] {
  const { checked, vouchedFor } = args;
  const placesById = new Map(checked.map(({ recipe, places }) => [recipe.id, places]));
  const vouched = readVouchedPairs({ source: vouchedFor, ids: new Set(placesById.keys()) });
  const known = new Set(vouched.pairs.map(pairName));
  const alike = alikeRecipes(checked.map(({ recipe }) => recipe)).filter(({ first, second }) => {
    return !known.has(pairName([first.id, second.id]));
  });
  const problems = alike.flatMap(({ first, second, ingredients, title }) => {
    const places = placesById.get(second.id);
    const percents = [ingredients, title].map((share) => `${Math.round(share * 100)} %`);
    const message = `This looks like ${first.id} again (ingredients ${percents[0]} alike, title ${percents[1]}); change it, or say in similar-recipes.yaml why both are there.`;
    return places === undefined ? [] : [problemAtField({ places, field: 'title', message })];
  });
  return [...vouched.problems, ...problems];
}

function pairName(ids: readonly RecipeId[]): string {
  return ids.toSorted().join(' ');
}

function readVouchedPairs(args: { source: SourceFile | null; ids: ReadonlySet<RecipeId> }) {
  if (args.source === null) return { pairs: [], problems: [] };
  const fields = readYamlFields(args.source);
  reportUnknownKeys({ fields, known: ['pairs'] });
  const pairs = itemsOf({ fields, key: 'pairs' }).map((item) => {
    return readPair({ fields, item, ids: args.ids });
  });
  return { pairs, problems: fields.problems };
}

function readPair(args: {
  fields: YamlFields;
  item: YamlItem;
  ids: ReadonlySet<RecipeId>;
}): readonly RecipeId[] {
  const { fields, item, ids } = args;
  const pair = fieldsOfItem({ fields, item });
  if (pair === null) {
    report({ fields, line: item.line, message: 'A pair should read "- recipes: [a, b]".' });
    return [];
  }
  reportUnknownKeys({ fields: pair, known: ['recipes', 'why'] });
  textOf({ fields: pair, key: 'why' });
  const named = itemsOf({ fields: pair, key: 'recipes' }).map(({ node }) => scalarText(node) ?? '');
  for (const id of named.filter((each) => !ids.has(each))) {
    report({ fields, line: item.line, message: `There is no recipe ${id}.` });
  }
  return named;
}
