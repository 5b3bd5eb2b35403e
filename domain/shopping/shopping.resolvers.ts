import { locales } from '../../i18n/locales.ts';
import { isId } from '../../lib/ids.ts';
import { invalidInput, problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { findOpenList, requireListWithContent, type ActorsList } from './people/open-list.ts';
import { requirePremium } from '../membership/require-premium.ts';
import { addMealPlanDish } from './plans/add-meal-plan.ts';
import { withPlannedServings } from './plans/planned-servings.ts';
import { addRecipes } from './operations/add-recipes.ts';
import { changeList } from './operations/change-list.ts';
import { findCountToBuy } from './list/kept-count.ts';
import { findShoppingList, type ShoppingList } from './list/find-shopping-list.ts';
import type { ListChange } from './operations/list-change.ts';
import './people/people.resolvers.ts';
import './plans/bought-for-swap.resolvers.ts';
import './plans/dishes-instead.resolvers.ts';
import './plans/plan-changes.resolvers.ts';
import './plans/things-to-buy.resolvers.ts';
import './sharing/list-sharing.resolvers.ts';
import './sync/list-sync.resolvers.ts';
import type { ListActor } from './shopping.store.ts';
import { ShoppingListType } from './list/shopping-list.resolvers.ts';

interface Member {
  context: RequestContext;
  userId: string;
}

builder.queryFields((t) => ({
  shoppingList: t.field({
    type: ShoppingListType,
    nullable: true,
    description:
      'That the viewer shops from: one they were let onto, or their own; null for who has none.',
    resolve: async (_root, _input, context) => {
      const list = await findOpenList(context);
      return list && listOf({ context, userId: list.userId });
    },
  }),
  shoppingListCount: t.int({
    description: 'How many items are still to buy; 0 for who has no list.',
    resolve: (_root, _input, { viewer, isPremium, services }) => {
      if (!viewer) return 0;
      const { db, clock, content: catalogue } = services;
      const { userId: actorId } = viewer;
      return findCountToBuy({ db, clock, actorId, isPremium, catalogue });
    },
  }),
}));

function listOf({ context, userId }: Member): Promise<ShoppingList> {
  const { services, locale } = context;
  const language = locales[locale].contentLanguage;
  return findShoppingList({ db: services.db, userId, catalogue: services.content, language });
}

interface ShoppingListChange {
  problems: Problem[];
  userId: string;
}

const ShoppingListChangeType = builder
  .objectRef<ShoppingListChange>('ShoppingListChange')
  .implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
      list: t.field({
        type: ShoppingListType,
        description: 'As it is now, changed or not.',
        resolve: ({ userId }, _input, context) => listOf({ context, userId }),
      }),
    }),
  });

/** Runs a change of the list that the viewer shops from. */
async function changed(
  context: RequestContext,
  change: (list: ActorsList) => Promise<Result<null, Problem[]>>,
): Promise<ShoppingListChange> {
  const list = await requireListWithContent(context);
  const result = await change(list);
  return { problems: result.ok ? [] : result.reason, userId: list.userId };
}

function changedBy(context: RequestContext, change: ListChange): Promise<ShoppingListChange> {
  return changed(context, (list) => {
    const { db, clock, createId, content: catalogue } = context.services;
    const language = locales[context.locale].contentLanguage;
    return changeList({ db, clock, createId, ...list, catalogue, language, change });
  });
}

async function addAsked(args: {
  context: RequestContext;
  list: ListActor;
  recipes: readonly {
    id: string;
    recipeId: string;
    servings?: number | null;
    dish?: string | null;
  }[];
}): Promise<Result<null, Problem[]>> {
  const { context, recipes } = args;
  const { userId, actorId } = args.list;
  const { db, clock, content, themedPlans, findLentDishes } = context.services;
  const language = locales[context.locale].contentLanguage;
  if (recipes.length === 0) return refusal([problem('recipes', 'shopping.recipe-required')]);
  const asked = await withPlannedServings({
    db,
    clock,
    themedPlans,
    findLentDishes,
    content,
    language,
    userId,
    actorId,
    recipes: recipes.map(({ servings = null, dish = null, ...recipe }) => ({
      ...recipe,
      servings,
      dish,
    })),
  });
  if (!asked.ok) return asked;
  const owner = { db, clock, userId, actorId, catalogue: content, language };
  for (const { id: requestKey, ...dish } of asked.value.ofOwnPlans) {
    const added = await addMealPlanDish({ ...owner, ...dish, requestKey });
    if (!added.ok) return added;
  }
  const { recipes: byThemselves } = asked.value;
  if (byThemselves.length === 0) return success(null);
  return addRecipes({ ...owner, recipes: byThemselves });
}

const RecipeToAddInput = builder.inputType('ShoppingRecipeInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'A new UUID; the same one again adds nothing.' }),
    recipeId: t.id({ required: true }),
    servings: t.int({
      description: 'One of the servings the recipe offers; left out for a dish of a plan.',
    }),
    dish: t.string({
      description:
        'The `key` of a dish of a meal plan: adds what the plan cooks, unless its plan has already.',
    }),
  }),
});

const AddRecipesInput = builder.inputType('AddRecipesToShoppingListInput', {
  fields: (t) => ({ recipes: t.field({ type: [RecipeToAddInput], required: true }) }),
});

const RemoveRecipesInput = builder.inputType('RemoveRecipesFromShoppingListInput', {
  fields: (t) => ({
    ids: t.idList({ required: true, description: 'Of additions: `additionIds` of the recipe.' }),
  }),
});

const TickInput = builder.inputType('TickShoppingItemInput', {
  fields: (t) => ({
    itemKey: t.string({ required: true }),
    grams: t.int({
      description: 'As the list showed them, so that what was added meanwhile stays to buy.',
    }),
  }),
});

const UntickInput = builder.inputType('UntickShoppingItemInput', {
  fields: (t) => ({ itemKey: t.string({ required: true }) }),
});

const AddExtraInput = builder.inputType('AddShoppingExtraInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'A new UUID; the same one again adds nothing.' }),
    text: t.string({ required: true }),
    amount: t.string({ description: "In the member's words: `2 bags`." }),
  }),
});

const RemoveExtraInput = builder.inputType('RemoveShoppingExtraInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  addRecipesToShoppingList: t.field({
    type: ShoppingListChangeType,
    description: 'All of them, or none and why. For premium members, on whosever list.',
    args: { input: t.arg({ type: AddRecipesInput, required: true }) },
    resolve: (_root, { input }, context) => {
      requirePremium(context);
      return changed(context, (list) => {
        if (!input.recipes.every(({ id }) => isId(id))) throw invalidInput();
        return addAsked({ context, list, recipes: input.recipes });
      });
    },
  }),
  removeRecipesFromShoppingList: t.field({
    type: ShoppingListChangeType,
    args: { input: t.arg({ type: RemoveRecipesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changedBy(context, { intent: 'remove-recipe', ids: input.ids }),
  }),
  tickShoppingItem: t.field({
    type: ShoppingListChangeType,
    args: { input: t.arg({ type: TickInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { itemKey, grams = null } = input;
      if (grams !== null && grams < 0) throw invalidInput();
      return changedBy(context, { intent: 'tick', itemKey, grams });
    },
  }),
  untickShoppingItem: t.field({
    type: ShoppingListChangeType,
    args: { input: t.arg({ type: UntickInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changedBy(context, { intent: 'untick', itemKey: input.itemKey }),
  }),
  addShoppingExtra: t.field({
    type: ShoppingListChangeType,
    args: { input: t.arg({ type: AddExtraInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { id, text, amount = null } = input;
      if (!isId(id)) throw invalidInput();
      return changedBy(context, { intent: 'add-extra', id, text, amount, foodId: null });
    },
  }),
  removeShoppingExtra: t.field({
    type: ShoppingListChangeType,
    args: { input: t.arg({ type: RemoveExtraInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changedBy(context, { intent: 'remove-extra', id: input.id }),
  }),
  clearCompletedShoppingItems: t.field({
    type: ShoppingListChangeType,
    description: 'Takes what is ticked off the list, and the recipes that need nothing more.',
    resolve: (_root, _input, context) => changedBy(context, { intent: 'clear' }),
  }),
  deleteShoppingList: t.field({
    type: ShoppingListChangeType,
    description: 'Recipes, extras and ticks; stores stay.',
    resolve: (_root, _input, context) => changedBy(context, { intent: 'delete' }),
  }),
}));
