import { languages } from '../../../lib/language.ts';
import { allPages, findPage } from '../../pages/find-page.ts';
import { isAddedPageKey, isPageKey } from '../../pages/page-keys.rules.ts';
import {
  collectionsFile,
  collectionsId,
  fieldsOfCollections,
  judgeCollections,
} from '../collections/collections-kind.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import { netCarbs } from '../../foods/figures/net-carbs.rules.ts';
import { fieldsOfFood } from '../foods/food-fields.ts';
import { foodFiles } from '../foods/food-files.ts';
import { judgeFood } from '../foods/judge-food.ts';
import { fieldsOfLanding, judgeLanding, landingFile, landingId } from '../landing/landing-kind.ts';
import { judgePage } from '../pages/judge-page.ts';
import { fieldsOfPage } from '../pages/page-fields.ts';
import { pageFiles } from '../pages/page-files.ts';
import { judgePlan } from '../plans/judge-plan.ts';
import { fieldsOfPlan } from '../plans/plan-fields.ts';
import { planFile } from '../plans/plan-file.ts';
import { fieldsOfProgram } from '../programs/program-fields.ts';
import { judgeProgram, programFiles, sameAddresses } from '../programs/program-files.ts';
import { judgeRecipe } from '../recipes/judge-recipe.ts';
import { fieldsOfRecipe } from '../recipes/recipe-fields.ts';
import { recipeFiles } from '../recipes/recipe-files.ts';
import { judgeVideo } from '../videos/judge-video.ts';
import { fieldsOfVideo } from '../videos/video-fields.ts';
import { videoFiles } from '../videos/video-files.ts';
import { foodWords, type ContentKind } from './content-kind.ts';
import { weekPlansByKey } from '../../programs/week-plan.rules.ts';

const always = () => true;
const never = () => false;

const recipes: ContentKind = {
  list: ({ content }) =>
    content.recipes.map(({ id, texts, ingredients, nutrition }) => ({
      id,
      netCarbsGrams: nutrition.netCarbsGrams,
      title: texts.en.title,
      words: languages.map((language) => texts[language].title),
      foods: ingredients.flatMap(({ foodId }) => foodWords(foodId, content)),
    })),
  isShown: ({ id, catalogue: { content } }) => content.recipesById.has(id),
  fieldsOf: ({ id, catalogue: { content } }) => {
    const recipe = content.recipesById.get(id);
    return recipe === undefined ? null : fieldsOfRecipe(recipe);
  },
  judge: ({ id, fields, catalogue: { content } }) => judgeRecipe({ id, fields, content }).remarks,
  files: recipeFiles,
  begin: ({ title }) => ({
    meals: 'LUNCH DINNER',
    role: 'main',
    difficulty: 'easy',
    premium: 'true',
    servings: '4',
    leftovers: 'false',
    'times.prep': '10',
    'times.cook': '20',
    'times.total': '30',
    'title.en': title,
  }),
  screens: ['adminRecipe', 'recipe', 'recipeServings', 'cooking'],
  hasAddresses: always,
  canBeArchived: always,
};

const mealPlans: ContentKind = {
  list: ({ themedPlans }) =>
    themedPlans.plans.map(({ key, texts }) => ({
      id: key,
      netCarbsGrams: null,
      title: texts.en.title,
      words: languages.map((language) => texts[language].title),
    })),
  isShown: ({ id, catalogue: { themedPlans } }) => themedPlans.plans.some(({ key }) => key === id),
  fieldsOf: ({ id, catalogue: { themedPlans } }) => {
    const plan = themedPlans.plans.find(({ key }) => key === id);
    return plan === undefined ? null : fieldsOfPlan(plan);
  },
  judge: ({ id, fields, catalogue }) => {
    const { content, themedPlans } = catalogue;
    return judgePlan({ id, fields, content, plans: themedPlans.plans }).remarks;
  },
  files: (edited) => [planFile(edited)],
  begin: ({ title }) => ({
    'title.en': title,
    themes: 'BEGINNER',
    'promise.strictness': 'liberal',
    'promise.cookingTime': 'average',
    'promise.cookingSkill': 'average',
    days: 'd1 d2 d3 d4 d5 d6 d7',
  }),
  screens: ['adminMealPlan', 'mealPlan', 'mealPlanSwaps'],
  hasAddresses: always,
  canBeArchived: always,
};

const foods: ContentKind = {
  list: ({ content }) =>
    content.foods.map(({ id, names, group, nutrientsPer100g: nutrients, carbBasis }) => ({
      id,
      netCarbsGrams: netCarbs({ nutrients, carbBasis }).grams,
      title: names.en.singular,
      words: [group, ...languages.map((language) => names[language].singular)],
    })),
  isShown: ({ id, catalogue: { content } }) => content.foodsById.has(id),
  fieldsOf: ({ id, catalogue: { content } }) => {
    const food = content.foodsById.get(id);
    return food === undefined ? null : fieldsOfFood(food);
  },
  judge: ({ id, fields, catalogue: { content } }) => judgeFood({ id, fields, content }).remarks,
  files: (edited) => foodFiles([edited]),
  begin: ({ title }) => ({
    'title.en': title,
    diet: 'vegan',
    gluten: 'no',
    carbBasis: 'total',
    cost: '2',
  }),
  screens: ['adminFood', 'food'],
  hasAddresses: never,
  canBeArchived: never,
};

const pages: ContentKind = {
  list: (catalogue) =>
    allPages(catalogue.pages).map(({ key, texts }) => {
      const words = languages.flatMap((language) => [
        texts[language].title,
        ...texts[language].sections.map(({ title }) => title),
      ]);
      return { id: key, title: texts.en.title, words, netCarbsGrams: null };
    }),
  isShown: ({ id, catalogue }) => findPage(catalogue.pages, id) !== null,
  fieldsOf: ({ id, catalogue }) => {
    const page = findPage(catalogue.pages, id);
    return page && fieldsOfPage(page);
  },
  judge: ({ id, fields, catalogue }) => judgePage({ id, fields, ...catalogue }).remarks,
  files: pageFiles,
  begin: ({ title, today }) => ({
    'title.en': title,
    kind: 'guide',
    reviewed: today,
    sections: 's1',
  }),
  mayBeCalled: isAddedPageKey,
  screens: ['adminPage', 'guide', 'plainPage'],
  hasAddresses: (id) => !isPageKey(id),
  canBeArchived: (id) => !isPageKey(id),
};

const programs: ContentKind = {
  list: (catalogue) =>
    catalogue.programs.programs.map(({ key, texts }) => ({
      id: key,
      netCarbsGrams: null,
      title: texts.en.title,
      words: languages.map((language) => texts[language].title),
    })),
  isShown: ({ id, catalogue }) => catalogue.programs.isOffered(id),
  fieldsOf: ({ id, catalogue }) => {
    const program = catalogue.programs.byKey.get(id);
    return program === undefined ? null : fieldsOfProgram(program);
  },
  judge: ({ id, fields, catalogue: { content, themedPlans, programs: others } }) => {
    const weekPlans = weekPlansByKey(themedPlans.plans);
    return [
      ...judgeProgram({ id, fields, content, weekPlans }).remarks,
      ...sameAddresses({ id, fields, programs: others.programs }),
    ];
  },
  files: programFiles,
  begin: ({ title }) => ({ 'title.en': title, outcomes: 'o1 o2 o3', weeks: 'w1 w2' }),
  screens: ['adminProgram', 'program', 'programDay', 'programLesson'],
  hasAddresses: always,
  canBeArchived: always,
};

const videos: ContentKind = {
  list: (catalogue) =>
    catalogue.videos.videos.map(({ id, texts }) => ({
      id,
      netCarbsGrams: null,
      title: texts.en.title,
      words: languages.map((language) => texts[language].title),
    })),
  isShown: ({ id, catalogue }) => catalogue.videos.byId.has(id),
  fieldsOf: ({ id, catalogue }) => {
    const video = catalogue.videos.byId.get(id);
    return video === undefined ? null : fieldsOfVideo(video);
  },
  judge: (args) => judgeVideo(args).remarks,
  files: videoFiles,
  begin: ({ title }) => ({
    'title.en': title,
    collection: 'cooking',
    chapters: 'c1',
    'chapter.c1.shows': 'needs',
  }),
  screens: ['adminVideo', 'video'],
  hasAddresses: always,
  canBeArchived: always,
};

const collections: ContentKind = {
  list: ({ collections: { guides, dishes } }) => [
    {
      id: collectionsId,
      title: collectionsId,
      words: [...guides, ...dishes].flatMap(({ titles }) =>
        languages.map((language) => titles[language]),
      ),
      netCarbsGrams: null,
    },
  ],
  isShown: ({ id }) => id === collectionsId,
  fieldsOf: ({ id, catalogue }) =>
    id === collectionsId ? fieldsOfCollections(catalogue.collections) : null,
  judge: ({ fields, catalogue }) => judgeCollections({ fields, ...catalogue }).remarks,
  files: ({ fields }) => [collectionsFile(fields)],
  begin: null,
  screens: [],
  hasAddresses: never,
  canBeArchived: never,
};

const landing: ContentKind = {
  list: () => [{ id: landingId, title: landingId, words: [], netCarbsGrams: null }],
  isShown: ({ id }) => id === landingId,
  fieldsOf: ({ id, catalogue }) => (id === landingId ? fieldsOfLanding(catalogue.landing) : null),
  judge: ({ fields, catalogue: { content } }) => judgeLanding({ fields, content }).remarks,
  files: ({ fields }) => [landingFile(fields)],
  begin: null,
  screens: [],
  hasAddresses: never,
  canBeArchived: never,
};

export const kinds: Readonly<Record<EditedKind, ContentKind>> = {
  RECIPE: recipes,
  MEAL_PLAN: mealPlans,
  FOOD: foods,
  PAGE: pages,
  PROGRAM: programs,
  VIDEO: videos,
  COLLECTION: collections,
  LANDING: landing,
};
