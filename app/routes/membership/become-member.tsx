import { data, redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { execute } from '../../graphql/api.ts';
import {
  BecomeMemberDocument,
  ConfirmPaymentDocument,
  SignUpDocument,
  SignUpViewerDocument,
  StartTrialDocument,
} from './operations.gen.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo } from '../../forms/form-answers.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { Route } from './+types/become-member.ts';
import { AccountStep } from './account-step.tsx';
import { ExistingMemberStep } from './existing-member-step.tsx';
import { findFirstWeek } from './first-week.ts';
import { makeFirstPlan } from './make-first-plan.ts';
import { PaymentStep } from './payment-step.tsx';
import { cardProblem, sentPayment } from './payment-token.ts';
import { PlanStep } from './plan-step.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { billingPeriod, type StepAnswer } from './sign-up-page.ts';
import {
  allowedStep,
  isForGroup,
  readChoice,
  readStep,
  signUpPath,
  type SignUpStep,
} from './sign-up-steps.ts';
import { SuccessStep } from './success-step.tsx';
import type { NextPage } from './change-membership.ts';
import { signUpForms } from './membership-forms.ts';

/** Who has become a member is at home: from here every part of the site is a press away. */
export const handle = {
  layout: (loaded) => (hasSucceeded(loaded) ? 'full' : 'task'),
} satisfies PageHandle;

function hasSucceeded(loaded: unknown): boolean {
  return (loaded as { step?: SignUpStep } | undefined)?.step === 'success';
}

const titles: Record<SignUpStep, () => string> = {
  plan: m.membership_plan_page_title,
  account: m.membership_account_title,
  payment: m.membership_payment_page_title,
  success: m.membership_success_page_title,
  'existing-member': m.membership_existing_title,
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({ title: titles[loaderData?.step ?? 'plan'](), matches }),
];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const step = stepOf(params.step);
  const { searchParams } = new URL(request.url);
  const choice = readChoice(searchParams);
  const refused = searchParams.has('approval')
    ? await confirmApproval({ context, request })
    : undefined;
  const state = await execute(context, BecomeMemberDocument, {
    forGroup: isForGroup(choice),
  });
  const isMember = state.membershipSubscription?.status === 'ACTIVE';
  const allowed = allowedStep({ step, choice, isSignedIn: state.me !== null, isMember });
  if (refused && allowed === 'payment') {
    return {
      step: allowed,
      choice,
      signUp: { step: allowed, ...choice },
      state,
      week: null,
      requestKey: crypto.randomUUID(),
      refused,
    };
  }
  if (allowed !== step) {
    throw redirect(signUpPath({ step: allowed, locale: requestLocale(request), choice }));
  }
  const week = step === 'success' ? await findFirstWeek({ context, request }) : null;
  return {
    step,
    choice,
    signUp: { step, ...choice },
    state,
    week,
    requestKey: crypto.randomUUID(),
    refused: undefined,
  };
}

/** Back from the approval pages of a payment company; an answer only when it was not approved. */
async function confirmApproval({
  context,
  request,
}: Pick<Route.LoaderArgs, 'context' | 'request'>): Promise<StepAnswer | undefined> {
  const { me } = await execute(context, SignUpViewerDocument);
  if (!me) return undefined;
  const { confirmPayment } = await execute(context, ConfirmPaymentDocument);
  // As a new request: this one began as somebody who was no member.
  if (confirmPayment.problems.length === 0) {
    await makeFirstPlan({ context, request });
    throw goTo('success', request);
  }
  const { problems } = confirmPayment;
  return {
    intent: 'pay',
    outcome: 'refused',
    problems,
    sent: [['method', 'paypal']],
    result: null,
  };
}

function stepOf(param: string | undefined): SignUpStep {
  const step = readStep(param);
  if (step === null) throw data({ code: 'page.not-found', message: '' }, { status: 404 });
  return step;
}

const answerSignUp = answerForms<typeof signUpForms, NextPage>(signUpForms, {
  account: async (input, { context }) => (await execute(context, SignUpDocument, { input })).signUp,
  pay: async ({ requestKey, withoutTrial, ...typed }, { context, request }) => {
    const { me, offers } = await execute(context, SignUpViewerDocument);
    if (!me) throw goTo('account', request);
    const kind = offers.cardFields?.kind ?? null;
    const payment = sentPayment(typed, kind);
    if (payment === null) return { problems: [cardProblem(kind)] };
    const choice = readChoice(new URL(request.url).searchParams);
    const [plan, forGroup] = [billingPeriod(choice), isForGroup(choice)];
    const { method, token: paymentToken } = payment;
    const { content, source } = choice;
    const input = {
      plan,
      method,
      paymentToken,
      requestKey,
      withoutTrial,
      forGroup,
      content,
      source,
    };
    const { problems, approvalUrl } = (await execute(context, StartTrialDocument, { input }))
      .startTrial;
    return { problems, result: { leadsTo: approvalUrl } };
  },
});

export async function action(args: Route.ActionArgs) {
  stepOf(args.params.step);
  const answer = await answerSignUp(args);
  if (answer.outcome !== 'done') return refuse(answer);
  if (answer.intent === 'account') return goTo('payment', args.request);
  const { leadsTo = null } = answer.result ?? {};
  if (leadsTo !== null) return redirect(leadsTo);
  await makeFirstPlan(args);
  return goTo('success', args.request);
}

function goTo(step: SignUpStep, request: Request): Response {
  const choice = readChoice(new URL(request.url).searchParams);
  return redirect(signUpPath({ step, locale: requestLocale(request), choice }));
}

export default function BecomeMember({ loaderData, actionData }: Route.ComponentProps) {
  const { step, choice, state, week, requestKey, refused } = loaderData;
  const page = { locale: useLocale(), choice, state };
  return (
    <SignUpFrame {...page} step={step}>
      {step === 'plan' && <PlanStep {...page} />}
      {step === 'account' && <AccountStep {...page} answer={answerTo(actionData, 'account')} />}
      {step === 'payment' && (
        <PaymentStep
          {...page}
          answer={answerTo(actionData ?? refused, 'pay')}
          requestKey={requestKey}
        />
      )}
      {step === 'existing-member' && <ExistingMemberStep {...page} />}
      {week && <SuccessStep {...page} week={week} />}
    </SignUpFrame>
  );
}
