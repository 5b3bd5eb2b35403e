import { builder } from '../../../api/builder.ts';
import { locales } from '../../../i18n/locales.ts';
import { requireAnyRole } from '../../identity/roles/require-role.ts';
import type { MealPlanDay, MealPlanLine } from '../../meal-plans/meals.rules.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import {
  dayNutrition,
  meanNutrition,
  type DayNutrition,
} from '../../meal-plans/reading/day-nutrition.rules.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { MealType } from '../../recipes/recipe-type.resolvers.ts';
import type { CompiledRecipe, Meal } from '../../recipes/recipe.ts';
import { ContentDraftType } from '../content-types.resolvers.ts';
import { contentReaders } from '../editing-rights.rules.ts';
import { catalogueOf } from '../kinds/catalogue.ts';
import { openDraft } from '../reading/open-draft.ts';
import { suggestDishes } from './suggest-dishes.ts';

const gramsOfSaltPerMgOfSodium = 2.5 / 1000;

const TotalsType = builder.objectRef<DayNutrition>('DraftDayTotals').implement({
  description: 'What one person eats in a day; null where a figure of a dish is unknown.',
  fields: (t) => ({
    energyKcal: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.energyKcal }),
    proteinGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.proteinGrams }),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { nullable: true }),
    fiberGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.fiberGrams }),
    saturatedFatGrams: t.float({
      nullable: true,
      resolve: ({ nutrients }) => nutrients.saturatedFatGrams,
    }),
    saltGrams: t.float({
      nullable: true,
      resolve: ({ nutrients: { sodiumMg } }) =>
        sodiumMg === null ? null : sodiumMg * gramsOfSaltPerMgOfSodium,
    }),
  }),
});

interface DraftDish {
  readonly meal: Meal;
  readonly line: MealPlanLine;
  readonly recipe: CompiledRecipe;
}

const DraftDishType = builder.objectRef<DraftDish>('DraftDish').implement({
  fields: (t) => ({
    meal: t.field({ type: MealType, resolve: ({ meal }) => meal }),
    recipeId: t.string({ resolve: ({ recipe }) => recipe.id }),
    title: t.string({
      resolve: ({ recipe }, _input, { locale }) =>
        recipe.texts[locales[locale].contentLanguage].title,
    }),
    isLeftover: t.boolean({ resolve: ({ line }) => line.leftoverOfDay !== null }),
    netCarbsGrams: t.float({
      nullable: true,
      resolve: ({ recipe }) => recipe.nutrition.netCarbsGrams,
    }),
  }),
});

interface DraftDay {
  readonly day: MealPlanDay;
  readonly content: ContentIndex;
}

const DraftDayType = builder.objectRef<DraftDay>('DraftDay').implement({
  fields: (t) => ({
    totals: t.field({ type: TotalsType, resolve: totalsOf }),
    dishes: t.field({
      type: [DraftDishType],
      resolve: ({ day, content }) =>
        day.meals.flatMap(({ meal, recipes }) =>
          recipes.flatMap((line) => {
            const recipe = content.recipesById.get(line.recipeId);
            return recipe === undefined ? [] : [{ meal, line, recipe }];
          }),
        ),
    }),
  }),
});

function totalsOf({ day, content }: DraftDay): DayNutrition {
  const dishes = day.meals.flatMap(({ recipes }) =>
    recipes.flatMap(({ recipeId, portions }) => {
      const nutrition = content.recipesById.get(recipeId)?.nutrition;
      return nutrition === undefined ? [] : [{ nutrition, portion: ownPortion(portions) }];
    }),
  );
  return dayNutrition(dishes);
}

interface DraftPlan {
  readonly plan: ThemedPlan;
  readonly content: ContentIndex;
}

const DraftPlanType = builder.objectRef<DraftPlan>('DraftPlan').implement({
  description: 'A week as its editor has it.',
  fields: (t) => ({
    days: t.field({
      type: [DraftDayType],
      resolve: ({ plan, content }) => plan.days.map((day) => ({ day, content })),
    }),
    mean: t.field({
      type: TotalsType,
      description: 'Of the mean day.',
      resolve: ({ plan, content }) =>
        meanNutrition(plan.days.map((day) => totalsOf({ day, content }))),
    }),
  }),
});

builder.objectField(ContentDraftType, 'plan', (t) =>
  t.field({
    type: DraftPlanType,
    nullable: true,
    description: 'Of a themed plan; null while it cannot be read.',
    resolve: ({ judged: { plan } }, _input, { services: { content } }) =>
      plan === null ? null : { plan, content },
  }),
);

const SuggestedDishType = builder.objectRef<CompiledRecipe>('SuggestedDish').implement({
  fields: (t) => ({
    recipeId: t.exposeString('id'),
    title: t.string({
      resolve: ({ texts }, _input, { locale }) => texts[locales[locale].contentLanguage].title,
    }),
    netCarbsGrams: t.float({ nullable: true, resolve: ({ nutrition }) => nutrition.netCarbsGrams }),
    energyKcal: t.float({
      nullable: true,
      resolve: ({ nutrition }) => nutrition.nutrients.energyKcal,
    }),
    totalMinutes: t.int({ resolve: ({ times }) => times.totalMinutes }),
  }),
});

const longestSearch = 100;
const longestId = 200;

builder.queryField('planSuggestions', (t) =>
  t.field({
    type: [SuggestedDishType],
    description:
      'What fits best in a place of a themed plan that is edited, as its promise asks, or what is searched for; for who writes, translates or edits.',
    args: {
      id: t.arg.string({ required: true }),
      day: t.arg.int({ required: true }),
      meal: t.arg({ type: MealType, required: true }),
      swapped: t.arg.string({ description: 'The recipe that is to give way.' }),
      search: t.arg.string({ description: 'In titles, instead of what fits best.' }),
    },
    resolve: async (_root, { id, day, meal, swapped, search }, context) => {
      requireAnyRole(context, contentReaders);
      const { db } = context.services;
      const catalogue = catalogueOf(context.services);
      const key = { kind: 'MEAL_PLAN', id: id.slice(0, longestId) } as const;
      const { document } = await openDraft({ db, catalogue, key });
      return suggestDishes({
        id: key.id,
        fields: document.fields,
        catalogue,
        place: { day, meal },
        swappedId: swapped ?? null,
        search: (search ?? '').slice(0, longestSearch),
        language: locales[context.locale].contentLanguage,
      });
    },
  }),
);
