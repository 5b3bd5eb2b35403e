import { data, redirect } from 'react-router';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse, type AnswerOf } from '../../../forms/answer-forms.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { execute } from '../../../graphql/api.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { NewAccountForm } from '../../../sign-up/new-account-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { joinForms } from '../changes/shopping-forms.ts';
import {
  JoinShoppingListDocument,
  JoinShoppingListPageDocument,
  SignUpToShopDocument,
} from '../operations.gen.ts';
import type { Route } from './+types/join-list.ts';

/** Whoever has the link comes here; nobody is led here, nor told where they came from. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.shopping_join_title(), matches }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Reading an invitation uses nothing up: previews of links and second looks come here too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { token } = params;
  const answer = await execute(context, JoinShoppingListPageDocument, { token });
  const { me, passwordMinLength, shoppingListInviter: inviter } = answer;
  const isKnown = me !== null;
  const page = { inviter, isKnown, passwordMinLength, token };
  return data(page, { headers: { 'cache-control': 'private, no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const answer = await answerForms(joinForms, {
    account: async (input, { context }) =>
      (await execute(context, SignUpToShopDocument, { input })).signUp,
    'join-list': async (_fields, { context }) => {
      const input = { token };
      return (await execute(context, JoinShoppingListDocument, { input })).joinShoppingList;
    },
  })(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const locale = requestLocale(args.request);
  if (answer.intent === 'account')
    throw redirect(screenPath('joinShoppingList', locale, { token }));
  throw redirect(screenPath('shoppingList', locale));
}

export default function JoinList({ loaderData, actionData }: Route.ComponentProps) {
  const { inviter: name, isKnown } = loaderData;
  if (name === null) return <NoInvitation />;
  return (
    <Page width="prose" className="pb-section">
      <PageHeader title={m.shopping_join_heading({ name })} lead={m.shopping_join_lead({ name })} />
      {isKnown ? <Join /> : <JoinAnew answer={actionData} {...loaderData} name={name} />}
    </Page>
  );
}

function NoInvitation() {
  return (
    <Page width="prose" className="pb-section">
      <PageHeader title={m.shopping_join_title()} />
      <EmptyState
        scene="torn-list"
        title={m.shopping_join_gone_title()}
        text={m.error_shopping_invitation_invalid()}
      />
    </Page>
  );
}

function Join() {
  return (
    <Card className="grid gap-5">
      <p>{m.shopping_join_own_list()}</p>
      <IntentForm set={joinForms} intent="join-list" className="grid justify-items-start gap-4">
        {({ answer }) => (
          <>
            {answer?.problems.map(({ code, message }) => (
              <Alert key={code} tone="danger">
                {message}
              </Alert>
            ))}
            <SubmitButton variant="primary" size="lg">
              {m.shopping_join_do()}
            </SubmitButton>
          </>
        )}
      </IntentForm>
    </Card>
  );
}

interface JoinAnewProps {
  answer: AnswerOf<typeof joinForms> | undefined;
  name: string;
  passwordMinLength: number;
  token: string;
}

/** For who has no account here, or is not logged in. */
function JoinAnew({ answer, name, passwordMinLength, token }: JoinAnewProps) {
  const locale = useLocale();
  const redirect_to = screenPath('joinShoppingList', locale, { token });
  const logInTo = screenPath('login', locale, undefined, { query: { redirect_to } });
  return (
    <>
      <Card as="section" className="grid gap-5">
        <h2 className="text-h3">{m.shopping_join_account({ name })}</h2>
        <NewAccountForm
          answer={answer?.intent === 'account' ? { ...answer, intent: 'account' } : undefined}
          logInTo={logInTo}
          passwordMinLength={passwordMinLength}
        />
      </Card>
      <p className="mt-6 text-center">
        {m.pro_join_have_account()}{' '}
        <Link to={logInTo} className="link">
          {m.membership_log_in()}
        </Link>
      </p>
    </>
  );
}
