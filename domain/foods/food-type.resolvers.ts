import { locales } from '../../i18n/locales.ts';
import { nutrientNames } from '../../lib/nutrients.ts';
import type { CountedUnit } from '../../lib/units.ts';
import { isCountedUnit } from '../../lib/units.ts';
import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { LocalizedSlugType, localizedSlugs } from '../../api/localized-slug.ts';
import { betterAlternatives } from './navigator/better-alternatives.ts';
import { EnergySharesType, NutrientFigureType, SatietyType } from './figures/figures.resolvers.ts';
import { canSeeFigures } from './navigator/food-access.rules.ts';
import type { NavigatorFood } from './navigator/food-navigator.ts';
import { isFamiliar } from './navigator/familiar-foods.rules.ts';
import { searchTextOf } from './navigator/food-search.rules.ts';
import { navigatorModes, navigatorTags, tagOf } from './navigator/navigator.rules.ts';
import { gramsPerMilliliter } from './figures/weigh.rules.ts';

const mostAlternatives = 12;

export const NavigatorModeType = builder.enumType('FoodNavigatorMode', {
  description: 'What the food navigator ranks by.',
  values: Object.fromEntries(
    navigatorModes.map((mode) => [mode.toUpperCase(), { value: mode }]),
  ) as Record<
    Uppercase<(typeof navigatorModes)[number]>,
    { value: (typeof navigatorModes)[number] }
  >,
});
export const NavigatorTagType = builder.enumType('FoodTag', {
  description: 'Shelves of the food navigator.',
  values: Object.fromEntries(
    navigatorTags.map((tag) => [tag.toUpperCase(), { value: tag }]),
  ) as Record<Uppercase<(typeof navigatorTags)[number]>, { value: (typeof navigatorTags)[number] }>,
});

interface FoodMeasure {
  unit: CountedUnit;
  grams: number;
}

const FoodMeasureType = builder.objectRef<FoodMeasure>('FoodMeasure').implement({
  description: 'What one household measure weighs, the edible part.',
  fields: (t) => ({
    unit: t.exposeString('unit', {
      description: 'One of piece clove slice sprig leaf stalk head bunch can handful.',
    }),
    grams: t.exposeFloat('grams'),
  }),
});

const FoodFiguresType = builder.objectRef<NavigatorFood>('FoodFigures').implement({
  description: 'What 100 g of the edible part hold, and what follows from it. Null is unknown.',
  fields: (t) => ({
    source: t.string({
      description: 'Where the figures come from: `usda-sr28:11090`, `label:psyllium-husk`.',
      resolve: ({ food }) => food.source,
    }),
    proteinEnergyPercent: t.float({
      nullable: true,
      resolve: ({ figures }) => figures.proteinEnergyPercent,
    }),
    satiety: t.field({ type: SatietyType, resolve: ({ figures }) => figures.satiety }),
    energyShares: t.field({
      type: EnergySharesType,
      nullable: true,
      resolve: ({ figures }) => figures.energyShares,
    }),
    nutrients: t.field({
      type: [NutrientFigureType],
      description: 'Everything known, in the order of a label.',
      resolve: ({ food: { nutrientsPer100g } }) =>
        nutrientNames.map((name) => {
          return { name, amount: nutrientsPer100g[name], isIncomplete: false };
        }),
    }),
    servingGrams: t.float({ resolve: ({ figures }) => figures.serving.grams }),
    servingUnit: t.string({
      nullable: true,
      description: 'Where a usual serving is one `piece` or `slice`.',
      resolve: ({ figures }) => figures.serving.unit,
    }),
    measures: t.field({
      type: [FoodMeasureType],
      resolve: ({ food }) =>
        Object.entries(food.gramsPerMeasure).flatMap(([unit, grams]) => {
          return isCountedUnit(unit) ? [{ unit, grams }] : [];
        }),
    }),
    gramsPerMilliliter: t.float({
      nullable: true,
      description: 'Null where nobody measures the food by volume.',
      resolve: ({ food }) => gramsPerMilliliter(food),
    }),
  }),
});

/** Names, net carbs and kind are open; all other figures go through one policy, at `figures`. */
const FoodReference = builder.objectRef<NavigatorFood>('Food');

export const FoodType = FoodReference.implement({
  description: 'A row of the food table, in the language of the endpoint.',
  fields: (t) => ({
    id: t.id({ resolve: ({ food }) => food.id }),
    slug: t.string({ resolve: ({ food }, _input, context) => food.slugs[languageOf(context)] }),
    slugs: t.field({
      type: [LocalizedSlugType],
      resolve: ({ food }) => localizedSlugs(food.slugs),
    }),
    name: t.string({
      resolve: ({ food }, _input, context) => food.names[languageOf(context)].singular,
    }),
    searchText: t.string({
      description: 'Its names as search sees them: no accents, words after hyphens.',
      resolve: ({ food }, _input, context) => searchTextOf({ food, language: languageOf(context) }),
    }),
    group: t.string({ resolve: ({ food }) => food.group }),
    tag: t.field({ type: NavigatorTagType, resolve: ({ food }) => tagOf(food) }),
    isFamiliar: t.boolean({
      description: 'What people eat and look up; rarer foods come after these.',
      resolve: ({ food }) => isFamiliar(food),
    }),
    netCarbsGrams: t.float({
      nullable: true,
      description: 'In 100 g.',
      resolve: ({ figures }) => figures.netCarbsPer100g.grams,
    }),
    isNetCarbsApproximate: t.boolean({
      description: 'Its carbohydrate figure may or may not have the fiber in it: shown with ≈.',
      resolve: ({ figures }) => figures.netCarbsPer100g.isApproximate,
    }),
    isPremium: t.boolean({ resolve: ({ food }) => food.isPremium }),
    isLocked: t.boolean({
      description: 'Its figures are not open to the viewer.',
      resolve: (entry, _input, context) => !isOpen(entry, context),
    }),
    figures: t.field({
      type: FoodFiguresType,
      nullable: true,
      description: 'Null for a premium food and a viewer who is no premium member.',
      resolve: (entry, _input, context) => (isOpen(entry, context) ? entry : null),
    }),
    alternatives: t.field({
      type: [FoodReference],
      description: 'Of the same group and better by the mode; the closest first.',
      args: {
        mode: t.arg({ type: NavigatorModeType, required: true }),
        first: t.arg.int({ defaultValue: 4 }),
      },
      resolve: ({ food }, { mode, first }, { services, isPremium }) => [
        ...betterAlternatives({
          food,
          foods: services.content.foods,
          mode,
          count: Math.min(Math.max(0, first ?? 0), mostAlternatives),
          isPremium,
        }),
      ],
    }),
  }),
});

function isOpen({ food }: NavigatorFood, { isPremium }: RequestContext): boolean {
  return canSeeFigures({ food, isPremium });
}

function languageOf({ locale }: RequestContext) {
  return locales[locale].contentLanguage;
}
