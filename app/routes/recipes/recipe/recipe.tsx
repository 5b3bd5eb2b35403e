import { data, type RouterContextProvider } from 'react-router';
import { readDishKey } from '../../../../domain/meal-plans/reading/dish-key.rules.ts';
import { cardImage } from '../../../../domain/recipes/pictures/image-address.rules.ts';
import { localeCodes, locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  PlanOfDishDocument,
  PlansForRecipeDocument,
  RecipeDocument,
  type RecipeFactsFragment,
} from '../operations.gen.ts';
import { leaveFormerAddress } from '../../../shell/former-address.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { leftPlaceOf } from '../../../plans/left-place.ts';
import { pageAddress, requestLocale } from '../../../shell/locale.ts';
import { sharedPageHeaders } from '../../../shell/shared-page.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { unitsOf } from '../../../amounts/units-preference.ts';
import type { Route } from './+types/recipe.ts';
import { planParameter } from '../add/add-to-plan.ts';
import { changeRecipe } from './change-recipe.ts';
import { dishImage } from '../../../dishes/dish-picture.ts';
import { promptAnchor, RecipePage } from './recipe-page.tsx';
import { useRecipeCopy } from './use-recipe-copy.ts';
import { structuredQuestions, structuredRecipe } from './recipe-structured-data.ts';

/** In the address of a recipe opened from a plan: the plan's dish. */
const dishParameter = 'dish';
/** In the address while who is no member is told about membership. */
const promptParameter = 'members';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const servings = servingsOf(params);
  const dish = pageAddress(request).searchParams.get(dishParameter);
  const query = await execute(context, RecipeDocument, { slug: params.slug, servings, dish });
  const { recipe: found, membershipSubscription, profile, ...viewer } = query;
  const { problems, recipe, plannedDish, leftPlace } = found;
  const path = recipePath({ locale, slug: recipe.slug, servings });
  leaveFormerAddress({ request, asked: params.slug, slug: recipe.slug, path });
  const planned = plannedDish?.sheet ? plannedDish : null;
  const answer = { ...found, sheet: planned?.sheet ?? found.sheet };
  const isPremiumMember = membershipSubscription?.status === 'ACTIVE';
  const { sheet } = answer;
  const page = {
    ...viewer,
    answer,
    planned,
    left: leftPlaceOf({ dish, planned, sheet, me: viewer.me, leftPlace }),
    week: planned && (await weekOf({ context, locale, dish: planned.key, recipeId: recipe.id })),
    isPremiumMember,
    planning: isPremiumMember ? await planningOf({ context, request }) : null,
    units: unitsOf({ request, profile }),
    additionId: crypto.randomUUID(),
    path,
    isPromptOpen: new URL(request.url).searchParams.has(promptParameter),
    origin: new URL(request.url).origin,
    alternates: alternatesOf({ recipe, servings }),
    canonicalPath: screenPath('recipe', locale, { slug: recipe.slug }),
    socialPicture: { path: dishImage({ recipe, ...cardImage }), alt: recipe.title },
  };
  return data(page, { status: problems.length > 0 ? 404 : 200 });
}

/** The plan the recipe was opened from, and the dish's place in it; of a dish that is lent neither is told. */
async function weekOf(args: {
  context: Readonly<RouterContextProvider>;
  locale: Locale;
  dish: string;
  recipeId: string;
}) {
  const { context, locale, dish, recipeId } = args;
  const place = readDishKey(dish);
  if (!place?.meal) return null;
  const { mealPlan } = await execute(context, PlanOfDishDocument, { slug: place.plan });
  const { slug, isOwn, isStarted, canEdit } = mealPlan;
  const pick = `${place.day}.${place.meal}`;
  const query = { pick, swap: recipeId };
  return {
    isOwnWeek: isOwn && isStarted,
    to: screenPath('mealPlan', locale, { slug }),
    swapTo: canEdit ? screenPath('mealPlan', locale, { slug }, { query }) : null,
  };
}

/** The member's plans, when the address asks for them. */
async function planningOf({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}) {
  const choice = pageAddress(request).searchParams.get(planParameter);
  if (choice === null) return null;
  const { mealPlans } = await execute(context, PlansForRecipeDocument);
  return { plans: mealPlans.mealPlans, choice };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeRecipe(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

export const headers = sharedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: m.error_recipe_not_found() }];
  const { answer, origin } = loaderData;
  const { recipe, sheet } = answer;
  const { title, description } = recipe;
  if (!import.meta.env.SSR) return pageHead({ title, matches });
  const brandName = matches[0].loaderData?.brand.name ?? '';
  const locale = matches.at(-1)?.id.split('.')[1] as Locale;
  const url = `${origin}${screenPath('recipe', locale, { slug: recipe.slug })}`;
  return [
    ...pageHead({ title, description, type: 'article', matches }),
    { 'script:ld+json': structuredRecipe({ recipe, sheet, locale, url, origin, brandName }) },
    ...structuredQuestions({ sheet, locale }).map((each) => ({ 'script:ld+json': each })),
  ];
};

export default function Recipe({ loaderData, actionData }: Route.ComponentProps) {
  const { path } = loaderData;
  useRecipeCopy(loaderData);
  return (
    <RecipePage
      {...loaderData}
      promptTo={`${path}?${promptParameter}#${promptAnchor}`}
      result={actionData ?? null}
    />
  );
}

/** Null for the page without servings; what is no number is none that is offered. */
function servingsOf(params: { servings?: string }): number | null {
  return params.servings === undefined ? null : wholeNumberOf(params.servings);
}

function wholeNumberOf(value: unknown): number {
  return /^\d{1,3}$/.test(String(value)) ? Number(value) : 0;
}

function recipePath({
  locale,
  slug,
  servings,
}: {
  locale: Locale;
  slug: string;
  servings: number | null;
}): string {
  if (servings === null) return screenPath('recipe', locale, { slug });
  return screenPath('recipeServings', locale, { slug, servings });
}

function alternatesOf({
  recipe,
  servings,
}: {
  recipe: RecipeFactsFragment;
  servings: number | null;
}): Record<Locale, string> {
  const slugs = new Map(recipe.slugs.map(({ language, slug }) => [language, slug]));
  const paths = localeCodes.map((locale) => {
    const slug = slugs.get(locales[locale].contentLanguage) ?? recipe.slug;
    return [locale, recipePath({ locale, slug, servings })];
  });
  return Object.fromEntries(paths);
}
