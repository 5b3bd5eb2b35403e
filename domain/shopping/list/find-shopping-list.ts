import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../lib/language.ts';
import type { CompiledRecipe, RecipeId } from '../../recipes/recipe.ts';
import type { Catalogue } from './catalogue.ts';
import { additionsOf, chosenStoreOf, listContent } from './list-content.rules.ts';
import type { Fact, FactOf } from '../operations/list-operation.ts';
import { mergeShoppingList } from './merge-list.rules.ts';
import type { ItemSource, MergedList, ShoppingItem } from './shopping-list.ts';
import { loadStoredList } from '../shopping.store.ts';

/** A recipe the list is for, however often it was added. */
export interface RecipeOnList {
  readonly recipe: CompiledRecipe;
  /** Of all its additions together. */
  readonly servings: number;
  readonly additionIds: readonly string[];
  readonly foods: readonly RecipeFood[];
}

/** What a recipe takes of a food on the list. */
export interface RecipeFood {
  readonly item: ShoppingItem;
  readonly source: ItemSource;
}

export interface ShoppingList extends MergedList {
  /** As they were added. */
  readonly recipes: readonly RecipeOnList[];
}

interface FindShoppingList {
  db: Database;
  userId: string;
  catalogue: Catalogue;
  language: Language;
}

/** A member's list. It is added up at every request, and the sum is not stored. */
export async function findShoppingList(args: FindShoppingList): Promise<ShoppingList> {
  const { db, userId, ...reading } = args;
  const { facts } = await loadStoredList({ db, userId });
  return shoppingListOf({ facts, ...reading });
}

function shoppingListOf(args: {
  facts: readonly Fact[];
  catalogue: Catalogue;
  language: Language;
}): ShoppingList {
  const { facts, catalogue, language } = args;
  const merged = mergeShoppingList({
    content: listContent({ facts, recipesById: catalogue.recipesById }),
    foodsById: catalogue.foodsById,
    language,
    aisles: chosenStoreOf(facts)?.aisles,
  });
  return { ...merged, recipes: recipesOnList({ facts, catalogue, merged }) };
}

function recipesOnList(args: {
  facts: readonly Fact[];
  catalogue: Catalogue;
  merged: MergedList;
}): readonly RecipeOnList[] {
  const groups = Map.groupBy(additionsOf(args.facts), ({ recipeId }) => recipeId);
  return [...groups].flatMap(([recipeId, additions]) => {
    const recipe = args.catalogue.recipesById.get(recipeId);
    return recipe === undefined ? [] : [recipeOnList({ recipe, additions, merged: args.merged })];
  });
}

function recipeOnList(args: {
  recipe: CompiledRecipe;
  additions: readonly FactOf<'recipe'>[];
  merged: MergedList;
}): RecipeOnList {
  const { recipe, additions, merged } = args;
  return {
    recipe,
    servings: additions.reduce((total, { servings }) => total + servings, 0),
    additionIds: additions.map(({ additionId }) => additionId),
    foods: merged.items.flatMap((item) => foodsOf({ item, recipeId: recipe.id })),
  };
}

function foodsOf(args: { item: ShoppingItem; recipeId: RecipeId }): readonly RecipeFood[] {
  const { item, recipeId } = args;
  const sources = item.sources.filter((source) => source.recipeId === recipeId);
  return sources.map((source) => ({ item, source }));
}
