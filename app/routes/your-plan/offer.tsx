import * as m from '../../../i18n/paraglide/messages.js';
import { isWarnedBeforeCharge } from '../../../domain/membership/offers/offers.rules.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { addLocalDays } from '../../../lib/local-time.ts';
import { dayAndMonth } from '../../dates/long-date.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { PlanForm } from '../membership/plan-form.tsx';
import { offerFor, offerTexts } from '../membership/sign-up-page.ts';
import type { PlanProps } from './plan-props.ts';

type OfferProps = Pick<PlanProps, 'plan' | 'choice' | 'isMember' | 'today' | 'locale'>;

export function offerTitle({ plan: { offers }, isMember }: OfferProps): string {
  if (isMember) return m.your_plan_member_title();
  return offers.trialDays > 0
    ? m.membership_plan_title({ days: offers.trialDays })
    : m.membership_plan_title_paid();
}

/** Today, the word before and the first charge, by their dates. */
export function ChargeLine({ plan: { offers }, today, locale }: OfferProps) {
  const { trialDays } = offers;
  if (trialDays === 0) return null;
  const { nothing } = offerTexts(offerFor(offers, 'YEARLY'), locale);
  const dayText = (days: number) => dayAndMonth(addLocalDays(today, days), locale);
  const points = [
    { title: m.membership_today(), text: m.your_plan_charge_today({ price: nothing }) },
    ...(isWarnedBeforeCharge(trialDays)
      ? [{ title: dayText(trialDays - 2), text: m.your_plan_charge_notice() }]
      : []),
    {
      title: dayText(trialDays),
      text: offers.isTest ? m.membership_trial_ends_test() : m.your_plan_charge_first(),
    },
  ];
  return (
    <ol className="grid">
      {points.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[1.25rem_1fr] gap-3.5 pb-4.5 not-last:before:absolute not-last:before:top-5 not-last:before:bottom-0 not-last:before:left-2.25 not-last:before:w-0.5 not-last:before:bg-current not-last:before:opacity-30 last:pb-0"
        >
          <span
            aria-hidden
            className={
              index === 0
                ? 'mt-0.5 size-5 rounded-full border-2 border-yolk-edge bg-yolk'
                : 'mt-0.5 size-5 rounded-full border-2 border-current'
            }
          />
          <p className="grid">
            <b>{title}</b>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A member has the week; everybody else chooses how to pay if they stay. */
export function OfferBox(offer: OfferProps) {
  const { plan, choice, isMember, locale } = offer;
  if (isMember) {
    return (
      <ButtonLink to={screenPath('myMealPlanner', locale)} variant="primary" size="lg" isBlock>
        {m.your_plan_member_open()}
      </ButtonLink>
    );
  }
  return <PlanForm locale={locale} choice={choice} offers={plan.offers} />;
}
