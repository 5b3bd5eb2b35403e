import * as m from '../../../i18n/paraglide/messages.js';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PlanForm } from './plan-form.tsx';
import type { StepProps } from './sign-up-page.ts';
import { TrialPanel } from './trial-panel.tsx';

/** What membership costs, and how the trial works. The choice goes on in the address. */
export function PlanStep({ locale, choice, state: { offers } }: StepProps) {
  const hasTrial = offers.trialDays > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-14">
      <section>
        <h1 className="text-h1">
          {hasTrial
            ? m.membership_plan_title({ days: offers.trialDays })
            : m.membership_plan_title_paid()}
        </h1>
        <p className="mt-3 max-w-[42ch] text-lg text-ink-2">
          {hasTrial ? m.membership_plan_lead() : m.membership_plan_lead_paid()}
        </p>
        {!offers.isAvailable && (
          <div className="mt-6">
            <Alert>{m.error_payment_unavailable()}</Alert>
          </div>
        )}
        <div className="mt-7">
          <PlanForm locale={locale} choice={choice} offers={offers} />
        </div>
      </section>
      <TrialPanel offers={offers} />
    </div>
  );
}
