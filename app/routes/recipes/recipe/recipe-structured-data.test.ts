import { expect, test } from 'vitest';
import type {
  RecipeExtrasFragment,
  RecipeFactsFragment,
  RecipeMethodFragment,
} from '../operations.gen.ts';
import { structuredQuestions, structuredRecipe } from './recipe-structured-data.ts';

type Sheet = RecipeMethodFragment & RecipeExtrasFragment;

const amounts = (number: number, unit: string) => {
  const amount = { number, fraction: null, unit };
  return { metric: amount, us: amount };
};

const sheet = {
  servings: 4,
  foodsToBuyCount: 2,
  tip: null,
  ingredients: [
    { name: 'Steak', note: 'sliced', isAlternative: false, amount: amounts(600, 'g') },
    { name: 'Tofu', note: null, isAlternative: true, amount: amounts(600, 'g') },
    { name: 'Eggs', note: null, isAlternative: false, amount: amounts(2, 'piece') },
  ],
  steps: [{ pieces: [{ text: 'Fry it.', amount: null }], timersMinutes: [3] }],
  faq: [],
  video: null,
} as unknown as Sheet;

function buildRecipe(parts: Partial<RecipeFactsFragment> = {}): RecipeFactsFragment {
  return {
    id: 'steak-and-eggs',
    imageVersion: '7c1',
    slug: 'steak-and-eggs',
    title: 'Steak & eggs </script>',
    description: 'Plain.',
    meals: ['BREAKFAST', 'DINNER'],
    tags: ['gluten_free', 'budget'],
    servings: 4,
    isPremium: false,
    cuisine: 'NORDIC',
    publishedOn: null,
    rating: { mean: null, count: 0, own: null },
    times: { prepMinutes: 5, cookMinutes: 0, totalMinutes: 80 },
    nutrition: {
      gramsPerServing: 310.4,
      nutrients: [
        { name: 'energyKcal', amount: 512.34, isIncomplete: false },
        { name: 'proteinGrams', amount: 41, isIncomplete: false },
        { name: 'sugarGrams', amount: 2, isIncomplete: true },
        { name: 'sodiumMg', amount: null, isIncomplete: false },
      ],
    },
    ...parts,
  } as RecipeFactsFragment;
}

function structured(args: { recipe?: RecipeFactsFragment; sheet: Sheet | null }) {
  const { recipe = buildRecipe() } = args;
  const origin = 'https://yolk.example';
  const url = `${origin}/recipes/${recipe.slug}`;
  const locale = 'en';
  const data = structuredRecipe({
    recipe,
    sheet: args.sheet,
    locale,
    url,
    origin,
    brandName: 'Yolk',
  });
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

test('a recipe has what schema.org/Recipe asks for', () => {
  expect(structured({ sheet })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Steak & eggs </script>',
    description: 'Plain.',
    url: 'https://yolk.example/recipes/steak-and-eggs',
    image: ['1200&height=1200', '1200&height=900', '1200&height=675'].map(
      (size) =>
        `https://yolk.example/image/dish/steak-and-eggs?width=${size}&crop=cover&format=png&v=7c1`,
    ),
    inLanguage: 'en',
    author: { '@type': 'Organization', name: 'Yolk', url: 'https://yolk.example' },
    recipeCuisine: 'Nordic',
    recipeCategory: ['Breakfast', 'Dinner'],
    suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
    prepTime: 'PT5M',
    cookTime: 'PT0M',
    totalTime: 'PT1H20M',
    recipeYield: '4',
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '310 g',
      calories: '512.3 kcal',
      proteinContent: '41 g',
    },
    isAccessibleForFree: true,
    recipeIngredient: ['600 g steak, sliced', '2 eggs'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Fry it.' }],
  });
});

test('a premium recipe says what is behind the paywall, and no more than the reader sees', () => {
  const data = structured({ recipe: buildRecipe({ isPremium: true }), sheet: null });
  expect(data).toMatchObject({
    isAccessibleForFree: false,
    hasPart: {
      '@type': 'WebPageElement',
      isAccessibleForFree: false,
      cssSelector: '.members-only',
    },
  });
  expect(data).not.toHaveProperty('recipeIngredient');
  expect(data).not.toHaveProperty('recipeInstructions');
});

test('a rated recipe says so, an unrated one says nothing', () => {
  const rating = { mean: 4.25, count: 12, own: 5 };
  expect(structured({ recipe: buildRecipe({ rating }), sheet }).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    ratingCount: 12,
    bestRating: 5,
  });
  expect(structured({ sheet })).not.toHaveProperty('aggregateRating');
});

test('the film is told with its player and day', () => {
  const video = { url: 'https://youtu.be/abcdefghijk', title: 'Frying' };
  const recipe = buildRecipe({ publishedOn: '2026-03-01' });
  expect(structured({ recipe, sheet: { ...sheet, video } })).toMatchObject({
    datePublished: '2026-03-01',
    video: {
      '@type': 'VideoObject',
      name: 'Frying',
      uploadDate: '2026-03-01',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
    },
  });
});

test('questions are told as a page of questions, and only to those who see them', () => {
  const faq = [{ question: 'Can I freeze it?', answer: 'Yes.' }];
  expect(structuredQuestions({ sheet: { ...sheet, faq }, locale: 'sv' })).toMatchObject([
    {
      '@type': 'FAQPage',
      inLanguage: 'sv',
      mainEntity: [{ name: 'Can I freeze it?', acceptedAnswer: { text: 'Yes.' } }],
    },
  ]);
  expect(structuredQuestions({ sheet, locale: 'en' })).toEqual([]);
  expect(structuredQuestions({ sheet: null, locale: 'en' })).toEqual([]);
});
