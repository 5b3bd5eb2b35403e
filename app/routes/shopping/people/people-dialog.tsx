import * as m from '../../../../i18n/paraglide/messages.js';
import { localDayOf, type LocalDay } from '../../../../lib/local-time.ts';
import { dateInSentence } from '../../../dates/weekday-name.ts';
import { letterOf } from '../../../../lib/names.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { Initials } from '../../../ui/data/initials.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { peopleForms } from '../changes/shopping-forms.ts';
import type { ListStateFragment } from '../operations.gen.ts';
import { LinkActions } from '../shared/share-dialog.tsx';

export interface Invitation {
  readonly link: string;
  readonly expiresAt: string;
}

type Person = ListStateFragment['people'][number];

interface PeopleDialogProps {
  isOpen: boolean;
  closeTo: string;
  /** Who shops from the list; none where its owner shops alone. */
  people: readonly Person[];
  /** Of who looks. */
  userId: string;
  /** The list is theirs. */
  isOwn: boolean;
  /** That nobody used yet. */
  invitation: Invitation | null;
}

/** Who shops from the list, and how somebody comes onto it or leaves it. */
export function PeopleDialog(props: PeopleDialogProps) {
  const { isOpen, closeTo, people, userId, isOwn, invitation } = props;
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.shopping_close()}
      title={m.shopping_people_title()}
    >
      <p className="text-ink-2">{isOwn ? m.shopping_people_text() : m.shopping_people_guest()}</p>
      {people.length > 1 && (
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isYou={person.id === userId}
              canRemove={isOwn && !person.isOwner}
            />
          ))}
        </ul>
      )}
      {!isOwn && <Leave />}
      {isOwn && (invitation === null ? <Invite /> : <OpenInvitation {...invitation} />)}
    </Dialog>
  );
}

interface PersonRowProps {
  person: Person;
  isYou: boolean;
  canRemove: boolean;
}

function PersonRow({ person, isYou, canRemove }: PersonRowProps) {
  const { id, firstName: name, lastName, isOwner } = person;
  const notes = [isYou && m.shopping_person_you(), isOwner && m.shopping_person_owner()];
  const note = notes.filter((words) => words !== false).join(' · ');
  return (
    <li className="flex min-h-14 items-center gap-3.5 py-2">
      <Initials letters={letterOf(name)} tone="plum" />
      <span className="grid min-w-0 flex-1 leading-snug">
        <b className="font-semibold wrap-anywhere">{`${name} ${lastName}`}</b>
        {note !== '' && <span className="text-sm text-ink-2">{note}</span>}
      </span>
      {canRemove && (
        <IntentForm
          set={peopleForms}
          intent="remove-person"
          values={{ person_id: id }}
          replace
          preventScrollReset
        >
          <SubmitButton size="sm" aria-label={m.shopping_person_remove_name({ name })}>
            {m.shopping_person_remove()}
          </SubmitButton>
        </IntentForm>
      )}
    </li>
  );
}

function Invite() {
  return (
    <IntentForm
      set={peopleForms}
      intent="invite"
      replace
      preventScrollReset
      className="grid justify-items-start gap-3"
    >
      {({ answer }) => (
        <>
          {answer?.problems.map(({ code, message }) => (
            <p key={code} role="alert" className="text-paprika-ink">
              {message}
            </p>
          ))}
          <SubmitButton variant="primary">{m.shopping_invite_make()}</SubmitButton>
        </>
      )}
    </IntentForm>
  );
}

/** The day of a moment on the clock of the device. */
function dayHere(time: string): LocalDay {
  const date = new Date(time);
  return localDayOf(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));
}

function OpenInvitation({ link, expiresAt }: Invitation) {
  const date = dateInSentence({ date: dayHere(expiresAt), locale: useLocale() });
  return (
    <div className="grid gap-4">
      <TextField
        label={m.shopping_invite_link()}
        hint={m.shopping_invite_hint({ date })}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <LinkActions link={link} />
        <IntentForm set={peopleForms} intent="take-invitation-back" replace preventScrollReset>
          <SubmitButton>{m.shopping_invite_take_back()}</SubmitButton>
        </IntentForm>
      </div>
    </div>
  );
}

function Leave() {
  return (
    <IntentForm
      set={peopleForms}
      intent="leave-list"
      replace
      className="grid justify-items-start gap-3"
    >
      <SubmitButton>{m.shopping_leave()}</SubmitButton>
    </IntentForm>
  );
}
