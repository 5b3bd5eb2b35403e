import { data, redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import {
  FavoriteMealPlansDocument,
  FavoriteRecipesDocument,
  SetFavoriteDocument,
} from './operations.gen.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { readForm } from '../../forms/form-answers.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { safeRedirect } from '../../../lib/safe-redirect.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import type { Route } from './+types/favorites.ts';
import { readFavorite, returnField, type FavoriteAnswer } from '../../hearts/favorite-form.ts';
import { FavoritesPage } from './favorites-page.tsx';
import { favoritesTabOf, pageNumberOf } from './favorites-tab.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.favorites_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = pageAddress(request);
  const tab = favoritesTabOf(url.searchParams);
  if (tab === 'meal-plans') {
    const document = FavoriteMealPlansDocument;
    const { favoriteMealPlans } = await executeAsMember({ context, url, document, variables: {} });
    return { tab, mealPlans: favoriteMealPlans, recipes: null };
  }
  const variables = { page: pageNumberOf(url.searchParams) };
  const document = FavoriteRecipesDocument;
  const { favoriteRecipes } = await executeAsMember({ context, url, document, variables });
  return { tab, mealPlans: null, recipes: favoriteRecipes };
}

/** Of every heart, on whatever page. Without scripts the reader goes back to where they pressed it. */
export async function action({ context, request }: Route.ActionArgs): Promise<FavoriteAnswer> {
  const form = await readForm(request);
  const input = readFavorite(form);
  if (input === null) throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  const to = form.get(returnField);
  const otherwise = screenPath('favorites', requestLocale(request));
  const url = new URL(safeRedirect({ to: cameFrom(to, request), otherwise }), request.url);
  const document = SetFavoriteDocument;
  const { setFavorite } = await executeAsMember({ context, url, document, variables: { input } });
  if (to !== null && setFavorite.problems.length === 0)
    throw redirect(`${url.pathname}${url.search}`);
  return setFavorite;
}

/** A press with scripts does not leave its page, and says in the referrer which one that is. */
function cameFrom(to: FormDataEntryValue | null, request: Request): string | null {
  if (typeof to === 'string') return to;
  const referrer = request.headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(request.url).origin ? `${pathname}${search}` : null;
}

/** A press that does not arrive takes nothing of the page away: it is undone and told. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const answer: FavoriteAnswer = { problems: [{ message: m.favorites_not_saved() }] };
    return data(answer, { status: 503 });
  }
}

export default function Favorites({ loaderData, actionData }: Route.ComponentProps) {
  return <FavoritesPage {...loaderData} problems={actionData?.problems ?? []} />;
}
