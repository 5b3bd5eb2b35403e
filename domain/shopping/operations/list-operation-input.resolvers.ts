import { builder } from '../../../api/builder.ts';
import { AisleType } from '../list/shopping-list.resolvers.ts';

const milliseconds = 'Milliseconds since 1970, by the clock of the device.';

const ShareInput = builder.inputType('ShoppingShareInput', {
  fields: (t) => ({
    additionId: t.string({ required: true }),
    grams: t.float({ required: true }),
  }),
});

const RecipeFactInput = builder.inputType('ShoppingRecipeFactInput', {
  fields: (t) => ({
    additionId: t.string({ required: true }),
    recipeId: t.string({ required: true }),
    servings: t.float({ required: true, description: 'One of the servings the recipe offers.' }),
    mealPlanId: t.string(),
  }),
});

const ExtraFactInput = builder.inputType('ShoppingExtraFactInput', {
  fields: (t) => ({
    extraId: t.string({ required: true }),
    text: t.string({ required: true }),
    amount: t.string(),
    foodId: t.string(),
    addedAt: t.float({ required: true, description: milliseconds }),
  }),
});

const TickFactInput = builder.inputType('ShoppingTickFactInput', {
  fields: (t) => ({
    itemKey: t.string({ required: true }),
    shares: t.field({ type: [ShareInput], required: true }),
    isCleared: t.boolean({ required: true }),
  }),
});

const AmountFactInput = builder.inputType('ShoppingAmountFactInput', {
  fields: (t) => ({
    foodId: t.string({ required: true }),
    shares: t.field({ type: [ShareInput], required: true }),
  }),
});

const DoneFactInput = builder.inputType('ShoppingDoneFactInput', {
  fields: (t) => ({ additionIds: t.stringList({ required: true }) }),
});

const HomeFactInput = builder.inputType('ShoppingHomeFactInput', {
  fields: (t) => ({ foodId: t.string({ required: true }) }),
});

const WantedFactInput = builder.inputType('ShoppingWantedFactInput', {
  fields: (t) => ({
    foodId: t.string({ required: true }),
    additionIds: t.stringList({ required: true }),
  }),
});

const StoreFactInput = builder.inputType('ShoppingStoreFactInput', {
  fields: (t) => ({
    storeId: t.string({ required: true }),
    name: t.string({ required: true }),
    aisles: t.field({ type: [AisleType], required: true }),
  }),
});

const ChosenStoreFactInput = builder.inputType('ShoppingChosenStoreFactInput', {
  fields: (t) => ({ storeId: t.string({ required: true }) }),
});

const FactInput = builder.inputType('ShoppingFactInput', {
  description: 'Says one thing, in one of its fields.',
  fields: (t) => ({
    id: t.string({ required: true, description: 'The id of its operation, `:` and a number.' }),
    recipe: t.field({ type: RecipeFactInput }),
    extra: t.field({ type: ExtraFactInput }),
    tick: t.field({ type: TickFactInput }),
    amount: t.field({ type: AmountFactInput }),
    done: t.field({ type: DoneFactInput }),
    home: t.field({ type: HomeFactInput }),
    wanted: t.field({ type: WantedFactInput }),
    store: t.field({ type: StoreFactInput }),
    chosenStore: t.field({ type: ChosenStoreFactInput }),
  }),
});

export const OperationInput = builder.inputType('ShoppingOperationInput', {
  description: 'One change of a list, made by a device, perhaps without a network.',
  fields: (t) => ({
    id: t.string({ required: true, description: 'A new UUID; sent again it is the same change.' }),
    at: t.float({ required: true, description: milliseconds }),
    adds: t.field({ type: [FactInput], required: true }),
    removes: t.stringList({ required: true, description: 'Ids of facts the device has seen.' }),
    undoes: t.stringList({
      required: true,
      description: 'Ids of operations; one that undoes does nothing else.',
    }),
  }),
});
