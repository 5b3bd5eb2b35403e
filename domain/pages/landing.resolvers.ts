import { builder } from '../../api/builder.ts';
import type { Services } from '../../api/context.ts';
import { FoodType } from '../foods/food-type.resolvers.ts';
import { navigatorOf } from '../foods/navigator/food-navigator.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import { recipesOf, type Landing } from './landing.ts';

interface ShownDay {
  day: Landing['days'][number];
  content: Services['content'];
}

const LandingDayType = builder.objectRef<ShownDay>('LandingDay').implement({
  fields: (t) => ({
    grams: t.float({ description: 'The most of a day.', resolve: ({ day }) => day.grams }),
    meals: t.field({
      type: [RecipeType],
      description: 'Breakfast, lunch and dinner.',
      resolve: ({ day, content }) => recipesOf({ ids: day.meals, content }),
    }),
  }),
});

const LandingCampaignType = builder.enumType('LandingCampaign', {
  description: 'Who follows an advertisement lands on a page of its own.',
  values: {
    QUIZ: { value: 'quiz' },
    EVERYDAY: { value: 'everyday' },
    MEAL_PLANS: { value: 'mealPlans' },
  },
});

const LandingType = builder.objectRef<Pick<Services, 'landing' | 'content'>>('Landing').implement({
  description: 'What a visitor sees first; editors chose the dishes.',
  fields: (t) => ({
    recipeCount: t.int({ resolve: ({ content }) => content.recipes.length }),
    hero: t.field({
      type: [RecipeType],
      description: 'Drawn without their table at /plate/{id}.svg, the largest first.',
      resolve: ({ landing, content }) => recipesOf({ ids: landing.hero, content }),
    }),
    days: t.field({
      type: [LandingDayType],
      resolve: ({ landing, content }) => landing.days.map((day) => ({ day, content })),
    }),
    week: t.field({
      type: [RecipeType],
      description: 'Seven dinners from Monday.',
      resolve: ({ landing, content }) => recipesOf({ ids: landing.week, content }),
    }),
    plates: t.field({
      type: [RecipeType],
      description: 'Dishes of the page of a campaign, the large one first.',
      args: { campaign: t.arg({ type: LandingCampaignType, required: true }) },
      resolve: ({ landing, content }, { campaign }) =>
        recipesOf({ ids: landing.campaigns[campaign], content }),
    }),
    list: t.field({
      type: [FoodType],
      description: 'Foods of the list that is shown.',
      resolve: ({ landing, content }) =>
        landing.list.flatMap((foodId) => navigatorOf(content.foods).byId.get(foodId) ?? []),
    }),
  }),
});

builder.queryField('landing', (t) =>
  t.field({ type: LandingType, resolve: (_root, _input, { services }) => services }),
);
