import type { DraftedRecipe } from './draft-recipe.ts';
import type { ForeignRecipe } from './foreign-recipe.ts';
import { ingredientKeys } from './link-steps.ts';
import { ingredientLineText } from './recipe-yaml.ts';

/** What an editor should look at before the recipe is shown, in plain words. */
export function reviewText(args: {
  slug: string;
  source: string;
  recipe: ForeignRecipe;
  drafted: DraftedRecipe;
}): string {
  const { slug, source, recipe, drafted } = args;
  const sections = [
    section('Ingredients that were not read', unmatchedLines(drafted)),
    section('Ingredients to look at', remarkLines(drafted)),
    section('Guessed: please confirm', guessLines(drafted)),
    section('Missing', missingLines({ slug, recipe, drafted })),
    section('Read as', readLines(drafted)),
  ];
  return [`# Review of ${slug}`, '', `From ${source}.`, '', ...sections.flat()].join('\n');
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${line}`), ''];
}

function unmatchedLines({ ingredients }: DraftedRecipe): readonly string[] {
  return ingredients.flatMap((ingredient, index) => {
    if (ingredient.kind !== 'unmatched') return [];
    const candidates = ingredient.candidates.map(({ id }) => id).join(', ') || 'none';
    return [
      `Line ${index + 1}: "${ingredient.text}". ${ingredient.reason} Candidates: ${candidates}.`,
    ];
  });
}

function remarkLines({ ingredients }: DraftedRecipe): readonly string[] {
  return ingredients.flatMap((ingredient, index) => {
    if (ingredient.kind !== 'matched') return [];
    return ingredient.remarks.map((remark) => `Line ${index + 1}: "${ingredient.text}". ${remark}`);
  });
}

function guessLines({ draft }: DraftedRecipe): readonly string[] {
  const { cuisine, dish, protein, meals, role, difficulty } = draft;
  return [
    `cuisine ${cuisine}, dish ${dish}, protein ${protein}, meals ${meals.join(' and ')}, role ${role}`,
    `difficulty ${difficulty}, for members only, not marked as good leftovers`,
    'which step uses what, and the timers',
  ];
}

function missingLines(args: {
  slug: string;
  recipe: ForeignRecipe;
  drafted: DraftedRecipe;
}): readonly string[] {
  const { slug, recipe, drafted } = args;
  const { description, servings, times } = drafted.draft;
  const used = new Set(
    drafted.draft.steps.flatMap(({ uses }) => uses.map((use) => use.split(' ')[0])),
  );
  const unused = ingredientKeys(drafted.ingredients).filter(
    (key) => key !== null && !used.has(key),
  );
  const isEnglish = recipe.language === null || recipe.language.startsWith('en');
  return [
    ...(description === '' ? ['the description'] : []),
    ...(servings === 0 ? ['the servings'] : []),
    ...(times.total === 0 ? ['the times'] : []),
    ...(unused.length === 0 ? [] : [`a step that uses ${unused.join(', ')}`]),
    ...(isEnglish ? [] : [`the English text: the source is in "${recipe.language}"`]),
    `the translations ${slug}.es.yaml and ${slug}.sv.yaml`,
  ];
}

function readLines({ ingredients }: DraftedRecipe): readonly string[] {
  return ingredients.flatMap((ingredient) => {
    if (ingredient.kind !== 'matched') return [];
    return [`"${ingredient.text}" → ${ingredientLineText(ingredient.line)}`];
  });
}
