import { data } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import { SharedShoppingListDocument } from '../operations.gen.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { unitsOf } from '../../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../../amounts/units-switch.tsx';
import type { Route } from './+types/shared-list.ts';
import { PrintButton } from '../list/print-button.tsx';
import { SharedItems } from './shared-items.tsx';

/** Whoever has the link reads it; nobody is led here, nor told where they came from. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.shopping_title(), matches }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { token } = params;
  const { profile, sharedShoppingList: list } = await execute(context, SharedShoppingListDocument, {
    token,
  });
  const status = list === null ? 404 : 200;
  const answer = { list, units: unitsOf({ request, profile }) };
  return data(answer, { status, headers: { 'cache-control': 'private, no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export default function SharedList({ loaderData: { list, units } }: Route.ComponentProps) {
  return (
    <Page width="prose" className="pb-section print:p-0">
      <PageHeader title={m.shopping_title()} actions={list && <PrintButton />} />
      {list === null ? (
        <EmptyState
          scene="torn-list"
          title={m.shopping_shared_gone_title()}
          text={m.shopping_shared_gone_text()}
        />
      ) : (
        <>
          <SharedItems list={list} units={units} />
          <div data-noprint className="pt-8">
            <UnitsSwitch units={units} />
          </div>
        </>
      )}
    </Page>
  );
}
