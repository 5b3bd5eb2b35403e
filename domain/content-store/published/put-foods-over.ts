import type { Food } from '../../foods/food.ts';
import { compileRecipes } from '../../recipes/files/compile-content.ts';
import { foodsBySlug } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { Fields } from '../documents/document.rules.ts';
import { judgeFood } from '../foods/judge-food.ts';
import { fieldsOfRecipe } from '../recipes/recipe-fields.ts';
import { recipeFiles, recipeSources } from '../recipes/recipe-files.ts';
import type { Edited, FoodIndex, FoodsOver, LeftOut, PuttingOver } from './edited.ts';
import { formerSlugs } from './former-slugs.ts';

type Putting = Pick<PuttingOver, 'files' | 'before' | 'leaveOut'> & {
  edits: ReadonlyMap<string, Edited>;
};

export function foodsOver(args: Putting): FoodsOver {
  const foods = editedFoods(args);
  for (const left of foods.leftOut) args.leaveOut(left);
  return foods;
}

function editedFoods({ files, before, edits }: Putting): FoodsOver {
  const { content } = files;
  if (edits.size === 0) return { index: content, changed: new Set(), leftOut: [] };
  const of = [...edits.values()].map(({ id, version }) => `${id} ${version}`).join(' ');
  const known = before.foods;
  if (known !== null && known.of === of && known.files === content.foods) return known;
  const foods = new Map(content.foods.map((food) => [food.id, food]));
  const changed = new Set<string>();
  const leftOut: LeftOut[] = [];
  for (const { id, kind, fields } of edits.values()) {
    if (fields === null) continue;
    const { food, remarks } = judgeFood({ id, fields, content });
    if (food === null) {
      leftOut.push({ kind, id, message: remarks[0]?.message ?? '' });
      continue;
    }
    foods.set(id, food);
    changed.add(id);
  }
  const index = indexFoods({ files: content, foodsById: foods, edits });
  before.foods = { of, files: content.foods, changed, index, leftOut };
  return before.foods;
}

function indexFoods(args: {
  files: FoodIndex;
  foodsById: ReadonlyMap<string, Food>;
  edits: ReadonlyMap<string, Edited>;
}): FoodIndex {
  const { files, foodsById, edits } = args;
  const foods = [...foodsById.values()];
  const former = formerSlugs({ index: files.foodsBySlug, idOf: ({ id }) => id, edits });
  return { foods, foodsById, foodsBySlug: foodsBySlug({ foods, former }) };
}

/** Edited recipes, and those that are made of edited foods. */
export function* recipesOver(
  args: Putting & { foods: FoodsOver },
): Generator<undefined, readonly CompiledRecipe[]> {
  const { files, edits, foods } = args;
  const shipped = files.content.recipes;
  if (edits.size === 0 && foods.changed.size === 0) return shipped;
  const recipes: CompiledRecipe[] = [];
  for (const recipe of shipped) {
    const edit = edits.get(recipe.id);
    if (edit === undefined) {
      if (!isMadeOf(recipe, foods.changed)) {
        recipes.push(recipe);
        continue;
      }
      recipes.push(made({ ...args, id: recipe.id, of: recipe, edit: null }) ?? recipe);
    } else if (edit.fields !== null) {
      const changed = made({ ...args, id: recipe.id, of: edit.fields, edit });
      recipes.push(changed === null ? recipe : withPlaceOf(recipe, changed));
    }
    yield;
  }
  const known = new Set(shipped.map(({ id }) => id));
  for (const edit of edits.values()) {
    if (edit.fields === null || known.has(edit.id)) continue;
    const added = made({ ...args, id: edit.id, of: edit.fields, edit });
    if (added !== null) recipes.push(added);
    yield;
  }
  return recipes;
}

function isMadeOf({ ingredients }: CompiledRecipe, changed: ReadonlySet<string>): boolean {
  return ingredients.some(({ foodId }) => changed.has(foodId));
}

/** The list of covers is a file of its own: what an editor changes in a dish leaves it there. */
function withPlaceOf({ coverPlace }: CompiledRecipe, changed: CompiledRecipe): CompiledRecipe {
  return coverPlace === undefined ? changed : { ...changed, coverPlace };
}

function made(
  args: Putting & {
    foods: FoodsOver;
    id: string;
    of: Fields | CompiledRecipe;
    edit: Edited | null;
  },
): CompiledRecipe | null {
  const { before, foods, id, of, edit, leaveOut } = args;
  const known = before.recipes.get(id);
  if (known !== undefined && known.of === of && known.foods === foods.index.foods) {
    return known.recipe;
  }
  const fields = isRecipe(of) ? fieldsOfRecipe(of) : of;
  const { recipe, message } = compileOne({ id, fields, foods: foods.index.foods });
  if (recipe === null) {
    if (edit !== null) leaveOut({ kind: edit.kind, id, message });
    return known?.recipe ?? null;
  }
  const whole = isRecipe(of) ? withPlaceOf(of, recipe) : recipe;
  before.recipes.set(id, { of, foods: foods.index.foods, recipe: whole });
  return whole;
}

function isRecipe(of: Fields | CompiledRecipe): of is CompiledRecipe {
  return typeof of['ingredients'] === 'object';
}

export function compileOne(args: { id: string; fields: Fields; foods: readonly Food[] }): {
  recipe: CompiledRecipe | null;
  message: string;
} {
  const { id, fields, foods } = args;
  const sources = recipeSources(id, recipeFiles({ id, fields }));
  const folder = { recipes: [sources], ids: null };
  const { recipes, problems } = compileRecipes({ folder, foods });
  return { recipe: recipes[0] ?? null, message: problems[0]?.message ?? '' };
}
