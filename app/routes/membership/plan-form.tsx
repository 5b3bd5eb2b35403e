import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { Form } from 'react-router';
import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { RadioCard, RadioCards } from '../../ui/forms/radio-card.tsx';
import { offerFor, offerTexts, type Offers } from './sign-up-page.ts';
import { signUpPath, type SignUpChoice } from './sign-up-steps.ts';

interface PlanFormProps {
  locale: Locale;
  choice: SignUpChoice;
  offers: Offers;
}

/** The choice goes on in the address, with what came with it. */
export function PlanForm({ locale, choice, offers }: PlanFormProps) {
  const { nothing } = offerTexts(offerFor(offers, 'YEARLY'), locale);
  // A form that gets replaces the query of its address, so what came with it is sent again.
  const action = signUpPath({ step: 'account', locale, choice }).split('?')[0];
  return (
    <Form method="get" action={action}>
      <Carried name="content" value={choice.content} />
      <Carried name="source" value={choice.source} />
      <RadioCards legend={m.membership_step_plan()}>
        <YearlyCard locale={locale} offers={offers} isChosen={choice.plan === 'yearly'} />
        <MonthlyCard locale={locale} offers={offers} isChosen={choice.plan === 'monthly'} />
      </RadioCards>
      <Button type="submit" variant="primary" size="lg" isBlock className="mt-6">
        {offers.trialDays > 0
          ? m.membership_plan_continue({ price: nothing })
          : m.membership_plan_continue_paid()}
      </Button>
      <p className="mt-4 flex items-start gap-2 text-sm text-ink-2">
        <LockSimpleIcon size="1.4em" weight="bold" aria-hidden className="flex-none" />
        <span>
          {m.membership_payment_ways()} {offers.isTest && m.membership_test_note()}
        </span>
      </p>
    </Form>
  );
}

function Carried({ name, value }: { name: string; value: string | undefined }) {
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}

interface PlanCardProps {
  locale: Locale;
  offers: Offers;
  isChosen: boolean;
}

function YearlyCard({ locale, offers, isChosen }: PlanCardProps) {
  const offer = offerFor(offers, 'YEARLY');
  const { price, saving, perMonth } = offerTexts(offer, locale);
  const detail = offer.trialDays > 0 ? m.membership_plan_yearly_after_trial : yearlyPrice;
  const isCheaper = offer.savingMinor > 0;
  return (
    <RadioCard
      name="plan"
      value="yearly"
      defaultChecked={isChosen}
      title={m.membership_plan_yearly()}
      tag={isCheaper && <Tag tone="leaf">{m.membership_plan_save({ price: saving })}</Tag>}
      detail={detail({ price })}
      figure={perMonth}
      figureDetail={m.membership_per_month()}
    />
  );
}

function yearlyPrice({ price }: { price: string }): string {
  return m.membership_plan_yearly_price({ price });
}

function MonthlyCard({ locale, offers, isChosen }: PlanCardProps) {
  const { perYear, perMonth } = offerTexts(offerFor(offers, 'MONTHLY'), locale);
  return (
    <RadioCard
      name="plan"
      value="monthly"
      defaultChecked={isChosen}
      title={m.membership_plan_monthly()}
      detail={m.membership_plan_over_a_year({ price: perYear })}
      figure={perMonth}
      figureDetail={m.membership_per_month()}
    />
  );
}
