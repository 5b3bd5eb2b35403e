import { data } from 'react-router';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo, messageFor, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { execute } from '../../graphql/api.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/own-entry.ts';
import { entryOf, ownEntryForms } from './doctors-forms.ts';
import { entryChoices, type EntryChoices } from './entry-choices.ts';
import { CorrectForm } from './entry-form.tsx';
import {
  ConfirmDoctorEntryDocument,
  CorrectDoctorEntryDocument,
  OwnDoctorEntryDocument,
  WithdrawDoctorEntryDocument,
  type OwnDoctorEntryQuery,
} from './operations.gen.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.doctors_own_title(), matches }),
  { name: 'robots', content: 'noindex' },
  // The address opens the entry: no page that is gone to from here is told of it.
  { name: 'referrer', content: 'no-referrer' },
];

/** Opening the link changes nothing yet: mail programs open links to look at them. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const token = tokenIn(url);
  const { doctorEntry } = await execute(context, OwnDoctorEntryDocument, { token });
  return { own: doctorEntry, choices: entryChoices(locales[requestLocale(request)].languageTag) };
}

const answerOwn = answerForms(ownEntryForms, {
  confirm: async (_fields, { context, url }) =>
    (await execute(context, ConfirmDoctorEntryDocument, { token: tokenIn(url) }))
      .confirmDoctorEntry,
  correct: async (fields, { context, url }) => {
    const variables = { token: tokenIn(url), entry: entryOf(fields) };
    return (await execute(context, CorrectDoctorEntryDocument, variables)).correctDoctorEntry;
  },
  withdraw: async (_fields, { context, url }) =>
    (await execute(context, WithdrawDoctorEntryDocument, { token: tokenIn(url) }))
      .withdrawDoctorEntry,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerOwn(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

function tokenIn(url: URL): string {
  return url.searchParams.get('token') ?? '';
}

export default function OwnEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { own, choices } = loaderData;
  const answer = actionData ?? null;
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={m.doctors_own_title()} />
      {own === null ? (
        <NoEntry isWithdrawn={answer?.intent === 'withdraw' && answer.outcome === 'done'} />
      ) : (
        <Entry own={own} choices={choices} answer={answer} />
      )}
    </Page>
  );
}

function NoEntry({ isWithdrawn }: { isWithdrawn: boolean }) {
  const locale = useLocale();
  return (
    <div className="grid justify-items-start gap-6">
      {isWithdrawn ? (
        <Alert tone="tip" title={m.doctors_own_withdrawn()}>
          {m.doctors_own_withdrawn_text()}
        </Alert>
      ) : (
        <Alert tone="danger">{m.error_doctor_link_invalid()}</Alert>
      )}
      <ButtonLink to={screenPath('doctors', locale)}>{m.doctors_back()}</ButtonLink>
    </div>
  );
}

type Own = NonNullable<OwnDoctorEntryQuery['doctorEntry']>;

function Entry(entry: { own: Own; choices: EntryChoices; answer: FormAnswer | null }) {
  const { own, choices, answer } = entry;
  return (
    <div className="grid gap-gutter">
      <State own={own} />
      {own.state === 'UNCONFIRMED' && (
        <IntentForm set={ownEntryForms} intent="confirm">
          <SubmitButton variant="primary" size="lg">
            {m.doctors_own_confirm()}
          </SubmitButton>
        </IntentForm>
      )}
      <Card as="section">
        <h2 className="text-h3">{m.doctors_own_correct()}</h2>
        <p className="pb-5 text-sm text-ink-2">{m.doctors_own_correct_text()}</p>
        <CorrectForm choices={choices} own={own} answer={answerTo(answer, 'correct')} />
      </Card>
      <Card as="section">
        <h2 className="text-h4">{m.doctors_own_withdraw()}</h2>
        <p className="pt-1 pb-4 text-sm text-ink-2">{m.doctors_own_withdraw_text()}</p>
        {messageFor(answerTo(answer, 'withdraw')?.problems, 'token')}
        <IntentForm set={ownEntryForms} intent="withdraw">
          <SubmitButton variant="danger">{m.doctors_own_withdraw_send()}</SubmitButton>
        </IntentForm>
      </Card>
    </div>
  );
}

function State({ own }: { own: Own }) {
  const locale = useLocale();
  const link =
    own.slug === null ? undefined : (
      <ButtonLink to={screenPath('doctor', locale, { slug: own.slug })} size="sm">
        {m.doctors_own_see()}
      </ButtonLink>
    );
  switch (own.state) {
    case 'UNCONFIRMED':
      return <Alert title={m.doctors_own_unconfirmed()}>{m.doctors_own_unconfirmed_text()}</Alert>;
    case 'WAITING':
      return (
        <Alert title={m.doctors_own_waiting()} action={link}>
          {m.doctors_own_waiting_text({ email: own.email })}
        </Alert>
      );
    case 'LISTED':
      return <Alert tone="tip" title={m.doctors_own_listed()} action={link} />;
    case 'DECLINED':
      return (
        <Alert tone="danger" title={m.doctors_own_declined()} action={link}>
          <span className="whitespace-pre-line">{own.note}</span>
        </Alert>
      );
  }
}
