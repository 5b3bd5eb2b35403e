import * as m from '../../../../i18n/paraglide/messages.js';
import { answerForms, refuse, type AnswerOf } from '../../../forms/answer-forms.ts';
import {
  validateEmail,
  validateFirstName,
  validateLastName,
} from '../../../forms/field-validators.ts';
import { answerTo, messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { execute } from '../../../graphql/api.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { qrCodeUrl } from '../../../shell/qr-code.server.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/add.ts';
import { CountryField } from '../frame/country-field.tsx';
import { groupIdOf, loadGroup } from '../frame/load-group.ts';
import { PeriodField } from '../frame/period-field.tsx';
import { ProFrame } from '../frame/pro-frame.tsx';
import { countriesOf } from '../frame/pro-words.ts';
import {
  AddProMemberDocument,
  AddProMembersDocument,
  CloseGroupJoinLinkDocument,
  ProAddDocument,
  RenewGroupJoinLinkDocument,
  type AddProMembersMutation,
  type ProAddQuery,
} from '../operations.gen.ts';
import { addForms } from './add-forms.ts';
import { AddedLines } from './added-lines.tsx';
import { JoinLinkCard } from './join-link-card.tsx';
import { QuickAddCard } from './quick-add-card.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_add_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const variables = { groupId: groupIdOf(url) };
  const asked = { context, request, url, document: ProAddDocument, variables };
  const { proGroup } = await loadGroup(asked);
  const { joinLink, ...group } = proGroup;
  const link = joinLink && { ...joinLink, qrCode: await qrCodeUrl(joinLink.url) };
  return { group, link, countries: countriesOf(requestLocale(request)) };
}

type Lines = AddProMembersMutation['addProMembers']['lines'];

const answerAdd = answerForms<typeof addForms, { lines: Lines }>(addForms, {
  add: async ({ group_id: groupId, period, ...person }, { context, url }) => {
    const variables = { input: { groupId, subscriptionPeriod: period, ...person } };
    const document = AddProMemberDocument;
    return (await executeAsMember({ context, url, document, variables })).addProMember;
  },
  'renew-link': async ({ group_id: groupId }, { context }) =>
    (await execute(context, RenewGroupJoinLinkDocument, { input: { groupId } })).renewGroupJoinLink,
  'close-link': async ({ group_id: groupId }, { context }) =>
    (await execute(context, CloseGroupJoinLinkDocument, { input: { groupId } })).closeGroupJoinLink,
  'quick-add': async ({ group_id: groupId, period, text }, { context, url }) => {
    const variables = { input: { groupId, text, subscriptionPeriod: period } };
    const document = AddProMembersDocument;
    const { addProMembers } = await executeAsMember({ context, url, document, variables });
    const { problems, lines } = addProMembers;
    return { problems, result: { lines } };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerAdd(args);
  return answer.outcome === 'done' ? answer : refuse(answer);
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const { group, link, countries } = loaderData;
  const lines = answerTo(actionData, 'quick-add')?.result?.lines ?? [];
  return (
    <ProFrame group={group} title={m.pro_add_title()} lead={m.pro_add_lead()}>
      {lines.length > 0 && <AddedLines lines={lines} />}
      <JoinLinkCard group={group} link={link} />
      <div className="grid items-start gap-gutter lg:grid-cols-2">
        <AddCard group={group} countries={countries} answer={answerTo(actionData, 'add')} />
        <QuickAddCard group={group} answer={answerTo(actionData, 'quick-add')} />
      </div>
    </ProFrame>
  );
}

interface AddCardProps {
  group: Omit<NonNullable<ProAddQuery['proGroup']>, 'joinLink'>;
  countries: readonly { value: string; label: string }[];
  answer: FormAnswer | AnswerOf<typeof addForms> | null;
}

function AddCard({ group, countries, answer }: AddCardProps) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  const isAdded = answer?.outcome === 'done';
  const field = (name: string) => ({
    name,
    defaultValue: typedIn(answer, name),
    error: messageFor(problems, name),
  });
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.pro_add_one()}</h2>
      {isAdded && <Alert tone="tip">{m.pro_invited({ count: 1 })}</Alert>}
      {group.addingProblem ? (
        <Alert tone="danger">{group.addingProblem.message}</Alert>
      ) : (
        <IntentForm
          key={isAdded ? 'another' : 'first'}
          set={addForms}
          intent="add"
          values={{ group_id: group.id }}
          className="grid gap-5 pt-2"
        >
          {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('firstName')}
              label={m.pro_first_name()}
              autoComplete="off"
              required
              validate={validateFirstName}
            />
            <TextField
              {...field('lastName')}
              label={m.pro_last_name()}
              autoComplete="off"
              required
              validate={validateLastName}
            />
          </div>
          <TextField
            {...field('email')}
            label={m.pro_email()}
            type="email"
            autoComplete="off"
            required
            validate={validateEmail}
          />
          <PeriodField defaultValue={typedIn(answer, 'period') ?? group.subscriptionPeriod} />
          <div className="grid gap-5 sm:grid-cols-2">
            <CountryField
              {...field('country')}
              label={m.pro_country()}
              countries={countries}
              defaultValue={typedIn(answer, 'country') ?? group.country}
            />
            <CountryField
              {...field('taxResidence')}
              label={m.pro_tax_residence()}
              countries={countries}
            />
          </div>
          <SubmitButton variant="primary">{m.pro_send_invitation()}</SubmitButton>
        </IntentForm>
      )}
    </Card>
  );
}
