import { nutrientNames } from '../../../lib/nutrients.ts';
import { builder } from '../../../api/builder.ts';
import { EnergySharesType, NutrientFigureType } from '../../foods/figures/figures.resolvers.ts';
import type { RecipeNutrition } from '../recipe.ts';

export const RecipeNutritionType = builder.objectRef<RecipeNutrition>('RecipeNutrition').implement({
  description: 'Of one serving, without alternatives and optional ingredients. Null is unknown.',
  fields: (t) => ({
    gramsPerServing: t.exposeFloat('gramsPerServing'),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { nullable: true }),
    netCarbsWithoutPolyolsGrams: t.exposeFloat('netCarbsWithoutPolyolsGrams', {
      nullable: true,
      description: 'Less the sugar alcohols, which hardly raise blood sugar.',
    }),
    isNetCarbsApproximate: t.exposeBoolean('isNetCarbsApproximate', {
      description:
        'A food’s carbohydrate figure may or may not have its fiber in it: shown with ≈.',
    }),
    isNetCarbsIncomplete: t.boolean({
      description: 'A lower bound: a little of the dish has no figure.',
      resolve: ({ incomplete }) => incomplete.includes('netCarbsGrams'),
    }),
    energyKcal: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.energyKcal }),
    proteinGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.proteinGrams }),
    fatGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.fatGrams }),
    energyShares: t.field({
      type: EnergySharesType,
      nullable: true,
      resolve: ({ energyShares }) => energyShares,
    }),
    nutrients: t.field({
      type: [NutrientFigureType],
      description: 'Everything known, in the order of a label.',
      resolve: ({ nutrients, incomplete }) =>
        nutrientNames.map((name) => ({
          name,
          amount: nutrients[name],
          isIncomplete: incomplete.includes(name),
        })),
    }),
  }),
});
