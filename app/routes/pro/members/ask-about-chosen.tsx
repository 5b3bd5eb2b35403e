import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { memberForms } from './member-forms.ts';
import { parametersOf, type MembersAddress } from './members-address.ts';
import { pathWith } from './members-filter.tsx';

interface Asked {
  group: { id: string };
  members: readonly { id: string; firstName: string; lastName: string }[];
  address: MembersAddress & { group: string | null };
}

/** Before it is done: whom it is about, and a way back. */
export function AskAboutChosen({ group, members, address }: Asked) {
  const locale = useLocale();
  const { ask, chosen } = address;
  const back = pathWith(screenPath('proMembers', locale), parametersOf(address));
  const names = members
    .filter(({ id }) => chosen.includes(id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const count = chosen.length;
  if (ask === null) return null;
  if (count === 0) {
    return (
      <Card as="section">
        <h2 className="text-h4">{m.pro_nobody_chosen()}</h2>
        <p className="mt-2 text-ink-2">{m.pro_nobody_chosen_text()}</p>
      </Card>
    );
  }
  const isRemoval = ask === 'remove';
  return (
    <Card as="section">
      <h2 className="text-h4">
        {isRemoval ? m.pro_remove_title({ count }) : m.pro_invite_title({ count })}
      </h2>
      <p className="mt-2 wrap-anywhere">{names.join(', ')}</p>
      <p className="mt-1 text-ink-2">{isRemoval ? m.pro_remove_text() : m.pro_invite_text()}</p>
      <IntentForm
        set={memberForms}
        intent={ask}
        values={{ group_id: group.id }}
        lists={{ member: chosen }}
        action={back}
        className="mt-4 flex flex-wrap gap-2.5"
      >
        <SubmitButton variant={isRemoval ? 'danger' : 'primary'}>
          {isRemoval ? m.pro_remove() : m.pro_invite_again()}
        </SubmitButton>
        <ButtonLink to={back}>{m.pro_cancel()}</ButtonLink>
      </IntentForm>
    </Card>
  );
}
