import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { DeleteAccountDocument, MembershipToEndDocument } from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/delete-account.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import { loadAccount } from '../load-account.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { SettingsFrame } from '../../../shell/settings-frame.tsx';
import { SureForm } from './sure-form.tsx';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { deleteAccountForms } from './your-data-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_delete_title(), matches }),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await loadAccount({ context, request });
  const { membershipSubscription } = await execute(context, MembershipToEndDocument);
  const goesOnElsewhere =
    membershipSubscription?.renews && membershipSubscription.managementUrl !== null;
  return { ...account, shopUrl: goesOnElsewhere ? membershipSubscription.managementUrl : null };
}

const answerDeletion = answerForms(deleteAccountForms, {
  delete: async (input, { context }) =>
    (await execute(context, DeleteAccountDocument, { input })).deleteAccount,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerDeletion(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { notice: 'deleted' };
  return redirect(screenPath('login', requestLocale(args.request), undefined, { query }));
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame title={m.identity_delete_title()} lead={m.identity_delete_lead()}>
      <Card>
        <ul className="mb-6 grid list-disc gap-2 pl-5">
          <li>{m.identity_delete_what()}</li>
          {loaderData.shopUrl === null && <li>{m.identity_delete_membership()}</li>}
          <li>{m.identity_delete_money()}</li>
        </ul>
        {loaderData.shopUrl !== null && <ShopNotice url={loaderData.shopUrl} />}
        <SureForm
          intent="delete"
          answer={actionData}
          words={{
            sure: m.identity_delete_sure(),
            keep: m.identity_delete_keep(),
            button: m.identity_delete_button(),
          }}
        >
          {loaderData.hasPassword && (
            <CurrentPasswordField error={messageFor(actionData?.problems, 'password')} />
          )}
        </SureForm>
      </Card>
    </SettingsFrame>
  );
}

/** What was bought in a shop of its own can be ended only there. */
function ShopNotice({ url }: { url: string }) {
  return (
    <div className="mb-6">
      <Alert
        tone="danger"
        action={
          <ButtonLink to={url} size="sm">
            {m.membership_manage_elsewhere()}
          </ButtonLink>
        }
      >
        {m.identity_delete_shop()}
      </Alert>
    </div>
  );
}
