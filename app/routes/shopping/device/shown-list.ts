import { dayKey } from '../../../../domain/meal-plans/reading/dish-key.rules.ts';
import { aisleCode } from '../../../../domain/shopping/operations/fact-wire.rules.ts';
import {
  additionsOf,
  chosenStoreOf,
  factsOfKind,
  listContent,
} from '../../../../domain/shopping/list/list-content.rules.ts';
import type { Fact, FactOf } from '../../../../domain/shopping/operations/list-operation.ts';
import { mergeShoppingList } from '../../../../domain/shopping/list/merge-list.rules.ts';
import type {
  ItemAlternative,
  MergedList,
  ShoppingItem,
} from '../../../../domain/shopping/list/shopping-list.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import { enumCode } from '../../../../lib/enum-code.ts';
import { amountParts } from '../../../amounts/amount-parts.ts';
import type { Aisle, FoodPart, PackForm } from '../../../graphql/schema-types.gen.ts';
import type { KitchenAmountsFragment } from '../../../amounts/operations.gen.ts';
import type { Known, KnownRecipe } from './known-list.ts';
import type { DishOnList, Item, List, RecipeOnList } from '../list.ts';
import { newsOf } from './list-news.ts';

type Amounts = NonNullable<ShoppingItem['haveAmount']>;

interface ShownFrom {
  facts: readonly Fact[];
  known: Known;
  locale: Locale;
}

/** The list as it stands in the facts, worked out here: on the server or without any. */
export function shownList({ facts, known, locale }: ShownFrom): List {
  const merged = mergeShoppingList({
    content: listContent({ facts, recipesById: known.recipesById }),
    foodsById: known.foodsById,
    language: locales[locale].contentLanguage,
    aisles: chosenStoreOf(facts)?.aisles,
  });
  const itemOf = (item: ShoppingItem) => shownItem({ item, known });
  return {
    count: merged.count,
    aisles: merged.aisles.map(({ aisle, items }) => {
      return { aisle: aisleCode(aisle) as Aisle, items: items.map(itemOf) };
    }),
    extras: merged.extras.map(itemOf),
    atHome: merged.atHome.map(itemOf),
    completed: merged.completed.map(itemOf),
    recipes: recipesOnList({ facts, known, merged }),
    news: newsOf({ facts, known }),
  };
}

function shownItem({ item, known }: { item: ShoppingItem; known: Known }): Item {
  const food = item.foodId === null ? undefined : known.foodsById.get(item.foodId);
  return {
    ...item,
    foodGroup: food?.group ?? null,
    hasPicture: food?.hasPicture ?? false,
    aisle: item.aisle && (aisleCode(item.aisle) as Aisle),
    grams: item.grams && Math.ceil(item.grams),
    standing: enumCode(item.standing) as Item['standing'],
    buying: item.buying && {
      ...item.buying,
      form: enumCode(item.buying.form) as PackForm,
      size: amountsOf(item.buying.size),
    },
    needed: item.needed.map((need) => {
      return { ...need, part: partCode(need.part), amount: amountsOf(need.amount) };
    }),
    haveAmount: amountsOf(item.haveAmount),
    optionalAmount: amountsOf(item.optionalAmount),
    alternatives: item.alternatives.map(alternativeOf),
    sources: item.sources.map((source) => {
      const heading = known.recipesById.get(source.recipeId)?.heading;
      return {
        recipe: heading ? { ...heading, short: heading.short ?? heading.title } : null,
        get amount() {
          return amountsOf(source.amount);
        },
      };
    }),
  };
}

function partCode(part: ShoppingItem['needed'][number]['part']): FoodPart | null {
  return part && (enumCode(part) as FoodPart);
}

function alternativeOf({ foods }: ItemAlternative): Item['alternatives'][number] {
  return { foods: foods.map(({ name, amount }) => ({ name, amount: amountsOf(amount) })) };
}

function amountsOf(amounts: Amounts): KitchenAmountsFragment;
function amountsOf(amounts: Amounts | null): KitchenAmountsFragment | null;
function amountsOf(amounts: Amounts | null): KitchenAmountsFragment | null {
  if (amounts === null) return null;
  const { metric, us } = amounts;
  return {
    metric: partsOf(metric),
    us: { ...partsOf(us), plus: us.plus ? partsOf(us.plus) : null },
  };
}

function partsOf(amount: Amounts['metric']): KitchenAmountsFragment['metric'] {
  const { number, fraction = null, unit } = amountParts(amount);
  return { number, fraction, unit };
}

interface RecipesFrom {
  facts: readonly Fact[];
  known: Known;
  merged: MergedList;
}

function recipesOnList({ facts, known, merged }: RecipesFrom): readonly RecipeOnList[] {
  const groups = Map.groupBy(additionsOf(facts), ({ recipeId }) => recipeId);
  return [...groups].flatMap(([recipeId, additions]) => {
    const recipe = known.recipesById.get(recipeId);
    return recipe === undefined ? [] : [recipeOnList({ recipe, additions, facts, merged })];
  });
}

function recipeOnList(args: {
  recipe: KnownRecipe;
  additions: readonly FactOf<'recipe'>[];
  facts: readonly Fact[];
  merged: MergedList;
}): RecipeOnList {
  const { recipe, additions, facts, merged } = args;
  const dishOf = plannedDishes(facts);
  const own = additions.filter(({ additionId }) => !dishOf.has(additionId));
  const dishes = additions.flatMap(({ additionId }) => dishOf.get(additionId) ?? []);
  return {
    recipe: recipe.heading,
    dishes: dishes.toSorted((one, other) => one.day - other.day),
    servings: own.reduce((total, { servings }) => total + servings, 0),
    additionIds: additions.map(({ additionId }) => additionId),
    // On a tab of their own.
    get foods() {
      return foodsOf({ recipe, merged });
    },
  };
}

function foodsOf({ recipe, merged }: { recipe: KnownRecipe; merged: MergedList }) {
  return merged.items.flatMap(({ key, isTicked, sources }) =>
    sources
      .filter(({ recipeId }) => recipeId === recipe.id)
      .map(({ name, hasPlural, amount }) => {
        return { key, name, hasPlural, isTicked, amount: amountsOf(amount) };
      }),
  );
}

/** By the addition that was made for it. */
function plannedDishes(facts: readonly Fact[]): ReadonlyMap<string, DishOnList> {
  return new Map(
    factsOfKind(facts, 'plan').flatMap(({ mealPlanId, dishes }) =>
      dishes.map(({ additionId, day }) => {
        return [additionId, { key: dayKey({ planId: mealPlanId, day }), mealPlanId, day }] as const;
      }),
    ),
  );
}
