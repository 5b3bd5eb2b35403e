import { CreditCardIcon } from '@phosphor-icons/react/dist/ssr/CreditCard';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { Icon } from '../../../ui/icon.ts';
import type { Invitation } from './load-invitation.ts';

/** What one gets, who pays and who sees what, before anything is asked for. */
export function InvitationFacts({ invitation, group }: { invitation: Invitation; group: string }) {
  const { isPaidByGroup, trialDays, recipeCount } = invitation;
  return (
    <ul className="grid gap-4">
      <Fact icon={ForkKnifeIcon}>{m.pro_join_recipes({ count: recipeCount })}</Fact>
      <Fact icon={CreditCardIcon}>
        {isPaidByGroup
          ? m.pro_join_paid_by_group({ group })
          : m.pro_join_paid_by_you({ count: trialDays })}
      </Fact>
      <Fact icon={EyeIcon}>
        {m.pro_join_always_sees({ group })} {m.pro_join_you_decide({ group })}
      </Fact>
    </ul>
  );
}

function Fact({ icon: Sign, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-4">
      <span className="grid size-11 place-items-center rounded-full bg-leaf-soft text-leaf-ink">
        <Sign size="1.4em" aria-hidden />
      </span>
      <span className="pt-2">{children}</span>
    </li>
  );
}
