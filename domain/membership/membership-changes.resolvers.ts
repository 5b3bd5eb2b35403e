import { locales } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';
import { isId } from '../../lib/ids.ts';
import { invalidInput, problem, type Problem } from '../../lib/problems.ts';
import type { Result } from '../../lib/result.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { countOutcome } from '../experiments/count-outcome.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import {
  cancelMembership,
  changeOffer,
  changePaymentMethod,
  resumeMembership,
} from './change-membership.ts';
import { isPremium } from './entitlement.rules.ts';
import type { Membership } from './membership.ts';
import { confirmPayment } from './orders/confirm-payment.ts';
import { membershipTools } from './membership-tools.ts';
import {
  BillingPeriodType,
  membershipResultType,
  PaymentMethodType,
  type MembershipResult,
} from './membership-types.resolvers.ts';
import { offerTermsOf, type BillingPeriod } from './offers/offers.rules.ts';
import { forGroupField, termsFor } from './offers/terms-for.ts';
import { openPortal, preparePayment } from './orders/payment-pages.ts';
import { startTrial, type StartedMembership } from './orders/start-trial.ts';

const paymentToken = {
  required: true,
  description: 'What the payment company gave for a card or wallet; never a card number.',
} as const;

const requestKey = {
  required: true,
  description: 'A UUID; the same key again is the same request and changes nothing twice.',
} as const;

const StartTrialInput = builder.inputType('StartTrialInput', {
  fields: (t) => ({
    plan: t.field({ type: BillingPeriodType, required: true }),
    method: t.field({ type: PaymentMethodType, description: 'CARD unless it is given.' }),
    paymentToken: t.string(paymentToken),
    requestKey: t.string(requestKey),
    withoutTrial: t.boolean({
      description: 'The member knows that this card has had its trial, and pays today.',
    }),
    forGroup: t.boolean({ description: forGroupField }),
    content: t.string({
      description:
        'What is bought, as the address of the payment says it: it is there again after it.',
    }),
    source: t.string({ description: 'What brought the member, carried along in the same way.' }),
  }),
});

const MembershipRequestInput = builder.inputType('MembershipRequestInput', {
  fields: (t) => ({ requestKey: t.string(requestKey) }),
});

const ChangeOfferInput = builder.inputType('ChangeMembershipOfferInput', {
  fields: (t) => ({
    plan: t.field({ type: BillingPeriodType, required: true }),
    requestKey: t.string(requestKey),
  }),
});

const ChangePaymentMethodInput = builder.inputType('ChangePaymentMethodInput', {
  fields: (t) => ({ paymentToken: t.string(paymentToken), requestKey: t.string(requestKey) }),
});

const StartTrialResultType = membershipResultType('StartTrialResult');
const MembershipResultType = membershipResultType('MembershipResult');

builder.mutationFields((t) => ({
  startTrial: t.field({
    type: StartTrialResultType,
    description: 'Makes the viewer a premium member, with the trial when it is their first time.',
    args: { input: t.arg({ type: StartTrialInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answerBeginning(context, input, async ({ user, tools }) =>
        startTrial({
          tools,
          user,
          terms: await termsFor({ context, ...chosen(input) }),
          method: input.method ?? 'CARD',
          currency: locales[context.locale].currency,
          billingPeriod: input.plan,
          paymentToken: input.paymentToken,
          requestKey: input.requestKey,
          isWithoutTrial: input.withoutTrial ?? false,
          returnUrl: signUpUrl({ context, step: 'success', input }),
          cancelUrl: signUpUrl({ context, step: 'payment', input }),
        }),
      ),
  }),
  confirmPayment: t.field({
    type: MembershipResultType,
    description:
      'After the approval of a payment or a change at a payment company: asks it for both.',
    resolve: (_root, _input, context) =>
      answerBeginning(context, {}, async ({ user, tools }) => {
        const result = await confirmPayment({ tools, userId: user.userId });
        return result.ok
          ? { ok: true, value: { membership: result.value, approvalUrl: null } }
          : result;
      }),
  }),
  cancelMembership: t.field({
    type: MembershipResultType,
    description: 'Nothing more is charged; premium content stays open until expireTime.',
    args: { input: t.arg({ type: MembershipRequestInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, input, ({ user, tools }) => cancelMembership({ tools, ...user, ...input })),
  }),
  resumeMembership: t.field({
    type: MembershipResultType,
    description: 'Takes a cancellation back.',
    args: { input: t.arg({ type: MembershipRequestInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, input, ({ user, tools }) => resumeMembership({ tools, ...user, ...input })),
  }),
  changeMembershipOffer: t.field({
    type: MembershipResultType,
    description: 'From the next charge on.',
    args: { input: t.arg({ type: ChangeOfferInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, input, ({ user, tools }) =>
        changeOffer({
          tools,
          ...user,
          requestKey: input.requestKey,
          billingPeriod: input.plan,
          terms: offerTermsOf(context.services.settings),
          returnUrl: `${settingsUrl(context)}?approval=offer`,
        }),
      ),
  }),
  changePaymentMethod: t.field({
    type: MembershipResultType,
    args: { input: t.arg({ type: ChangePaymentMethodInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, input, ({ user, tools }) =>
        changePaymentMethod({ tools, ...user, ...input }),
      ),
  }),
}));

interface LinkResult {
  problems: Problem[];
  value: string | null;
}

const PortalResultType = builder.objectRef<LinkResult>('PaymentPortalResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    url: t.string({ nullable: true, resolve: ({ value }) => value }),
  }),
});

const PreparedPaymentType = builder.objectRef<LinkResult>('PreparedPayment').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    clientSecret: t.string({
      nullable: true,
      description: "For the payment company's own fields; null where they need none.",
      resolve: ({ value }) => value,
    }),
  }),
});

builder.mutationFields((t) => ({
  preparePayment: t.field({
    type: PreparedPaymentType,
    description: "Before a card is typed into the payment company's own fields.",
    resolve: async (_root, _input, context): Promise<LinkResult> => {
      const user = requireViewer(context);
      const tools = membershipTools(context.services);
      return linkResult(await preparePayment({ tools, user }));
    },
  }),
  openPaymentPortal: t.field({
    type: PortalResultType,
    description: "The payment company's own pages for bills and cards.",
    resolve: async (_root, _input, context): Promise<LinkResult> => {
      const { userId } = requireViewer(context);
      const tools = membershipTools(context.services);
      return linkResult(await openPortal({ tools, userId, returnUrl: settingsUrl(context) }));
    },
  }),
}));

function linkResult(result: Result<string | null, Problem[]>): LinkResult {
  if (result.ok) return { problems: [], value: result.value };
  return { problems: result.reason, value: null };
}

const paymentTokenPattern = /^[\w-]{1,200}$/;

interface Asked {
  user: { userId: string; email: string };
  tools: ReturnType<typeof membershipTools>;
}

/**
 * For signed-in users with a well-formed input; otherwise the answer names the problems of the
 * input.
 */
async function answer(
  context: RequestContext,
  input: { requestKey?: string; paymentToken?: string },
  work: (asked: Asked) => Promise<Result<StartedMembership, Problem[]>>,
): Promise<MembershipResult> {
  const { userId, email } = requireViewer(context);
  if (input.requestKey !== undefined && !isId(input.requestKey)) throw invalidInput();
  if (input.paymentToken !== undefined && !paymentTokenPattern.test(input.paymentToken)) {
    return refused([problem('paymentToken', 'payment.invalid')]);
  }
  const result = await work({ user: { userId, email }, tools: membershipTools(context.services) });
  if (!result.ok) return refused(result.reason);
  rememberMembership(context, result.value.membership);
  return { problems: [], ...result.value };
}

/** The same for what may make a member of somebody: that is counted for the page they came by. */
async function answerBeginning(...asked: Parameters<typeof answer>): Promise<MembershipResult> {
  const [context] = asked;
  const result = await answer(...asked);
  if (result.membership !== null) await countOutcome({ ...context, outcome: 'BECAME_MEMBER' });
  return result;
}

/** What the same request asks next is asked by a member. */
function rememberMembership(context: RequestContext, membership: Membership | null): void {
  if (membership === null) return;
  const now = context.services.clock.now();
  Object.assign(context, { membership, isPremium: isPremium({ membership, now }) });
}

function refused(problems: Problem[]): MembershipResult {
  return { problems, membership: null, approvalUrl: null };
}

/** The step as it was left: with the plan that was chosen. */
function chosen({ plan, forGroup }: { plan: BillingPeriod; forGroup?: boolean | null }) {
  return { plan, isForGroup: forGroup ?? false };
}

interface CarriedInput {
  plan: BillingPeriod;
  forGroup?: boolean | null;
  content?: string | null;
  source?: string | null;
}

/** Companies keep the address they lead back to, so a mark is no essay. */
const mostMarkCharacters = 100;

function signUpUrl({
  context: { origin, locale },
  step,
  input,
}: {
  context: RequestContext;
  step: 'payment' | 'success';
  input: CarriedInput;
}): string {
  const [given, source] = [input.content, input.source].map(
    (mark) => mark?.slice(0, mostMarkCharacters) || undefined,
  );
  const content = input.forGroup ? 'pro' : (given ?? 'membership');
  const query = { approval: step, plan: input.plan.toLowerCase(), content, source };
  return `${origin}${screenPath('becomeMember', locale, { step }, { query })}`;
}

function settingsUrl({ origin, locale }: RequestContext): string {
  return `${origin}${screenPath('membership', locale)}`;
}
