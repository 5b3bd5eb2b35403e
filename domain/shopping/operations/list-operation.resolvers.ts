import { builder } from '../../../api/builder.ts';
import { fieldsOfFact, type FactFields } from './fact-wire.rules.ts';
import type { CookedDish, Fact, PlanDish, Share } from './list-operation.ts';
import { AisleType } from '../list/shopping-list.resolvers.ts';

type Told<Kind extends keyof FactFields> = NonNullable<FactFields[Kind]>;

const milliseconds = 'Milliseconds since 1970, by the clock of the device.';

const ShareType = builder.objectRef<Share>('ShoppingShare').implement({
  description: 'What of an amount belongs to one addition.',
  fields: (t) => ({
    additionId: t.exposeString('additionId', {
      description: '`rest` for what packs hold beyond the need of all additions.',
    }),
    grams: t.exposeFloat('grams'),
  }),
});

const RecipeFactType = builder.objectRef<Told<'recipe'>>('ShoppingRecipeFact').implement({
  description: 'A recipe is on the list.',
  fields: (t) => ({
    additionId: t.exposeString('additionId'),
    recipeId: t.exposeID('recipeId'),
    servings: t.exposeFloat('servings'),
    mealPlanId: t.exposeID('mealPlanId', { nullable: true }),
  }),
});

const ExtraFactType = builder.objectRef<Told<'extra'>>('ShoppingExtraFact').implement({
  description: 'The member wrote something on the list.',
  fields: (t) => ({
    extraId: t.exposeString('extraId'),
    text: t.exposeString('text'),
    amount: t.exposeString('amount', { nullable: true }),
    foodId: t.exposeID('foodId', { nullable: true }),
    addedAt: t.exposeFloat('addedAt', { description: milliseconds }),
  }),
});

const TickFactType = builder.objectRef<Told<'tick'>>('ShoppingTickFact').implement({
  description: 'An item is in the basket.',
  fields: (t) => ({
    itemKey: t.exposeString('itemKey'),
    shares: t.field({ type: [ShareType], resolve: ({ shares }) => [...shares] }),
    isCleared: t.exposeBoolean('isCleared', { description: 'Out of sight, still in the basket.' }),
  }),
});

const AmountFactType = builder.objectRef<Told<'amount'>>('ShoppingAmountFact').implement({
  description: 'The member wants another amount than the recipes.',
  fields: (t) => ({
    foodId: t.exposeID('foodId'),
    shares: t.field({ type: [ShareType], resolve: ({ shares }) => [...shares] }),
  }),
});

const DoneFactType = builder.objectRef<Told<'done'>>('ShoppingDoneFact').implement({
  description: 'Shopped for and cleared: what was ticked for these is no longer in the basket.',
  fields: (t) => ({
    additionIds: t.stringList({ resolve: ({ additionIds }) => [...additionIds] }),
  }),
});

const CookedDishType = builder.objectRef<CookedDish>('ShoppingCookedDish').implement({
  description: 'What is cooked of a dish of a plan.',
  fields: (t) => ({
    recipeId: t.exposeID('recipeId'),
    servings: t.exposeFloat('servings'),
    day: t.exposeInt('day', { description: 'Counted from 0.' }),
  }),
});

const PlanDishType = builder.objectRef<PlanDish>('ShoppingPlanDish').implement({
  description: 'A dish of a plan with the addition that was made for it.',
  fields: (t) => ({
    additionId: t.exposeString('additionId'),
    recipeId: t.exposeID('recipeId'),
    servings: t.exposeFloat('servings'),
    day: t.exposeInt('day', { description: 'Counted from 0.' }),
  }),
});

const PlanFactType = builder.objectRef<Told<'plan'>>('ShoppingPlanFact').implement({
  description: 'The list is for these days of a plan, with the dishes they had then.',
  fields: (t) => ({
    mealPlanId: t.exposeID('mealPlanId'),
    days: t.intList({
      nullable: true,
      description: 'All of them when null.',
      resolve: ({ days }) => days && [...days],
    }),
    dishes: t.field({ type: [PlanDishType], resolve: ({ dishes }) => [...dishes] }),
  }),
});

const NewsFactType = builder.objectRef<Told<'news'>>('ShoppingNewsFact').implement({
  description: 'The list followed a change of its plan, and nobody has taken note of it yet.',
  fields: (t) => ({
    mealPlanId: t.exposeID('mealPlanId'),
    came: t.field({ type: [PlanDishType], resolve: ({ came }) => [...came] }),
    left: t.field({ type: [CookedDishType], resolve: ({ left }) => [...left] }),
  }),
});

const HomeFactType = builder.objectRef<Told<'home'>>('ShoppingHomeFact').implement({
  description: 'The member always has it at home: it is on no list.',
  fields: (t) => ({ foodId: t.exposeID('foodId') }),
});

const WantedFactType = builder.objectRef<Told<'wanted'>>('ShoppingWantedFact').implement({
  description: 'A staple that is bought this time, as long as one of the additions is on the list.',
  fields: (t) => ({
    foodId: t.exposeID('foodId'),
    additionIds: t.stringList({ resolve: ({ additionIds }) => [...additionIds] }),
  }),
});

const StoreFactType = builder.objectRef<Told<'store'>>('ShoppingStoreFact').implement({
  description: 'A store with its aisles, in the order the member walks through it.',
  fields: (t) => ({
    storeId: t.exposeString('storeId'),
    name: t.exposeString('name'),
    aisles: t.field({ type: [AisleType], resolve: ({ aisles }) => [...aisles] }),
  }),
});

const ChosenStoreFactType = builder
  .objectRef<Told<'chosenStore'>>('ShoppingChosenStoreFact')
  .implement({ fields: (t) => ({ storeId: t.exposeString('storeId') }) });

export const FactType = builder.objectRef<Fact>('ShoppingFact').implement({
  description:
    'What is so until an operation takes it back. One field tells what; it never changes.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The id of its operation, `:` and a number.' }),
    operationId: t.exposeString('operationId'),
    at: t.exposeFloat('at', { description: milliseconds }),
    byId: t.exposeID('byId', {
      nullable: true,
      description: 'Of the people on the list, who made it; null where the device knows best.',
    }),
    recipe: t.field({
      type: RecipeFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).recipe,
    }),
    extra: t.field({
      type: ExtraFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).extra,
    }),
    tick: t.field({
      type: TickFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).tick,
    }),
    amount: t.field({
      type: AmountFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).amount,
    }),
    done: t.field({
      type: DoneFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).done,
    }),
    plan: t.field({
      type: PlanFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).plan,
    }),
    news: t.field({
      type: NewsFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).news,
    }),
    home: t.field({
      type: HomeFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).home,
    }),
    wanted: t.field({
      type: WantedFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).wanted,
    }),
    store: t.field({
      type: StoreFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).store,
    }),
    chosenStore: t.field({
      type: ChosenStoreFactType,
      nullable: true,
      resolve: (fact) => fieldsOfFact(fact).chosenStore,
    }),
  }),
});
