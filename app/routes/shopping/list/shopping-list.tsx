import { data, redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { ShoppingListDocument } from '../operations.gen.ts';
import { pageAddress, requestLocale } from '../../../shell/locale.ts';
import { timeZoneOf } from '../../../dates/time-zone.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { unitsOf } from '../../../amounts/units-preference.ts';
import { membershipOffer } from '../../../members-only/membership-offer.ts';
import type { Route } from './+types/shopping-list.ts';
import { changeList, type ListAnswer } from '../changes/apply-change.ts';
import { savedWords } from '../changes/saved-words.ts';
import type { Saved } from '../changes/use-saved-toast.ts';
import { peopleForms } from '../changes/shopping-forms.ts';
import { joinListLink } from '../people/join-list-link.ts';
import { sharedListLink } from '../shared/shared-list-link.ts';
import { loadPlansToFollow } from '../following/plans-to-follow.ts';
import { loadWeekToShop } from './week-to-shop.ts';
import { ShoppingListPage } from './shopping-list-page.tsx';
import { loadTonightsDinner } from './tonights-dinner.ts';
import { ShoppingMembersOnly } from '../shopping-members-only.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.shopping_title(), matches }),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await execute(context, ShoppingListDocument, { timeZone: timeZoneOf(request) });
  const { me, offers, profile, shoppingListLink: token } = answer;
  const invitation = answer.shoppingListInvitation;
  const address = pageAddress(request);
  return {
    userId: me?.userId ?? '',
    state: answer.shoppingListState,
    former: answer.formerShoppingExtras,
    link: token && sharedListLink({ request, token }),
    invitation: invitation && {
      link: joinListLink({ request, token: invitation.token }),
      expiresAt: invitation.expiresAt,
    },
    offer: membershipOffer({ offers, me }),
    dates: answer.shoppingListState?.dates ?? null,
    units: unitsOf({ request, profile }),
    query: address.search,
    newExtraId: crypto.randomUUID(),
    requestKey: crypto.randomUUID(),
    plansToFollow: await loadPlansToFollow({ context, state: answer.shoppingListState }),
    week: await loadWeekToShop({ context, request, state: answer.shoppingListState }),
    dinner: await loadTonightsDinner({ context, request, state: answer.shoppingListState }),
  };
}

/** Tabs and dialogs are in the query, and the list itself is on the device. */
export { reloadUnlessQuery as shouldRevalidate } from '../../../loading/reload-unless-query.ts';

export async function action(args: Route.ActionArgs) {
  const answer = await changeList(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = dialogAfter(answer.intent);
  if (query === null) return data(answer);
  throw redirect(screenPath('shoppingList', requestLocale(args.request), undefined, { query }));
}

/** The dialog where the server's answer is shown; none where the device shows it on the list. */
function dialogAfter(intent: string): Record<string, string> | null {
  if (intent === 'share' || intent === 'unshare') return { share: '' };
  if (intent === 'leave-list') return {};
  return intent in peopleForms ? { people: '' } : null;
}

function savedBy(answer: ListAnswer | undefined): Saved | null {
  const operationId = answer?.result?.operationId ?? null;
  return answer && operationId !== null ? { operationId, text: savedWords(answer.intent) } : null;
}

export default function ShoppingList({ loaderData, actionData }: Route.ComponentProps) {
  const { state, offer, ...page } = loaderData;
  if (state === null) return <ShoppingMembersOnly offer={offer} />;
  const problems = actionData?.problems ?? [];
  return (
    <ShoppingListPage
      key={state.listId}
      state={state}
      problems={problems}
      saved={savedBy(actionData)}
      {...page}
    />
  );
}
