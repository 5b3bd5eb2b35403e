import { isOpen, VideoType } from '../../videos/video-type.resolvers.ts';
import type { Video } from '../../videos/video.ts';
import { locales } from '../../../i18n/locales.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { asCookedFor } from '../../kitchen/cooked-times.rules.ts';
import { ownPortion, portionSize, portionSizes } from '../../kitchen/portions.rules.ts';
import { foodsToThaw } from '../../kitchen/foods-to-thaw.rules.ts';
import { keptMainIngredients, keptSheet } from '../../kitchen/sheet/kept-sheets.ts';
import type { RecipeSheet, SheetIngredient } from '../../kitchen/sheet/recipe-sheet.ts';
import {
  RecipeIngredientType,
  RecipeSheetType,
  RecipeVideoType,
} from '../../kitchen/sheet/recipe-sheet.resolvers.ts';
import type { Targets } from '../../planner/index.ts';
import type { CompiledRecipe, RecipeVideo } from '../../recipes/recipe.ts';
import { canOpenRecipe } from '../../recipes/reading/recipe-access.rules.ts';
import { MealType, RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import { peopleOptions } from '../people.rules.ts';
import { MealPlanReasonType } from '../planning/meal-plan-reason.resolvers.ts';
import { nearestOffered } from './cooking.rules.ts';
import { DayNutritionType, DayStandingType } from './day-nutrition.resolvers.ts';
import { dayStanding, openDayStanding } from './day-nutrition.rules.ts';
import {
  nutritionOf,
  type DescribedDay,
  type DescribedDish,
  type DescribedMeal,
} from './described-plan.ts';

/** The days of a plan, their meals and the dishes of these. */

const PortionSizeType = builder.enumType('PortionSize', {
  description: 'How a plate is called: under a serving, about one, from 1¼ and from 1½.',
  values: portionSizes,
});

const PortionType = builder.objectRef<number>('MealPlanPortion').implement({
  fields: (t) => ({
    servings: t.float({
      description: 'In quarters of a serving.',
      resolve: (portion) => portion,
    }),
    size: t.field({ type: PortionSizeType, resolve: (portion) => portionSize(portion) }),
  }),
});

export const MealPlanRecipeType = builder.objectRef<DescribedDish>('MealPlanRecipe').implement({
  fields: (t) => ({
    recipe: t.field({
      type: RecipeType,
      description: 'With the minutes that so much of it takes as is cooked.',
      resolve: ({ recipe, line }) => asCookedFor({ recipe, servings: line.potServings }),
    }),
    minutesMore: t.int({
      description: 'How much longer it takes than its recipe as it is written.',
      resolve: ({ recipe, line }) => {
        const { times } = asCookedFor({ recipe, servings: line.potServings });
        return times.totalMinutes - recipe.times.totalMinutes;
      },
    }),
    servings: t.int({
      description: 'How many eat it.',
      resolve: ({ line }) => line.portions.length,
    }),
    portions: t.field({
      type: [PortionType],
      description: 'What each of them gets, the member first.',
      resolve: ({ line }) => [...line.portions],
    }),
    servingFactor: t.float({
      description: 'How much of a serving the member eats, in quarters from 0.75 to 2.',
      resolve: ({ line }) => ownPortion(line.portions),
    }),
    cookedServings: t.float({
      description:
        "Everybody's portions, tomorrow's lunch included, as a kitchen can cook them; 0 for leftovers.",
      resolve: ({ line }) => line.cookedServings,
    }),
    keptServings: t.float({
      description: 'Of what is cooked, how much nobody eats in this plan.',
      resolve: ({ line }) => line.keptServings,
    }),
    offeredServings: t.int({
      description: 'What the recipe page offers closest to it.',
      resolve: ({ line, recipe }) =>
        nearestOffered({ servings: line.cookedServings, options: recipe.servingsOptions }),
    }),
    leftoverOfDay: t.int({
      nullable: true,
      description: 'The day whose dinner this is the rest of.',
      resolve: ({ line }) => line.leftoverOfDay,
    }),
    key: t.exposeString('key', {
      description: 'Names the dish in its plan; links to its recipe carry it as `?dish=`.',
    }),
    leftoversOnWeekday: t.exposeInt('leftoversOnWeekday', {
      nullable: true,
      description: 'Of the lunch that is the rest of this dinner: 0 Monday to 6 Sunday.',
    }),
    leftoversOnDay: t.exposeInt('leftoversOnDay', {
      nullable: true,
      description: 'The day whose lunch is the rest of this dinner.',
    }),
    isLocked: t.boolean({
      description: 'Its meal stays when the rest of the plan is planned anew.',
      resolve: ({ line }) => line.isLocked ?? false,
    }),
    canBeLeftovers: t.exposeBoolean('canBeLeftovers', {
      description: 'Whether it can be, or is, also the lunch of the day after.',
    }),
    nutrition: t.field({
      type: DayNutritionType,
      description: 'Of what one person eats.',
      resolve: (dish) => nutritionOf([dish]),
    }),
    video: t.field({
      type: RecipeVideoType,
      nullable: true,
      resolve: ({ recipe }, _input, context) => videoOf({ recipe, context }),
    }),
    film: t.field({
      type: VideoType,
      nullable: true,
      description: 'The video in which it is cooked, where the viewer may watch it.',
      resolve: ({ recipe }, _input, context) => filmOf({ recipe, context }),
    }),
    reasons: t.field({ type: [MealPlanReasonType], resolve: ({ line }) => [...line.reasons] }),
    foodsToThaw: t.stringList({
      description: 'What of it may lie in the freezer; nothing of leftovers.',
      resolve: (dish, _input, context) => foodsToThawOf({ dish, context }),
    }),
    mainIngredients: t.field({
      type: [RecipeIngredientType],
      description: 'What the dish is made of most, as much as is cooked; nothing of leftovers.',
      resolve: (dish, _input, context) => [...mainIngredientsOf({ dish, context })],
    }),
    sheet: t.field({
      type: RecipeSheetType,
      nullable: true,
      description: 'How it is made for everybody; null for leftovers.',
      resolve: (dish, _input, context) => sheetOf({ dish, context }),
    }),
  }),
});

/** The recipe's own film, as its page gives it: not to who may not see how the dish is made. */
export function videoOf(args: {
  recipe: Pick<CompiledRecipe, 'isPremium' | 'texts'>;
  context: Pick<RequestContext, 'isPremium' | 'locale'>;
}): RecipeVideo | null {
  const { recipe, context } = args;
  if (!canOpenRecipe({ recipe, isPremium: context.isPremium })) return null;
  return recipe.texts[locales[context.locale].contentLanguage].video;
}

export function filmOf(args: { recipe: CompiledRecipe; context: RequestContext }): Video | null {
  const { recipe, context } = args;
  const video = context.services.videos.byRecipeId.get(recipe.id);
  return video !== undefined && isOpen(video, context) ? video : null;
}

function foodsToThawOf(args: { dish: DescribedDish; context: RequestContext }): string[] {
  const { dish, context } = args;
  if (dish.line.leftoverOfDay !== null) return [];
  const language = locales[context.locale].contentLanguage;
  const { foodsById } = context.services.content;
  const foods = foodsToThaw({ recipe: dish.recipe, foodsById });
  return foods.map(({ names: { [language]: name } }) => name.singular);
}

/** To read in a sentence: two are enough to know the pot by. */
const mostMainIngredients = 2;

function mainIngredientsOf(args: {
  dish: DescribedDish;
  context: RequestContext;
}): readonly SheetIngredient[] {
  const { dish, context } = args;
  const { recipe, line } = dish;
  if (line.cookedServings === 0) return [];
  return keptMainIngredients({
    recipe,
    servings: line.cookedServings,
    foods: context.services.content.foodsById,
    language: locales[context.locale].contentLanguage,
  }).slice(0, mostMainIngredients);
}

/** A plan cooks exact portions, also those between the servings a recipe page offers. */
function sheetOf(args: { dish: DescribedDish; context: RequestContext }): RecipeSheet | null {
  const { dish, context } = args;
  const { recipe, line } = dish;
  if (line.cookedServings === 0) return null;
  return keptSheet({
    recipe,
    servings: line.cookedServings,
    foods: context.services.content.foodsById,
    language: locales[context.locale].contentLanguage,
  });
}

export const MealPlanMealType = builder.objectRef<DescribedMeal>('MealPlanMeal').implement({
  fields: (t) => ({
    meal: t.expose('meal', { type: MealType }),
    recipes: t.field({
      type: [MealPlanRecipeType],
      description: 'The main first. Empty when its recipes have left the collection.',
      resolve: ({ dishes }) => [...dishes],
    }),
  }),
});

export const MealPlanDayType = builder
  .objectRef<{ day: DescribedDay; targets: Targets | null }>('MealPlanDay')
  .implement({
    fields: (t) => ({
      index: t.int({ description: '0 is the first day.', resolve: ({ day }) => day.index }),
      servings: t.int({
        description: 'How many eat, at the dish with the most of them.',
        resolve: ({ day }) => day.eaterCount,
      }),
      servingsOptions: t.intList({
        description: 'For how many adults it may be cooked.',
        resolve: () => [...peopleOptions],
      }),
      weekday: t.int({
        nullable: true,
        description: '0 Monday to 6 Sunday.',
        resolve: ({ day }) => day.weekday,
      }),
      date: t.string({
        nullable: true,
        description: '`2026-03-10`; null while the plan is not on its owner’s calendar.',
        resolve: ({ day }) => day.date,
      }),
      meals: t.field({ type: [MealPlanMealType], resolve: ({ day }) => [...day.meals] }),
      nutrition: t.field({ type: DayNutritionType, resolve: ({ day }) => day.nutrition }),
      standing: t.field({
        type: DayStandingType,
        nullable: true,
        description:
          "Against the member's own targets; null without any. Of a day with a meal that is not planned only what is too much.",
        resolve: ({ day, targets }) => {
          if (targets === null) return null;
          const standing = dayStanding({ day: day.nutrition, targets });
          return day.hasOpenMeal ? openDayStanding(standing) : standing;
        },
      }),
    }),
  });
