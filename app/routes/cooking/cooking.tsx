import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeCodes, locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { CookingDocument, MarkCookedDishDocument, type CookingQuery } from './operations.gen.ts';
import { requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { pageHead } from '../../shell/page-head.ts';
import { leftPlaceOf } from '../../plans/left-place.ts';
import { eatersOf } from '../../plans/eater-names.ts';
import { unitsOf } from '../../amounts/units-preference.ts';
import { rate } from '../recipes/rating/rate.ts';
import type { Route } from './+types/cooking.ts';
import { CookingFailed } from './cooking-failed.tsx';
import { CookingPage } from './cooking-page.tsx';
import { LockedRecipe } from './locked-recipe.tsx';
import { cookingForms } from './cooking-forms.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({ title: loaderData?.recipe.title ?? m.error_recipe_not_found(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const servings = servingsOf(params);
  const dish = new URL(request.url).searchParams.get('dish');
  const {
    recipe: answer,
    profile,
    ...viewer
  } = await execute(context, CookingDocument, {
    slug: params.slug,
    servings,
    dish,
  });
  const { recipe, plannedDish, leftPlace } = answer;
  const planned = plannedDish?.sheet ? plannedDish : null;
  const sheet = planned?.sheet ?? answer.sheet;
  const offered = sheet?.servings ?? recipe.servings;
  // Other servings than those offered, or the slug of another language: the right address instead.
  const isElsewhere = planned === null && servings !== null && servings !== offered;
  if (recipe.slug !== params.slug || isElsewhere) {
    throw redirect(cookingPath({ locale, slug: recipe.slug, servings: offered, recipe }));
  }
  const units = unitsOf({ request, profile });
  const eaters = eatersOf(profile?.answers ?? null);
  const left = leftPlaceOf({ dish, planned, sheet, me: viewer.me, leftPlace });
  return {
    ...viewer,
    recipe,
    sheet,
    planned,
    left,
    eaters,
    units,
    alternates: alternatesOf(answer),
  };
}

const answerCooking = answerForms(cookingForms, {
  rate,
  cooked: async ({ dish, recipe_id: recipeId }, { context }) => {
    const input = { dish, recipeId, isCooked: true };
    return (await execute(context, MarkCookedDishDocument, { input })).markDishCooked;
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerCooking(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

/** A step is no reason to ask the server anything: there may be none within reach. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod === undefined && currentUrl.pathname === nextUrl.pathname) return false;
  return defaultShouldRevalidate;
}

export default function Cooking({ loaderData, actionData }: Route.ComponentProps) {
  const { recipe, sheet, planned, left, eaters, units, me, offers } = loaderData;
  if (sheet === null) return <LockedRecipe recipe={recipe} me={me} offers={offers} />;
  return (
    <CookingPage
      recipe={recipe}
      sheet={sheet}
      planned={planned}
      left={left}
      eaters={eaters}
      units={units}
      userId={me?.userId ?? null}
      answer={actionData ?? null}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CookingFailed error={error} />;
}

function servingsOf({ servings }: { servings?: string }): number | null {
  if (servings === undefined) return null;
  return /^\d{1,3}$/.test(servings) ? Number(servings) : 0;
}

type Recipe = CookingQuery['recipe']['recipe'];

/** Without servings where they are those the recipe was written for. */
function cookingPath(args: {
  locale: Locale;
  slug: string;
  servings: number;
  recipe: Pick<Recipe, 'servings'>;
}): string {
  const { locale, slug, servings, recipe } = args;
  if (servings === recipe.servings) return screenPath('cooking', locale, { slug });
  return screenPath('cooking', locale, { slug, servings });
}

function alternatesOf({ recipe, sheet }: CookingQuery['recipe']): Record<Locale, string> {
  const slugs = new Map(recipe.slugs.map(({ language, slug }) => [language, slug]));
  const servings = sheet?.servings ?? recipe.servings;
  const paths = localeCodes.map((locale) => {
    const slug = slugs.get(locales[locale].contentLanguage) ?? recipe.slug;
    return [locale, cookingPath({ locale, slug, servings, recipe })];
  });
  return Object.fromEntries(paths);
}
