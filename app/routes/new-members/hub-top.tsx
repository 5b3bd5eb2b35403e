import {
  areOver,
  countDone,
  type FirstStepState,
} from '../../../domain/new-members/first-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { longDate } from '../../dates/long-date.ts';
import { useLocale } from '../../shell/locale.ts';
import { Carton } from './carton.tsx';
import type { NewMemberQuery } from './operations.gen.ts';
import { Link } from '../../ui/navigation/link.ts';

interface HubTopProps {
  firstName: string;
  subscription: NewMemberQuery['membershipSubscription'];
  states: readonly FirstStepState[];
  shown: FirstStepState['step'] | null;
}

export function HubTop({ firstName, subscription, states, shown }: HubTopProps) {
  const count = countDone(states);
  const isOver = areOver(states);
  return (
    <section className="mt-3 mb-gutter grid items-center gap-7 rounded-2xl bg-table-sage p-[clamp(1.4rem,0.8rem+2.6vw,3rem)] md:grid-cols-[1.4fr_1fr]">
      <div className="grid gap-3">
        <p className="text-sm font-semibold">{m.new_members_welcome()}</p>
        <h1 className="max-w-[15ch] text-h1 text-balance">
          {isOver
            ? m.new_members_over({ name: firstName })
            : m.new_members_title({ name: firstName })}
        </h1>
        <p className="max-w-lg text-lg">{leadWords({ count, isOver })}</p>
        <TrialLine subscription={subscription} />
      </div>
      <Carton states={states} shown={shown} />
    </section>
  );
}

function leadWords({ count, isOver }: { count: number; isOver: boolean }): string {
  if (isOver) return m.new_members_over_lead();
  return count === 0 ? m.new_members_lead_none() : m.new_members_lead({ count });
}

/** What the trial costs and until when, said before anybody asks. */
function TrialLine({ subscription }: Pick<HubTopProps, 'subscription'>) {
  const locale = useLocale();
  const link = 'font-semibold underline underline-offset-3';
  if (subscription?.isOnTrial && subscription.trialEndsAt) {
    const { renews } = subscription;
    const date = longDate(subscription.trialEndsAt, locale);
    return (
      <p className="max-w-lg text-sm">
        {renews ? m.new_members_trial({ date }) : m.new_members_trial_ended({ date })}{' '}
        <Link className={link} to={screenPath('membership', locale)}>
          {renews ? m.new_members_trial_link() : m.new_members_trial_ended_link()}
        </Link>
      </p>
    );
  }
  if (subscription?.status === 'ACTIVE') return null;
  return (
    <p className="max-w-lg text-sm">
      {m.new_members_no_trial()}{' '}
      <Link className={link} to={screenPath('becomeMember', locale, { step: 'plan' })}>
        {m.new_members_no_trial_link()}
      </Link>
    </p>
  );
}
