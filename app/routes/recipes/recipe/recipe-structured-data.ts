import { locales, type Locale } from '../../../../i18n/locales.ts';
import { choiceWords } from '../../../../domain/search/recipes/filter-words.rules.ts';
import { foodBehind } from '../../../amounts/food-behind.ts';
import { formatAmount } from '../../../amounts/format-amount.ts';
import type { AmountParts } from '../../../amounts/amount-parts.ts';
import { recipeVideoSource } from '../../../../domain/recipes/reading/recipe-video.rules.ts';
import type {
  RecipeExtrasFragment,
  RecipeFactsFragment,
  RecipeMethodFragment,
} from '../operations.gen.ts';
import { stepText } from '../../../dishes/step-text.ts';
import { dishImage } from '../../../dishes/dish-picture.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';

type Sheet = RecipeMethodFragment & RecipeExtrasFragment;

interface StructuredRecipe {
  recipe: RecipeFactsFragment;
  /** Null where it is for members: search engines are told no more than everybody. */
  sheet: Sheet | null;
  locale: Locale;
  /** The page's address and that of the site, absolute. */
  url: string;
  origin: string;
  brandName: string;
}

/** The shapes search engines ask for: square, 4:3 and 16:9. */
const structuredPictures = [
  { width: 1200, height: 1200 },
  { width: 1200, height: 900 },
  { width: 1200, height: 675 },
] as const;

const diets: Record<string, string> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  gluten_free: 'https://schema.org/GlutenFreeDiet',
};

/** A recipe as search engines and other recipe apps read it, schema.org/Recipe. */
export function structuredRecipe({
  recipe,
  sheet,
  locale,
  url,
  origin,
  brandName,
}: StructuredRecipe) {
  const { times, tags } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url,
    image: structuredPictures.map((shape) => `${origin}${dishImage({ recipe, ...shape })}`),
    inLanguage: locales[locale].languageTag,
    author: { '@type': 'Organization', name: brandName, url: origin },
    ...(recipe.publishedOn && { datePublished: recipe.publishedOn }),
    ...structuredCuisine(recipe),
    recipeCategory: recipe.meals.map((meal) => mealWords[meal]()),
    suitableForDiet: tags.flatMap((tag) => diets[tag] ?? []),
    prepTime: duration(times.prepMinutes),
    cookTime: duration(times.cookMinutes),
    totalTime: duration(times.totalMinutes),
    recipeYield: String(sheet?.servings ?? recipe.servings),
    nutrition: structuredNutrition(recipe.nutrition),
    ...structuredRating(recipe.rating),
    isAccessibleForFree: !recipe.isPremium,
    ...(recipe.isPremium && { hasPart: membersPart }),
    ...(sheet && structuredMethod({ sheet, locale })),
    ...(sheet?.video && { video: structuredVideo({ video: sheet.video, recipe, origin }) }),
  };
}

function structuredCuisine({ cuisine }: RecipeFactsFragment) {
  const words: Record<string, (() => string) | undefined> = choiceWords.tag;
  const recipeCuisine = words[cuisine.toLowerCase()]?.();
  return recipeCuisine === undefined ? {} : { recipeCuisine };
}

/** Tells a paywall from hiding things from search engines. */
const membersPart = {
  '@type': 'WebPageElement',
  isAccessibleForFree: false,
  cssSelector: '.members-only',
};

/** Left out as long as nobody has rated: search engines refuse a mean of nothing. */
function structuredRating({ mean, count }: RecipeFactsFragment['rating']) {
  if (mean === null) return {};
  const ratingValue = Math.round(mean * 10) / 10;
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount: count, bestRating: 5 },
  };
}

function structuredVideo(args: {
  video: NonNullable<Sheet['video']>;
  recipe: RecipeFactsFragment;
  origin: string;
}) {
  const { video, recipe, origin } = args;
  const source = recipeVideoSource(video.url);
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: recipe.description,
    thumbnailUrl: `${origin}${dishImage({ recipe, width: 1280, height: 720 })}`,
    ...(recipe.publishedOn && { uploadDate: recipe.publishedOn }),
    ...(source?.kind === 'file' && { contentUrl: `${origin}${source.url}` }),
    ...(source?.kind === 'frame' && { embedUrl: source.url }),
  };
}

/** The questions on the page, as search engines show them; none where there are none. */
export function structuredQuestions({
  sheet,
  locale,
}: {
  sheet: RecipeExtrasFragment | null;
  locale: Locale;
}) {
  if (sheet === null || sheet.faq.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: locales[locale].languageTag,
      mainEntity: sheet.faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function structuredMethod({ sheet, locale }: { sheet: RecipeMethodFragment; locale: Locale }) {
  return {
    recipeIngredient: sheet.ingredients
      .filter(({ isAlternative }) => !isAlternative)
      .map(({ amount, name, note }) => {
        const text = formatAmount({ amount: amount.metric as AmountParts, locale });
        const food = foodBehind({ amount: amount.metric, name, locale });
        return [`${text} ${food}`, note].filter(Boolean).join(', ').replaceAll('\u00a0', ' ');
      }),
    recipeInstructions: sheet.steps.map((step) => ({
      '@type': 'HowToStep',
      text: stepText({ step, units: 'metric', locale }).replaceAll('\u00a0', ' '),
    })),
  };
}

const nutrientProperties: Record<string, { property: string; unit: string }> = {
  energyKcal: { property: 'calories', unit: 'kcal' },
  carbohydrateGrams: { property: 'carbohydrateContent', unit: 'g' },
  cholesterolMg: { property: 'cholesterolContent', unit: 'mg' },
  fatGrams: { property: 'fatContent', unit: 'g' },
  fiberGrams: { property: 'fiberContent', unit: 'g' },
  proteinGrams: { property: 'proteinContent', unit: 'g' },
  saturatedFatGrams: { property: 'saturatedFatContent', unit: 'g' },
  sodiumMg: { property: 'sodiumContent', unit: 'mg' },
  sugarGrams: { property: 'sugarContent', unit: 'g' },
};

/** Only what is known for the whole dish: a lower bound would be read as the figure. */
function structuredNutrition({ gramsPerServing, nutrients }: RecipeFactsFragment['nutrition']) {
  const known = nutrients.flatMap(({ name, amount, isIncomplete }) => {
    const target = nutrientProperties[name];
    if (target === undefined || amount === null || isIncomplete) return [];
    return [[target.property, `${Math.round(amount * 10) / 10} ${target.unit}`]];
  });
  const servingSize = `${Math.round(gramsPerServing)} g`;
  return { '@type': 'NutritionInformation', servingSize, ...Object.fromEntries(known) };
}

/** ISO 8601: `PT1H20M`. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
