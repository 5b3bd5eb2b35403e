import { locales } from '../../../i18n/locales.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { DayNutritionType } from '../../meal-plans/reading/day-nutrition.resolvers.ts';
import { nutritionOf } from '../../meal-plans/reading/described-plan.ts';
import { TargetsType } from '../../profile/profile.resolvers.ts';
import { MealType, RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import type { EatenTotal, EatenTotals } from './eaten-figures.rules.ts';
import type { FoodDay } from './find-food-day.ts';
import { foodSlots, foodSources, type EatenFigures, type FoodEntry } from './food-entry.ts';
import type { Product } from './product-source.ts';

export const FoodSlotType = builder.enumType('FoodLogSlot', { values: foodSlots });
const FoodSourceType = builder.enumType('FoodLogSource', { values: foodSources });

const EatenFiguresType = builder.objectRef<EatenFigures>('EatenFigures').implement({
  description: 'Null is unknown, not zero.',
  fields: (t) => ({
    energyKcal: t.exposeFloat('energyKcal', { nullable: true }),
    proteinGrams: t.exposeFloat('proteinGrams', { nullable: true }),
    fatGrams: t.exposeFloat('fatGrams', { nullable: true }),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { nullable: true }),
    isNetCarbsApproximate: t.exposeBoolean('isNetCarbsApproximate'),
  }),
});

const FoodEntryType = builder.objectRef<FoodEntry>('FoodLogEntry').implement({
  description: 'What was eaten, with the figures it had when it was written down.',
  fields: (t) => ({
    id: t.exposeID('id'),
    slot: t.expose('slot', { type: FoodSlotType }),
    source: t.expose('source', { type: FoodSourceType }),
    sourceId: t.exposeID('sourceId', {
      nullable: true,
      description: 'The recipe, the food or the barcode.',
    }),
    name: t.string({
      description: 'In the language of the endpoint, as far as it is still in the collection.',
      resolve: (entry, _input, context) => nameOf(entry, context),
    }),
    recipe: t.field({
      type: RecipeType,
      nullable: true,
      resolve: ({ source, sourceId }, _input, { services }) =>
        source === 'RECIPE' ? (services.content.recipesById.get(sourceId ?? '') ?? null) : null,
    }),
    amount: t.exposeFloat('amount'),
    unit: t.exposeString('unit', { description: '`serving`, or a unit of foods.' }),
    figures: t.field({ type: EatenFiguresType, resolve: (entry) => entry }),
  }),
});

function nameOf({ source, sourceId, name }: FoodEntry, { services, locale }: RequestContext) {
  const { recipesById, foodsById } = services.content;
  const language = locales[locale].contentLanguage;
  switch (source) {
    case 'RECIPE':
      return recipesById.get(sourceId ?? '')?.texts[language].title ?? name;
    case 'FOOD':
      return foodsById.get(sourceId ?? '')?.names[language].singular ?? name;
    case 'QUICK':
    case 'PRODUCT':
      return name;
  }
}

const EatenTotalType = builder.objectRef<EatenTotal>('EatenTotal').implement({
  fields: (t) => ({
    amount: t.exposeFloat('amount'),
    isLowerBound: t.exposeBoolean('isLowerBound', {
      description: 'Something of it is unknown: at least so much.',
    }),
  }),
});

const EatenTotalsType = builder.objectRef<EatenTotals>('EatenTotals').implement({
  fields: (t) => ({
    energyKcal: t.expose('energyKcal', { type: EatenTotalType }),
    proteinGrams: t.expose('proteinGrams', { type: EatenTotalType }),
    fatGrams: t.expose('fatGrams', { type: EatenTotalType }),
    netCarbsGrams: t.expose('netCarbsGrams', { type: EatenTotalType }),
    isNetCarbsApproximate: t.exposeBoolean('isNetCarbsApproximate'),
  }),
});

const PlannedMealType = builder.objectRef<FoodDay['planned'][number]>('PlannedMeal').implement({
  description: "What the viewer's plan has for the day.",
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Logs it.' }),
    meal: t.expose('meal', { type: MealType }),
    isLogged: t.exposeBoolean('isLogged'),
    recipes: t.field({
      type: [RecipeType],
      resolve: ({ dishes }) => dishes.map(({ recipe }) => recipe),
    }),
    nutrition: t.field({
      type: DayNutritionType,
      description: 'Of what the viewer eats of it.',
      resolve: ({ dishes }) => nutritionOf(dishes),
    }),
  }),
});

export const FoodDayType = builder.objectRef<FoodDay>('FoodDay').implement({
  fields: (t) => ({
    day: t.exposeString('day'),
    entries: t.field({ type: [FoodEntryType], resolve: ({ entries }) => [...entries] }),
    totals: t.field({ type: EatenTotalsType, resolve: ({ totals }) => totals }),
    targets: t.field({
      type: TargetsType,
      nullable: true,
      description: 'Null until the survey is complete.',
      resolve: ({ targets }) => targets,
    }),
    planned: t.field({ type: [PlannedMealType], resolve: ({ planned }) => [...planned] }),
    dayBeforeCount: t.exposeInt('dayBeforeCount', {
      description: 'How many entries the day before has.',
    }),
  }),
});

export const ProductType = builder.objectRef<Product>('Product').implement({
  description: "What the operator's source says of a barcode.",
  fields: (t) => ({
    barcode: t.exposeString('barcode'),
    name: t.exposeString('name'),
    per100g: t.field({ type: EatenFiguresType, resolve: ({ per100g }) => per100g }),
  }),
});
