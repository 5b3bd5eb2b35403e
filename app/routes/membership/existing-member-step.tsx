import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { longDate } from '../../dates/long-date.ts';
import type { StepProps } from './sign-up-page.ts';

/** A member who comes to sign up again is told so, and led to what is theirs. */
export function ExistingMemberStep({ locale, state: { membershipSubscription } }: StepProps) {
  const date = longDate(membershipSubscription?.expireTime ?? '', locale);
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-5 py-12 text-center">
      <h1 className="text-h1">{m.membership_existing_title()}</h1>
      <p className="max-w-[40ch] text-lg text-ink-2">
        {membershipSubscription?.isOnTrial
          ? m.membership_success_trial({ date })
          : m.membership_success_paid({ date })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={screenPath('myMealPlanner', locale)} variant="primary" size="lg">
          {m.membership_existing_planner()}
        </ButtonLink>
        <ButtonLink to={screenPath('membership', locale)} size="lg">
          {m.membership_manage()}
        </ButtonLink>
      </div>
    </div>
  );
}
