import { collator } from '../../../lib/formats.ts';
import { locales } from '../../../i18n/locales.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { LocalizedSlugType, localizedSlugs } from '../../../api/localized-slug.ts';
import { perLanguage } from '../../../lib/language.ts';
import { MealType, RecipeType, StrictnessType } from '../../recipes/recipe-type.resolvers.ts';
import type { CompiledRecipe, Meal } from '../../recipes/recipe.ts';
import type { Strictness } from '../../recipes/nutrition/strictness.rules.ts';
import { describePlan, type DescribedPlan } from './described-plan.ts';
import { findReadablePlan } from './find-readable-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import {
  coverRecipes,
  MealPlanCharacterType,
  MealPlanKindType,
  PlanThemeType,
} from './meal-plan-type.resolvers.ts';
import { planThemes, type PlanTheme } from '../themed/themed-plan.ts';
import { themedAsMealPlan } from '../themed/themed-plan-place.ts';

/** What everybody may know of a plan: what it is and which dishes are on it, none of the figures. */

const MealPlanTeaserType = builder.objectRef<DescribedPlan>('MealPlanTeaser').implement({
  description: 'A themed or shared plan as visitors see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ head }) => head.id }),
    slug: t.string({ resolve: ({ head }) => head.slug }),
    slugs: t.field({
      type: [LocalizedSlugType],
      resolve: ({ head }, _input, { services }) => {
        const themed = services.themedPlans.byId.get(head.id);
        return localizedSlugs(perLanguage((language) => themed?.texts[language].slug ?? head.slug));
      },
    }),
    title: t.string({ nullable: true, resolve: ({ head }) => head.title }),
    character: t.field({ type: MealPlanCharacterType, resolve: ({ facts }) => facts.character }),
    description: t.string({ resolve: ({ head }) => head.description }),
    kind: t.field({ type: MealPlanKindType, resolve: ({ head }) => head.kind }),
    strictness: t.field({ type: StrictnessType, resolve: ({ strictness }) => strictness }),
    themes: t.field({
      type: [PlanThemeType],
      resolve: ({ head }, _input, context) => [...themesOf({ id: head.id, context })],
    }),
    dayCount: t.int({ resolve: ({ days }) => days.length }),
    mealsPerDay: t.int({
      resolve: ({ days }) => Math.max(0, ...days.map(({ meals }) => meals.length)),
    }),
    dinnerCount: t.int({ resolve: ({ facts }) => facts.dinnerCount }),
    quickDinnerCount: t.int({ resolve: ({ facts }) => facts.quickDinnerCount }),
    leftoverCount: t.int({ resolve: ({ facts }) => facts.leftoverCount }),
    coverRecipes: t.field({ type: [RecipeType], resolve: (plan) => coverRecipes(plan) }),
    days: t.field({
      type: [TeaserDayType],
      description: 'The first ones of a themed plan, all of a shared one.',
      resolve: ({ head, days }) =>
        (head.kind === 'THEMED' ? days.slice(0, openDays) : days).map(teaserDay),
    }),
  }),
});

/** Themed plans are for members: everyone else sees how they begin. */
const openDays = 3;

interface TeaserDay {
  index: number;
  weekday: number | null;
  meals: { meal: Meal; recipes: CompiledRecipe[] }[];
}

function teaserDay({ index, weekday, meals }: DescribedPlan['days'][number]): TeaserDay {
  return {
    index,
    weekday,
    meals: meals.map(({ meal, dishes }) => ({ meal, recipes: dishes.map(({ recipe }) => recipe) })),
  };
}

const TeaserMealType = builder
  .objectRef<TeaserDay['meals'][number]>('MealPlanTeaserMeal')
  .implement({
    fields: (t) => ({
      meal: t.expose('meal', { type: MealType }),
      recipes: t.field({ type: [RecipeType], resolve: ({ recipes }) => recipes }),
    }),
  });

const TeaserDayType = builder.objectRef<TeaserDay>('MealPlanTeaserDay').implement({
  fields: (t) => ({
    index: t.exposeInt('index'),
    weekday: t.exposeInt('weekday', { nullable: true }),
    meals: t.field({ type: [TeaserMealType], resolve: ({ meals }) => meals }),
  }),
});

builder.queryFields((t) => ({
  mealPlanTeaser: t.field({
    type: MealPlanTeaserType,
    nullable: true,
    description: 'Of a themed or shared plan; null for any other.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, { slug }, context) => {
      const { db, themedPlans, content } = context.services;
      const language = locales[context.locale].contentLanguage;
      const found = await findReadablePlan({ db, themedPlans, language, userId: null, slug });
      return found && describePlan({ plan: found.plan, content });
    },
  }),
  themedMealPlans: t.field({
    type: [MealPlanTeaserType],
    description: 'Made by our editors, by title; open to everyone as teasers.',
    args: {
      theme: t.arg({ type: PlanThemeType }),
      strictness: t.arg({ type: StrictnessType }),
    },
    resolve: (_root, { theme, strictness }, context) =>
      themedPlansOf({ context, theme: theme ?? null, strictness: strictness ?? null }),
  }),
}));

function themedPlansOf(args: {
  context: RequestContext;
  theme: PlanTheme | null;
  strictness: Strictness | null;
}): DescribedPlan[] {
  const { context, theme, strictness } = args;
  const { themedPlans, content } = context.services;
  const { contentLanguage: language, languageTag } = locales[context.locale];
  const asked = themedPlans.plans.filter(({ themes }) => theme === null || themes.includes(theme));
  const plans = asked.map((themed) => themedAsMealPlan({ themed, language }));
  const { compare } = collator(languageTag);
  return plans
    .toSorted((left, right) => compare(titleOf(left), titleOf(right)))
    .map((plan) => describePlan({ plan, content }))
    .filter((plan) => strictness === null || plan.strictness === strictness);
}

function titleOf({ title }: MealPlan): string {
  return title ?? '';
}

function themesOf(args: { id: string; context: RequestContext }): readonly PlanTheme[] {
  const themes = args.context.services.themedPlans.byId.get(args.id)?.themes ?? [];
  return planThemes.filter((theme) => themes.includes(theme));
}
