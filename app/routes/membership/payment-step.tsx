import * as m from '../../../i18n/paraglide/messages.js';
import { TermsLinks } from '../../shell/terms-links.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { RadioCard, RadioCards } from '../../ui/forms/radio-card.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { longDate } from '../../dates/long-date.ts';
import { messageFor, tickedIn, typedIn } from '../../forms/form-answers.ts';
import { FormFailure, IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { CardFields } from './card-fields.tsx';
import { billingPeriod, offerFor, offerTexts } from './sign-up-page.ts';
import type { Offers, StepAnswer, StepProps } from './sign-up-page.ts';
import { signUpPath } from './sign-up-steps.ts';
import { signUpForms } from './membership-forms.ts';
import { Link } from '../../ui/navigation/link.ts';

interface PaymentStepProps extends StepProps {
  answer: StepAnswer | null;
  requestKey: string;
}

/** Card or PayPal, what is charged today and what comes when. */
export function PaymentStep(props: PaymentStepProps) {
  const { offers } = props.state;
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-x-14">
      <div className="grid gap-6">
        <h1 className="text-h1">{m.membership_payment_title()}</h1>
        {offers.isTest && (
          <Alert title={m.membership_test_title()}>{m.membership_test_text()}</Alert>
        )}
        {!offers.isAvailable && <Alert>{m.error_payment_unavailable()}</Alert>}
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Summary {...props} />
      </div>
      {offers.isAvailable && <PaymentForm {...props} />}
    </div>
  );
}

function PaymentForm(props: PaymentStepProps) {
  const { state, answer, requestKey } = props;
  const { paymentMethods, cardFields } = state.offers;
  const { price } = chosenTexts(props);
  const isPayPal = typedIn(answer, 'method') === 'paypal' || !paymentMethods.includes('CARD');
  const problem = messageFor(answer?.problems, 'paymentToken');
  const isCardProblem = !isPayPal && cardFields?.kind === 'TEST_CARD';
  const wholeProblem = messageFor(answer?.problems) ?? (isCardProblem ? undefined : problem);
  return (
    <IntentForm
      set={signUpForms}
      intent="pay"
      values={{ requestKey }}
      failure="placed"
      className="group/pay grid gap-6"
    >
      {isTrialUsed(answer) && <input type="hidden" name="withoutTrial" value="on" />}
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <MethodChoice offers={state.offers} isPayPal={isPayPal} />
      {cardFields && (
        <div className="group-has-[[value=paypal]:checked]/pay:hidden">
          <CardFields
            fields={cardFields}
            typed={typedIn(answer, 'cardNumber')}
            problem={isCardProblem ? problem : undefined}
            isLost={answer?.outcome === 'failed'}
          />
        </div>
      )}
      <FormFailure />
      <SubmitButton variant="primary" size="lg" isBlock>
        {hasTrial(props) ? m.membership_start_trial() : m.membership_pay_today({ price })}
      </SubmitButton>
      <div className="justify-self-center text-sm">
        <TermsLinks />
      </div>
    </IntentForm>
  );
}

function MethodChoice({ offers, isPayPal }: { offers: Offers; isPayPal: boolean }) {
  const { paymentMethods, isTest, cardFields } = offers;
  const isSandbox = isTest && cardFields?.kind === 'TEST_CARD';
  return (
    <RadioCards legend={m.membership_payment_method()}>
      {paymentMethods.includes('CARD') && (
        <RadioCard
          name="method"
          value="card"
          defaultChecked={!isPayPal}
          title={m.membership_card()}
          detail={isSandbox ? m.membership_card_detail() : m.membership_card_detail_real()}
        />
      )}
      {paymentMethods.includes('PAYPAL') && (
        <RadioCard
          name="method"
          value="paypal"
          defaultChecked={isPayPal}
          title={m.membership_paypal()}
          detail={isSandbox ? m.membership_paypal_detail() : m.membership_paypal_detail_real()}
        />
      )}
    </RadioCards>
  );
}

/** The card has had its trial: who goes on pays today, and has to see it. */
function isTrialUsed(answer: StepAnswer | null): boolean {
  const isRefused = answer?.problems.some(({ code }) => code === 'trial.used') ?? false;
  return isRefused || (tickedIn(answer, 'withoutTrial') ?? false);
}

function chosenOffer({ choice, state }: PaymentStepProps) {
  return offerFor(state.offers, billingPeriod(choice));
}

function chosenTexts(props: PaymentStepProps) {
  return offerTexts(chosenOffer(props), props.locale);
}

function hasTrial(props: PaymentStepProps): boolean {
  return chosenOffer(props).trialDays > 0 && !isTrialUsed(props.answer);
}

function Summary(props: PaymentStepProps) {
  const { locale, choice, state } = props;
  const { offers } = state;
  const offer = chosenOffer(props);
  const { price, nothing, vat, vatPercent } = chosenTexts(props);
  const isYearly = offer.plan === 'YEARLY';
  const then = isYearly ? m.membership_summary_then_yearly : m.membership_summary_then_monthly;
  const trialEndsAt = hasTrial(props) ? offer.trialEndsAt : null;
  return (
    <Card as="section" tone="yolk">
      <h2 className="text-h3">{m.membership_summary_title()}</h2>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {isYearly ? m.membership_plan_yearly() : m.membership_plan_monthly()}
        <Link to={signUpPath({ step: 'plan', locale, choice })} className="link">
          {m.membership_change_plan()}
        </Link>
      </p>
      <dl className="mt-4 grid gap-3">
        <Due when={m.membership_summary_due_today()} what={trialEndsAt ? nothing : price} />
        {trialEndsAt && <Due when={longDate(trialEndsAt, locale)} what={then({ price })} />}
      </dl>
      {offer.vatPercent > 0 && (
        <p className="mt-4 text-sm text-ink-2">
          {m.membership_summary_vat({ percent: vatPercent, price: vat })}
        </p>
      )}
      <p className="mt-4 text-sm text-ink-2">{m.membership_summary_cancel()}</p>
      {offers.isTest && <p className="mt-4 text-sm text-ink-2">{m.membership_test_note()}</p>}
    </Card>
  );
}

function Due({ when, what }: { when: string; what: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink/15 pt-3">
      <dt>{when}</dt>
      <dd className="font-semibold">{what}</dd>
    </div>
  );
}
