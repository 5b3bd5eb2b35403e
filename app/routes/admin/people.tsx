import { redirect } from 'react-router';
import { roles } from '../../../domain/identity/roles/roles.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo } from '../../forms/form-answers.ts';
import { execute } from '../../graphql/api.ts';
import { requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { Route } from './+types/people.ts';
import { AdminFrame } from './admin-frame.tsx';
import { peopleForms } from './admin-forms.ts';
import { GrantForm } from './grant-form.tsx';
import { loadForAdministrators } from './load-for-administrators.ts';
import { AdminPeopleDocument, GrantRoleDocument, TakeBackRoleDocument } from './operations.gen.ts';
import { PeopleList } from './people-list.tsx';
import { KeptFocus } from './recipes/draft/kept-focus.tsx';
import { roleName, rolePurpose } from './role-words.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.admin_people(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const document = AdminPeopleDocument;
  const answer = await loadForAdministrators({ context, request, document, variables: {} });
  return { people: answer?.people ?? null };
}

type AskedRole = (typeof roles)[number];

/** What the form sends is one of its own options; the operation refuses anything else. */
function inputOf({ role, ...rest }: { email: string; role: string; language: string | null }) {
  return { ...rest, role: role as AskedRole };
}

const answerPeople = answerForms(peopleForms, {
  grant: async (fields, { context }) =>
    (await execute(context, GrantRoleDocument, { input: inputOf(fields) })).grantRole,
  'take-back': async (fields, { context }) =>
    (await execute(context, TakeBackRoleDocument, { input: inputOf(fields) })).takeBackRole,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerPeople(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(screenPath('adminPeople', requestLocale(args.request)));
}

export default function People({ loaderData: { people }, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame title={m.admin_people()} lead={m.admin_people_lead()} isLocked={people === null}>
      <div className="grid items-start gap-gutter lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <KeptFocus goesOn="at-heading">
          <PeopleList people={people ?? []} answer={answerTo(actionData, 'take-back')} />
        </KeptFocus>
        <div className="grid gap-gutter">
          <GrantForm answer={answerTo(actionData, 'grant')} />
          <WhatRolesMay />
        </div>
      </div>
    </AdminFrame>
  );
}

function WhatRolesMay() {
  return (
    <Card as="section">
      <h2 className="text-h4">{m.admin_roles_title()}</h2>
      <dl className="mt-2">
        {roles.map((role) => (
          <div key={role} className="border-t border-line py-2.5 first:border-0">
            <dt className="font-semibold">{roleName(role, null)}</dt>
            <dd className="text-sm text-ink-2">{rolePurpose(role)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
