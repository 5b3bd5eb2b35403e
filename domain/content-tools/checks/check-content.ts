import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FileProblem } from '../../../lib/file-problem.ts';
import { foodProblems } from '../../foods/table/check-foods.rules.ts';
import { unkeptSources } from '../../foods/table/kept-source.rules.ts';
import { copiedInstructions } from '../cooking-sense/copied-instructions.ts';
import { wornWordProblems } from '../cooking-sense/worn-words.ts';
import { glossaryProblems } from '../glossary/check-glossary.ts';
import { checkRecipe, namesOfFoods } from './check-recipe.ts';
import { duplicateProblems } from './check-duplicates.rules.ts';
import { sharedShortTitleProblems } from './check-short-titles.rules.ts';
import { similarityProblems } from './check-similarity.ts';
import { packProblems } from './check-packs.rules.ts';
import { compileSources } from '../../recipes/files/compile-content.ts';
import type { CompiledContent, CompiledSources } from '../../recipes/files/compile-content.ts';
import { readContentFolder } from '../../recipes/files/read-content-folder.ts';
import type { ContentSources } from '../../recipes/files/read-content-folder.ts';
import { readOperatorFolder } from '../../recipes/files/read-operator-folder.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';

export type CheckedContent = Readonly<{
  content: CompiledContent;
  /** By file and line. */
  problems: readonly FileProblem[];
  /** Told, but nothing fails for them. */
  warnings: readonly FileProblem[];
}>;

/**
 * Everything an editor should put right, including what does not keep a recipe from showing. A
 * folder without foods is an operator's: it is checked together with what is shipped.
 */
export async function checkContent(folder: string): Promise<CheckedContent> {
  const wordProblems = await glossaryProblems(folder);
  if (existsSync(join(folder, 'foods'))) {
    const checked = checkSources(await readContentFolder(folder));
    return { ...checked, problems: [...checked.problems, ...wordProblems].toSorted(byFileAndLine) };
  }
  const isTheirs = (file: string) => file.startsWith(join(folder, sep));
  const { content, ...found } = checkSources(await readOperatorFolder(folder), isTheirs);
  const problems = [...found.problems.filter(({ file }) => isTheirs(file)), ...wordProblems];
  return {
    content,
    problems: problems.toSorted(byFileAndLine),
    warnings: found.warnings.filter(({ file }) => isTheirs(file)),
  };
}

/** Recipes of other files than those asked about are there to be compared with. */
export function checkSources(
  sources: ContentSources,
  isAskedAbout: (file: string) => boolean = () => true,
): CheckedContent {
  const compiled = compileSources({ sources });
  const { content } = compiled;
  const checked = recipesUnderCheck(compiled);
  const foodNames = namesOfFoods(content.foods);
  const each = checked
    .filter(({ places }) => Object.values(places.files).some(isAskedAbout))
    .map((recipe) => checkRecipe({ checked: recipe, foodNames }));
  const problems = [
    ...content.problems,
    ...foodFileProblems({ compiled, file: sources.foods.file }),
    ...unkeptSources(sources.nutrients),
    ...packProblems({ content, file: sources.packs.file }),
    ...each.flatMap((found) => found.problems),
    ...duplicateProblems(checked),
    ...sharedShortTitleProblems(checked),
    ...similarityProblems({ checked, vouchedFor: sources.similarRecipes }),
    ...copiedInstructions(content.recipes).map((message) => {
      return { file: 'content/recipes', line: null, message };
    }),
  ];
  const warnings = [
    ...each.flatMap((found) => found.warnings),
    ...wornWordProblems(content.recipes).map((message) => {
      return { file: 'content/recipes', line: null, message };
    }),
  ];
  return {
    content,
    problems: problems.toSorted(byFileAndLine),
    warnings: warnings.toSorted(byFileAndLine),
  };
}

function recipesUnderCheck({ content, places }: CompiledSources): readonly RecipeUnderCheck[] {
  const foods = new Map(content.foods.map((food) => [food.id, food]));
  return content.recipes.flatMap((recipe) => {
    const found = places.get(recipe.id);
    return found === undefined ? [] : [{ recipe, places: found, foods }];
  });
}

function foodFileProblems(args: {
  compiled: CompiledSources;
  file: string;
}): readonly FileProblem[] {
  const { content, foodLines } = args.compiled;
  return content.foods.flatMap((food) => {
    const line = foodLines.get(food.id) ?? null;
    return foodProblems(food).map((message) => ({ file: args.file, line, message }));
  });
}

function byFileAndLine(a: FileProblem, b: FileProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
