import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages, type PerLanguage } from '../../../lib/language.ts';
import { checkRecipe, namesOfFoods } from '../../content-tools/checks/check-recipe.ts';
import type { Food } from '../../foods/food.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { compileRecipes } from '../../recipes/files/compile-content.ts';
import type { FoodNameIndex } from '../../recipes/ingredients/step-foods.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { Fields } from '../documents/document.rules.ts';
import { withEnglish } from '../documents/filled.rules.ts';
import { remarkOf } from '../kinds/edited-file.ts';
import type { Remark } from '../kinds/remark.ts';
import { draftRecipe } from './draft-recipe.ts';
import { recipeFiles, recipeSources, type RecipeFile } from './recipe-files.ts';

export interface JudgedRecipe {
  readonly remarks: readonly Remark[];
  /** As far as it can be worked out. */
  readonly draft: CompiledRecipe | null;
  /** As it would go out; null while something stops it. */
  readonly compiled: CompiledRecipe | null;
}

type Catalogue = Pick<ContentIndex, 'foods' | 'foodsById' | 'recipesBySlug'>;

const namesByFoods = new WeakMap<readonly Food[], PerLanguage<FoodNameIndex>>();

/** Made of the food table once: it takes a while and does not change. */
function foodNamesOf(foods: readonly Food[]): PerLanguage<FoodNameIndex> {
  const names = namesByFoods.get(foods) ?? namesOfFoods(foods);
  namesByFoods.set(foods, names);
  return names;
}

/** Reads a draft as the content check reads a file, with each remark at its field. */
export function judgeRecipe(args: {
  id: string;
  fields: Fields;
  content: Catalogue;
}): JudgedRecipe {
  const { id, content } = args;
  const foods = content.foodsById;
  // What is not translated is told by language, not line by line.
  const fields = withEnglish(args.fields);
  const files = recipeFiles({ id, fields });
  const sources = recipeSources(id, files);
  const { recipes, places, problems } = compileRecipes({
    folder: { recipes: [sources], ids: null },
    foods: content.foods,
  });
  const [recipe] = recipes;
  const found = places.get(id);
  const stops = [...problems, ...slugProblems({ id, fields, content, files })].map(
    remarkOf({ files, level: 'STOPS' }),
  );
  if (recipe === undefined || found === undefined) {
    return { remarks: stops, draft: draftRecipe({ id, fields, foods }), compiled: null };
  }
  const checked = { recipe, places: found, foods };
  const { problems: faults, warnings } = checkRecipe({
    checked,
    foodNames: foodNamesOf(content.foods),
  });
  const remarks = [
    ...stops,
    ...unknownFigures(recipe),
    ...faults.map(remarkOf({ files, level: 'PROBLEM' })),
    ...warnings.map(remarkOf({ files, level: 'HINT' })),
  ];
  const isStopped = remarks.some(({ level }) => level === 'STOPS');
  return { remarks, draft: recipe, compiled: isStopped ? null : recipe };
}

/** Members are never shown a dish whose figures nobody knows. */
function unknownFigures({ nutrition }: CompiledRecipe): readonly Remark[] {
  if (nutrition.netCarbsGrams !== null && nutrition.nutrients.energyKcal !== null) return [];
  const message = 'Net carbs or energy cannot be worked out: a food of the list has no figures.';
  return [{ field: 'ingredients', level: 'STOPS', message }];
}

function slugProblems(args: {
  id: string;
  fields: Fields;
  content: Catalogue;
  files: readonly RecipeFile[];
}): readonly FileProblem[] {
  const { id, fields, content, files } = args;
  return languages.flatMap((language) => {
    const slug = fields[`slug-${language}`] || id;
    const other = content.recipesBySlug[language].get(slug);
    const file = files.find((each) => each.language === language);
    if (other === undefined || other.id === id || file === undefined) return [];
    const line = Math.max(1, file.fields.indexOf(`slug-${language}`) + 1);
    return [{ file: file.name, line, message: `The address "${slug}" is taken by ${other.id}.` }];
  });
}
