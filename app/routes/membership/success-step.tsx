import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { longDate } from '../../dates/long-date.ts';
import { useTimeZone } from '../../dates/time-zone.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Link } from '../../ui/navigation/link.ts';
import { FirstPlate } from './first-plate.tsx';
import type { FirstWeek } from './first-week.ts';
import { NextSteps } from './next-steps.tsx';
import type { StepProps } from './sign-up-page.ts';

type SuccessStepProps = StepProps & { week: FirstWeek };

/** A member from this moment on: the first dish of their week, and the three things to do now. */
export function SuccessStep({ locale, state, week }: SuccessStepProps) {
  useTimeZone();
  const { me, offers } = state;
  const welcome = m.membership_success_title({ name: me?.firstName ?? '' });
  return (
    <div className="grid gap-3 pt-2 pb-8 lg:gap-4">
      <FirstPlate week={week} welcome={welcome} locale={locale} />
      <NextSteps week={week} locale={locale} />
      <MembershipNote state={state} locale={locale} />
      {offers.isTest && <Alert>{m.membership_test_note()}</Alert>}
    </div>
  );
}

function MembershipNote({ state, locale }: Pick<StepProps, 'state' | 'locale'>) {
  const { membershipSubscription } = state;
  const date = longDate(membershipSubscription?.expireTime ?? '', locale);
  return (
    <p className="text-sm text-ink-2">
      {membershipSubscription?.isOnTrial
        ? m.membership_success_trial({ date })
        : m.membership_success_paid({ date })}{' '}
      <Link className="link" to={screenPath('membership', locale)}>
        {m.membership_success_membership()}
      </Link>
    </p>
  );
}
