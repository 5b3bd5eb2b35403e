import { builder, ProblemType } from '../../../api/builder.ts';
import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { enumValues } from '../../../lib/enum-code.ts';
import { isId } from '../../../lib/ids.ts';
import { localMoment } from '../../../lib/local-time.ts';
import { invalidInput, type Problem } from '../../../lib/problems.ts';
import type { Result } from '../../../lib/result.ts';
import { MealPlanPlaceInput } from '../../meal-plans/editing/meal-plan-changes.resolvers.ts';
import { requirePremium } from '../../membership/require-premium.ts';
import { findOpenList, requireList } from '../people/open-list.ts';
import { AmountPerSystemType } from '../../recipes/amounts/amounts.resolvers.ts';
import { RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import { findShoppingList } from '../list/find-shopping-list.ts';
import { ItemType, ShoppingListType } from '../list/shopping-list.resolvers.ts';
import type { ListActor } from '../shopping.store.ts';
import type { CookedDish } from '../operations/list-operation.ts';
import { addMealPlan } from './add-meal-plan.ts';
import { noChanges, type ListOwner, type PlanChanges } from './change-with-plan.ts';
import { ListStateType } from '../list/list-state.resolvers.ts';
import {
  endedDishes,
  findListDates,
  type DatedDishes,
  type ListDates,
  type PlanBeginning,
} from './list-dates.ts';
import { findPlanChanges, followMealPlan } from './follow-meal-plan.ts';
import { differenceKinds, type ItemDifference } from './list-difference.rules.ts';

const DifferenceKindType = builder.enumType('ShoppingDifferenceKind', {
  values: enumValues(differenceKinds),
});

const DifferenceType = builder.objectRef<ItemDifference>('ShoppingDifference').implement({
  description: 'What becomes of one row of the list.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DifferenceKindType }),
    item: t.field({
      type: ItemType,
      description: 'As it is to buy afterwards; of what is gone, as it was.',
      resolve: ({ item }) => item,
    }),
    haveAmount: t.expose('haveAmount', {
      type: AmountPerSystemType,
      nullable: true,
      description: 'Bought already; of what is gone, all that was.',
    }),
  }),
});

const ChangedDishType = builder.objectRef<CookedDish>('ShoppingChangedDish').implement({
  description: 'A dish of the plan that came or left.',
  fields: (t) => ({
    recipe: t.field({
      type: RecipeType,
      nullable: true,
      resolve: ({ recipeId }, _input, { services }) => services.content.recipesById.get(recipeId),
    }),
    servings: t.exposeFloat('servings'),
    day: t.exposeInt('day', { description: 'Counted from 0.' }),
  }),
});

const PlanChangesType = builder.objectRef<PlanChanges>('ShoppingPlanChanges').implement({
  description: 'What a change of a plan makes of the list.',
  fields: (t) => ({
    came: t.field({ type: [ChangedDishType], resolve: ({ news }) => [...(news?.came ?? [])] }),
    left: t.field({ type: [ChangedDishType], resolve: ({ news }) => [...(news?.left ?? [])] }),
    items: t.field({ type: [DifferenceType], resolve: ({ items }) => [...items] }),
  }),
});

interface PlanListChange {
  problems: Problem[];
  changes: PlanChanges;
  userId: string;
}

const PlanListChangeType = builder.objectRef<PlanListChange>('ShoppingPlanListChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    changes: t.field({ type: PlanChangesType, resolve: ({ changes }) => changes }),
    operationId: t.id({
      nullable: true,
      description: 'To undo it by; null where nothing was to be done.',
      resolve: ({ changes }) => changes.operationId,
    }),
    list: t.field({
      type: ShoppingListType,
      description: 'As it is now, changed or not.',
      resolve: ({ userId }, _input, context) => {
        const { services, locale } = context;
        const { db, content: catalogue } = services;
        const language = locales[locale].contentLanguage;
        return findShoppingList({ db, userId, catalogue, language });
      },
    }),
  }),
});

function ownerOf(args: { context: RequestContext; list: ListActor }): ListOwner {
  const { context, list } = args;
  const { db, clock, content: catalogue } = context.services;
  return { db, clock, catalogue, ...list, language: locales[context.locale].contentLanguage };
}

async function changed(
  context: RequestContext,
  change: (owner: ListOwner) => Promise<Result<PlanChanges, Problem[]>>,
): Promise<PlanListChange> {
  requirePremium(context);
  const list = await requireList(context);
  const { userId } = list;
  const result = await change(ownerOf({ context, list }));
  if (!result.ok) return { problems: result.reason, changes: noChanges, userId };
  return { problems: [], changes: result.value, userId };
}

builder.queryField('shoppingPlanChanges', (t) =>
  t.field({
    type: PlanChangesType,
    nullable: true,
    description:
      "What updating the list would do now that a plan of the viewer's has changed; null where " +
      'nothing is to be done, and for who is no premium member.',
    args: { mealPlanId: t.arg.id({ required: true }) },
    resolve: async (_root, { mealPlanId }, context) => {
      const list = context.isPremium ? await findOpenList(context) : null;
      if (list === null) return null;
      const owner = ownerOf({ context, list });
      const changes = await findPlanChanges({ ...owner, mealPlanId });
      return changes.news === null ? null : changes;
    },
  }),
);

const EndedDishesType = builder.objectRef<DatedDishes>('ShoppingEndedDishes').implement({
  description: 'Of days that are over, what is still on the list.',
  fields: (t) => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    additionIds: t.idList({ resolve: ({ additionIds }) => [...additionIds] }),
  }),
});

const PlanBeginningType = builder.objectRef<PlanBeginning>('ShoppingPlanBeginning').implement({
  fields: (t) => ({
    mealPlanId: t.exposeID('mealPlanId'),
    beginsOn: t.exposeString('beginsOn'),
  }),
});

const ListDatesType = builder.objectRef<ListDates>('ShoppingListDates').implement({
  description: 'Days of the member: `2026-03-10`.',
  fields: (t) => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    plans: t.field({
      type: [PlanBeginningType],
      description: 'Of the list; the days of their dishes are counted from the day they begin on.',
      resolve: ({ plans }) => [...plans],
    }),
    ended: t.field({
      type: EndedDishesType,
      nullable: true,
      description: 'What may be cleared away for the next week; null where nothing is over.',
      args: { timeZone: t.arg.string({ description: zoneField }) },
      resolve: (dates, { timeZone }, { services: { clock } }) => {
        const now = clock.now();
        const { day: today } = localMoment({ now, timeZone: zoneOf(timeZone) ?? 'UTC' });
        return endedDishes({ dates, today });
      },
    }),
  }),
});

builder.objectField(ListStateType, 'dates', (t) =>
  t.field({
    type: ListDatesType,
    nullable: true,
    description:
      'The first and the last day whose dishes the list is for; null without a plan on the calendar.',
    resolve: ({ facts, listId }, _input, { services: { db } }) =>
      findListDates({ db, userId: listId, facts }),
  }),
);

export const withoutMealsField =
  'Meals that are eaten or cooked: nothing is bought for them while there is something else to buy for.';

const AddMealPlanInput = builder.inputType('AddMealPlanToShoppingListInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    days: t.intList({ description: 'Counted from 0; all of them when left out.' }),
    withoutMeals: t.field({ type: [MealPlanPlaceInput], description: withoutMealsField }),
    requestKey: t.string({
      required: true,
      description: 'A UUID; the same key again is the same request and adds nothing.',
    }),
  }),
});

const FollowMealPlanInput = builder.inputType('UpdateShoppingListFromMealPlanInput', {
  fields: (t) => ({
    mealPlanId: t.id({ required: true }),
    requestKey: t.string({
      required: true,
      description: 'A UUID; the same key again is the same request and changes nothing.',
    }),
  }),
});

builder.mutationFields((t) => ({
  addMealPlanToShoppingList: t.field({
    type: PlanListChangeType,
    description: "What a plan of the viewer's own needs; leftovers are bought once.",
    args: { input: t.arg({ type: AddMealPlanInput, required: true }) },
    resolve: (_root, { input }, context) => {
      if (!isId(input.requestKey)) throw invalidInput();
      return changed(context, (owner) => {
        const { days = null, withoutMeals } = input;
        return addMealPlan({ ...owner, ...input, days, withoutMeals: withoutMeals ?? [] });
      });
    },
  }),
  updateShoppingListFromMealPlan: t.field({
    type: PlanListChangeType,
    description:
      'Makes the list follow what changed in a plan since it was put on it. What is bought stays ' +
      'bought; what is past stays as it was.',
    args: { input: t.arg({ type: FollowMealPlanInput, required: true }) },
    resolve: (_root, { input }, context) => {
      if (!isId(input.requestKey)) throw invalidInput();
      return changed(context, (owner) => followMealPlan({ ...owner, ...input }));
    },
  }),
}));
