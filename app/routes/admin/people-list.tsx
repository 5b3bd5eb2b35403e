import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import * as m from '../../../i18n/paraglide/messages.js';
import { messageFor, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { needsSecondFactor } from '../../../domain/identity/roles/roles.rules.ts';
import { peopleForms } from './admin-forms.ts';
import type { AdminPeopleQuery } from './operations.gen.ts';
import { roleName } from './role-words.ts';

type Person = AdminPeopleQuery['people'][number];

export function PeopleList(list: { people: readonly Person[]; answer: FormAnswer | null }) {
  const { people, answer } = list;
  const [problem] = answer?.problems ?? [];
  return (
    <Card as="section">
      <h2 className="text-h4">{m.admin_people_count({ count: people.length })}</h2>
      {problem && (
        <div className="pt-3">
          <Alert tone="danger">{messageFor([problem], problem.path[0]) ?? problem.message}</Alert>
        </div>
      )}
      <ul className="mt-2">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} />
        ))}
      </ul>
    </Card>
  );
}

function PersonRow({ person }: { person: Person }) {
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-control font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm wrap-anywhere text-ink-2">{person.email}</p>
      </div>
      <SecondFactor person={person} />
      <ul className="grid gap-2">
        {person.roles.map((held) => (
          <li
            key={`${held.role} ${held.language}`}
            className="flex flex-wrap items-center justify-between gap-3"
          >
            <span>{roleName(held.role, held.language)}</span>
            <TakeBack email={person.email} name={name} held={held} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What keeps the role from being used by whoever knows a password. */
function SecondFactor({ person }: { person: Person }) {
  if (person.isSecondFactorOn) {
    return (
      <p>
        <Tag tone="leaf" icon={ShieldCheckIcon}>
          {m.admin_two_step_on()}
        </Tag>
      </p>
    );
  }
  if (!needsSecondFactor(person)) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-2">
      <WarningIcon weight="fill" aria-hidden className="mt-1 flex-none text-data-carbs" />
      {m.admin_two_step_waits()}
    </p>
  );
}

function TakeBack(row: { email: string; name: string; held: Person['roles'][number] }) {
  const { email, name, held } = row;
  const { role, language } = held;
  const values = { email, role, language };
  const words = { role: roleName(role, language), name };
  return (
    <IntentForm set={peopleForms} intent="take-back" values={values} failure="toast">
      <SubmitButton size="sm" aria-label={m.admin_take_back_named(words)}>
        {m.admin_take_back()}
      </SubmitButton>
    </IntentForm>
  );
}
