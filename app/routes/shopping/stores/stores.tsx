import { data } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import { ShoppingListDocument } from '../operations.gen.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { membershipOffer } from '../../../members-only/membership-offer.ts';
import type { Route } from './+types/stores.ts';
import { changeStores } from '../changes/apply-change.ts';
import { ShoppingMembersOnly } from '../shopping-members-only.tsx';
import { StoresPage } from './stores-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.shopping_stores_title(), matches }),
];

export async function loader({ context }: Route.LoaderArgs) {
  const { me, offers, shoppingListState } = await execute(context, ShoppingListDocument, {
    timeZone: null,
  });
  return {
    userId: me?.userId ?? '',
    state: shoppingListState,
    offer: membershipOffer({ offers, me }),
    newStoreId: crypto.randomUUID(),
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeStores(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

export default function Stores({ loaderData, actionData }: Route.ComponentProps) {
  const { state, offer, ...page } = loaderData;
  if (state === null) return <ShoppingMembersOnly offer={offer} />;
  const { problems = [], result } = actionData ?? {};
  return (
    <StoresPage
      state={state}
      problems={problems}
      operationId={result?.operationId ?? null}
      {...page}
    />
  );
}
