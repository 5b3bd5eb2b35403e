import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { WithdrawDataConsentDocument } from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/withdraw-consent.ts';
import { loadAccount } from '../load-account.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';
import { SureForm } from './sure-form.tsx';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { withdrawForms } from './your-data-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_withdraw_title(), matches }),
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAccount({ context, request });
}

const answerWithdrawal = answerForms(withdrawForms, {
  withdraw: async (input, { context }) =>
    (await execute(context, WithdrawDataConsentDocument, { input })).withdrawDataConsent,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerWithdrawal(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { notice: 'consent' };
  return redirect(screenPath('userSettings', requestLocale(args.request), undefined, { query }));
}

export default function WithdrawConsent({ actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame title={m.identity_withdraw_title()} lead={m.identity_withdraw_lead()}>
      <Card>
        <ul className="mb-6 grid list-disc gap-2 pl-5">
          <li>{m.identity_withdraw_what()}</li>
          <li>{m.identity_withdraw_stays()}</li>
          <li>{m.identity_withdraw_again()}</li>
        </ul>
        <SureForm
          intent="withdraw"
          answer={actionData}
          words={{
            sure: m.identity_withdraw_sure(),
            keep: m.identity_withdraw_keep(),
            button: m.identity_withdraw_button(),
          }}
        />
      </Card>
    </SettingsFrame>
  );
}
