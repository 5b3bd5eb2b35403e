import { builder } from '../../api/builder.ts';
import type { Services } from '../../api/context.ts';
import { FoodType } from '../foods/food-type.resolvers.ts';
import { navigatorOf } from '../foods/navigator/food-navigator.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import { recipesOf, type Landing } from './landing.ts';
import type { Source } from './page.ts';
import { PageSourceType } from './page-source.resolvers.ts';
import { studiesOf } from './studies.ts';

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

interface Evidence {
  studies: readonly Source[];
  foodCount: number;
  checkedGuideCount: number;
}

const shownStudies = 3;

const EvidenceType = builder.objectRef<Evidence>('Evidence').implement({
  description: 'What the product leans on, counted.',
  fields: (t) => ({
    studyCount: t.int({
      description: 'Papers that the guides name.',
      resolve: ({ studies }) => studies.length,
    }),
    foodCount: t.exposeInt('foodCount', { description: 'Foods, each with its source.' }),
    checkedGuideCount: t.exposeInt('checkedGuideCount', {
      description: 'Guides that a doctor or dietitian has read.',
    }),
    newestStudies: t.field({
      type: [PageSourceType],
      description: 'Three of them.',
      resolve: ({ studies }) => studies.slice(0, shownStudies),
    }),
  }),
});

type OfLanding = Pick<Services, 'landing' | 'content' | 'pages'>;

const LandingType = builder.objectRef<OfLanding>('Landing').implement({
  description: 'What a visitor sees first; editors chose the dishes.',
  fields: (t) => ({
    recipeCount: t.int({ resolve: ({ content }) => content.recipes.length }),
    evidence: t.field({
      type: EvidenceType,
      resolve: ({ pages, content }) => ({
        studies: studiesOf(pages),
        foodCount: content.foods.length,
        checkedGuideCount: Object.values(pages).filter(({ checked }) => checked !== null).length,
      }),
    }),
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
