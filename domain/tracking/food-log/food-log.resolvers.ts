import { locales } from '../../../i18n/locales.ts';
import { invalidInput } from '../../../lib/problems.ts';
import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { requirePremium } from '../../membership/require-premium.ts';
import { copyFoodDay, deleteFoodEntries, restoreFoodEntries } from './copy-food-day.ts';
import { findFoodDay } from './find-food-day.ts';
import { FoodDayType, FoodSlotType, ProductType } from './food-day.resolvers.ts';
import { isLocalDay } from '../../../lib/local-time.ts';
import {
  findProduct,
  logFood,
  logProduct,
  logQuickEntry,
  logRecipe,
  type Logged,
} from './log-food.ts';
import { logPlannedMeal } from './planned-meals.ts';
import {
  changed,
  checkedId,
  checkedIds,
  EntryIdsInput,
  TrackingChangeType,
  TrackingType,
  type TrackingChange,
} from '../tracking-type.resolvers.ts';

builder.objectFields(TrackingType, (t) => ({
  foodDay: t.field({
    type: FoodDayType,
    args: { day: t.arg.string({ required: true, description: '`2026-03-10`' }) },
    resolve: ({ userId }, { day }, { services: { db, clock, content } }) => {
      if (!isLocalDay(day)) throw invalidInput();
      return findFoodDay({ db, clock, content, userId, day });
    },
  }),
  hasBarcodes: t.boolean({
    description: 'Whether the operator has chosen a source for barcodes.',
    resolve: (_tracking, _input, { services }) => services.products !== null,
  }),
}));

const ProductResultType = builder
  .objectRef<Awaited<ReturnType<typeof findProduct>>>('FindProductResult')
  .implement({
    fields: (t) => ({
      problems: t.field({
        type: [ProblemType],
        resolve: (found) => (found.ok ? [] : found.reason),
      }),
      product: t.field({
        type: ProductType,
        nullable: true,
        resolve: (found) => (found.ok ? found.value : null),
      }),
    }),
  });

builder.queryField('findProduct', (t) =>
  t.field({
    type: ProductResultType,
    description: "A barcode in the operator's source; only the barcode leaves this server.",
    args: { barcode: t.arg.string({ required: true }) },
    resolve: (_root, { barcode }, context) => {
      requirePremium(context);
      const source = context.services.products;
      return findProduct({ source, barcode, language: languageOf(context) });
    },
  }),
);

const requestId = 'A new UUID; the same one again adds nothing.';

const LogPlannedMealInput = builder.inputType('LogPlannedMealInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: requestId }),
    day: t.string({ required: true }),
    key: t.string({ required: true, description: 'Of the planned meal.' }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const LogRecipeInput = builder.inputType('LogRecipeInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: requestId }),
    day: t.string({ required: true }),
    slot: t.field({ type: FoodSlotType, required: true }),
    recipeId: t.id({ required: true }),
    servings: t.float({ required: true }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const LogFoodInput = builder.inputType('LogFoodInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: requestId }),
    day: t.string({ required: true }),
    slot: t.field({ type: FoodSlotType, required: true }),
    foodId: t.id({ required: true }),
    amount: t.float({ required: true }),
    unit: t.string({ required: true, description: 'g, ml, tsp, tbsp or a measure of the food.' }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const LogQuickEntryInput = builder.inputType('LogQuickEntryInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: requestId }),
    day: t.string({ required: true }),
    slot: t.field({ type: FoodSlotType, required: true }),
    name: t.string({ required: true }),
    energyKcal: t.float({ description: 'Has to be there.' }),
    proteinGrams: t.float({ description: 'Left out, it is unknown.' }),
    fatGrams: t.float(),
    netCarbsGrams: t.float(),
    timeZone: t.string({ description: zoneField }),
  }),
});

const LogProductInput = builder.inputType('LogProductInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: requestId }),
    day: t.string({ required: true }),
    slot: t.field({ type: FoodSlotType, required: true }),
    barcode: t.string({ required: true }),
    grams: t.float({ required: true }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const CopyFoodDayInput = builder.inputType('CopyFoodDayInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: requestId }),
    fromDay: t.string({ required: true }),
    day: t.string({ required: true }),
    timeZone: t.string({ description: zoneField }),
  }),
});

interface Placed {
  id: string;
  timeZone?: string | null | undefined;
}

/** What every use case of the food log is given. */
function placeOf<Input extends Placed>(args: {
  input: Input;
  userId: string;
  context: RequestContext;
}) {
  const { input, userId, context } = args;
  const { db, clock, content } = context.services;
  const id = checkedId(input.id);
  const timeZone = zoneOf(input.timeZone);
  return { ...input, id, timeZone, db, clock, content, userId, language: languageOf(context) };
}

function languageOf({ locale }: RequestContext) {
  return locales[locale].contentLanguage;
}

interface FoodLogChange extends TrackingChange {
  addedIds: readonly string[];
}

const FoodLogChangeType = builder.objectRef<FoodLogChange>('FoodLogChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    addedIds: t.idList({
      description: 'Undoing deletes these.',
      resolve: ({ addedIds }) => [...addedIds],
    }),
    tracking: t.field({
      type: TrackingType,
      description: 'As it is now, changed or not.',
      resolve: ({ tracking }) => tracking,
    }),
  }),
});

async function logged(
  context: RequestContext,
  log: (tracker: { userId: string }) => Promise<Logged>,
): Promise<FoodLogChange> {
  const { value, ...change } = await changed(context, log);
  return { ...change, addedIds: value ?? [] };
}

builder.mutationFields((t) => ({
  logPlannedMeal: t.field({
    type: FoodLogChangeType,
    description: "All dishes of a meal of the viewer's plan; once a day, however often it is sent.",
    args: { input: t.arg({ type: LogPlannedMealInput, required: true }) },
    resolve: (_root, { input }, context) =>
      logged(context, ({ userId }) => logPlannedMeal(placeOf({ input, userId, context }))),
  }),
  logRecipe: t.field({
    type: FoodLogChangeType,
    args: { input: t.arg({ type: LogRecipeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      logged(context, ({ userId }) => logRecipe(placeOf({ input, userId, context }))),
  }),
  logFood: t.field({
    type: FoodLogChangeType,
    args: { input: t.arg({ type: LogFoodInput, required: true }) },
    resolve: (_root, { input }, context) =>
      logged(context, ({ userId }) => logFood(placeOf({ input, userId, context }))),
  }),
  logQuickEntry: t.field({
    type: FoodLogChangeType,
    args: { input: t.arg({ type: LogQuickEntryInput, required: true }) },
    resolve: (_root, { input }, context) =>
      logged(context, ({ userId }) => {
        const figures = {
          energyKcal: input.energyKcal ?? null,
          proteinGrams: input.proteinGrams ?? null,
          fatGrams: input.fatGrams ?? null,
          netCarbsGrams: input.netCarbsGrams ?? null,
        };
        return logQuickEntry({ ...placeOf({ input, userId, context }), figures });
      }),
  }),
  logProduct: t.field({
    type: FoodLogChangeType,
    args: { input: t.arg({ type: LogProductInput, required: true }) },
    resolve: (_root, { input }, context) =>
      logged(context, ({ userId }) => {
        const source = context.services.products;
        return logProduct({ ...placeOf({ input, userId, context }), source });
      }),
  }),
  copyFoodDay: t.field({
    type: FoodLogChangeType,
    args: { input: t.arg({ type: CopyFoodDayInput, required: true }) },
    resolve: (_root, { input }, context) =>
      logged(context, ({ userId }) => copyFoodDay(placeOf({ input, userId, context }))),
  }),
  deleteFoodEntries: t.field({
    type: TrackingChangeType,
    description: 'For a day `restoreFoodEntries` brings them back as they were.',
    args: { input: t.arg({ type: EntryIdsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, ({ userId }) => {
        const { db, clock } = context.services;
        return deleteFoodEntries({ db, clock, userId, ids: checkedIds(input.ids) });
      }),
  }),
  restoreFoodEntries: t.field({
    type: TrackingChangeType,
    args: { input: t.arg({ type: EntryIdsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, ({ userId }) => {
        const { db, clock } = context.services;
        return restoreFoodEntries({ db, clock, userId, ids: checkedIds(input.ids) });
      }),
  }),
}));
