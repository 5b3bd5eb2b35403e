import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { ShoppingListDocument } from '../operations.gen.ts';
import { pageAddress, requestLocale } from '../../../shell/locale.ts';
import { readForm, textOf } from '../../../forms/form-answers.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { unitsOf } from '../../../amounts/units-preference.ts';
import type { Route } from './+types/shopping-list.ts';
import { applyChange, type ChangeAnswer } from '../changes/apply-change.ts';
import { followPlan, type FollowAnswer } from '../following/follow-plan.ts';
import { loadPlansToFollow } from '../following/plans-to-follow.ts';
import { changeSharing, sharedListLink } from '../shared/change-sharing.ts';
import { ShoppingListPage } from './shopping-list-page.tsx';
import { ShoppingMembersOnly } from '../shopping-members-only.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.shopping_title(), matches) },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await execute(context, ShoppingListDocument);
  const { me, offers, profile, shoppingListLink: token } = answer;
  const address = pageAddress(request);
  return {
    userId: me?.userId ?? '',
    state: answer.shoppingListState,
    former: answer.formerShoppingExtras,
    link: token && sharedListLink({ request, token }),
    offer: { hasTrial: offers.trialDays > 0, isSignedIn: me !== null },
    units: unitsOf({ request, profile }),
    query: address.search,
    newExtraId: crypto.randomUUID(),
    requestKey: crypto.randomUUID(),
    plansToFollow: await loadPlansToFollow({ context, state: answer.shoppingListState }),
  };
}

/** Tabs and dialogs are in the query, and the list itself is on the device. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isQueryChange = isSamePage && currentUrl.search !== nextUrl.search;
  return isQueryChange && formMethod === undefined ? false : defaultShouldRevalidate;
}

export async function action({
  context,
  request,
}: Route.ActionArgs): Promise<ChangeAnswer | FollowAnswer> {
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  if (intent === 'share' || intent === 'unshare') {
    await changeSharing({ context, intent });
    const query = { share: '' };
    throw redirect(screenPath('shoppingList', requestLocale(request), undefined, { query }));
  }
  if (intent === 'follow-plan') return followPlan({ context, form });
  return applyChange({ locale: requestLocale(request), context, form });
}

/** A link that could not be made takes nothing else of the page away. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isAnswered(error)) throw error;
    const problems = [{ path: [], message: m.shopping_not_saved() }];
    return data({ problems, operationId: null }, { status: 503 });
  }
}

/** The session or the membership ended: the error page says so. */
function isAnswered(error: unknown): boolean {
  const status = (error as { status?: unknown }).status;
  return status === 401 || status === 403;
}

export default function ShoppingList({ loaderData, actionData }: Route.ComponentProps) {
  const { state, offer, ...page } = loaderData;
  if (state === null) return <ShoppingMembersOnly offer={offer} />;
  const { problems = [], operationId = null } = actionData ?? {};
  return <ShoppingListPage state={state} problems={problems} operationId={operationId} {...page} />;
}
