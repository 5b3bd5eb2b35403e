import { data, redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import {
  FavoriteMealPlansDocument,
  FavoriteRecipesDocument,
  SetFavoriteDocument,
} from './operations.gen.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { sentValue } from '../../forms/form-answers.ts';
import { pageHead } from '../../shell/page-head.ts';
import { safeRedirect } from '../../../lib/safe-redirect.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import type { Route } from './+types/favorites.ts';
import { favoriteForms } from '../../hearts/favorite-form.ts';
import { FavoritesPage } from './favorites-page.tsx';
import { pageNumberOf } from '../../shell/page-number.ts';
import { favoritesTabOf } from './favorites-tab.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.favorites_title(), matches }),
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

const answerFavorite = answerForms(favoriteForms, {
  set: async (
    { item_type: itemType, item_id: itemId, favorite: isFavorite, return_to: to },
    { context, request },
  ) => {
    const { setFavorite } = await executeAsMember({
      context,
      url: pageOf(request, to),
      document: SetFavoriteDocument,
      variables: { input: { itemType, itemId, isFavorite } },
    });
    return setFavorite;
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerFavorite(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const to = sentValue(answer, 'return_to');
  if (to === '') return data(answer);
  const { pathname, search } = pageOf(args.request, to);
  throw redirect(`${pathname}${search}`);
}

/** Where the heart was pressed, on this site. */
function pageOf(request: Request, to: string | null): URL {
  const otherwise = screenPath('favorites', requestLocale(request));
  return new URL(safeRedirect({ to: to ?? cameFrom(request), otherwise }), request.url);
}

/** A press with scripts does not leave its page, and says in the referrer which one that is. */
function cameFrom(request: Request): string | null {
  const referrer = request.headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(request.url).origin ? `${pathname}${search}` : null;
}

export default function Favorites({ loaderData, actionData }: Route.ComponentProps) {
  return <FavoritesPage {...loaderData} problems={actionData?.problems ?? []} />;
}
