import type { Problem } from '../../lib/problems.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import { addDays } from '../../lib/clock.ts';
import { MeType } from '../identity/accounts/me.resolvers.ts';
import { isOnTrial, nextChargeAt } from './entitlement.rules.ts';
import type { DatedPayment } from './facts/fold-facts.rules.ts';
import { historyKinds, paymentStates, type HistoryEntry } from './facts/membership-facts.rules.ts';
import type { Membership } from './membership.ts';
import { isSeat } from './seats/seats.rules.ts';
import { sellerOf } from './seats/seller-of.ts';
import {
  billingPeriods,
  currencies,
  providers,
  subscriptionStatuses,
  terms,
  type Offer,
} from './offers/offers.rules.ts';
import { paymentMethods } from './payment-provider.ts';
import type { StartedMembership } from './orders/start-trial.ts';

export const BillingPeriodType = builder.enumType('BillingPeriod', { values: billingPeriods });
export const CurrencyType = builder.enumType('Currency', {
  values: currencies,
  description: 'USD_ES is the US dollar at the prices of the Spanish edition.',
});
const ProviderType = builder.enumType('SubscriptionProvider', { values: providers });
const StatusType = builder.enumType('SubscriptionStatus', { values: subscriptionStatuses });
const TermType = builder.enumType('SubscriptionTerm', { values: terms });
export const PaymentMethodType = builder.enumType('PaymentMethod', { values: paymentMethods });
const PaymentStateType = builder.enumType('PaymentState', { values: paymentStates });
const HistoryKindType = builder.enumType('MembershipHistoryKind', { values: historyKinds });

export const OfferType = builder.objectRef<Offer>('Offer').implement({
  description: "What can be bought. Amounts are in the currency's smallest unit: cents, öre.",
  fields: (t) => ({
    plan: t.field({ type: BillingPeriodType, resolve: (offer) => offer.billingPeriod }),
    currency: t.field({ type: CurrencyType, resolve: (offer) => offer.currency }),
    priceMinor: t.exposeInt('priceMinor', { description: 'Of one billing period.' }),
    pricePerMonthMinor: t.exposeInt('pricePerMonthMinor'),
    pricePerYearMinor: t.exposeInt('pricePerYearMinor'),
    savingMinor: t.exposeInt('savingMinor', {
      description: 'Against twelve months bought one by one.',
    }),
    trialDays: t.exposeInt('trialDays', { description: '0 for who has been a member before.' }),
    trialEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a trial that began now would end and be charged for.',
      resolve: ({ trialDays }, _input, { services }) =>
        trialDays > 0 ? addDays(services.clock.now(), trialDays) : null,
    }),
    vatPercent: t.exposeFloat('vatPercent', { description: 'Included in the price.' }),
    vatMinor: t.exposeInt('vatMinor', { description: 'The tax in the price.' }),
  }),
});

export const MembershipSubscriptionType = builder
  .objectRef<Membership>('MembershipSubscription')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      status: t.field({
        type: StatusType,
        description: 'ACTIVE opens premium content, also after a cancellation, until expireTime.',
        resolve: ({ status }) => status,
      }),
      plan: t.field({ type: BillingPeriodType, resolve: (membership) => membership.billingPeriod }),
      billingPeriod: t.field({
        type: BillingPeriodType,
        resolve: (membership) => membership.billingPeriod,
      }),
      term: t.field({ type: TermType, resolve: ({ term }) => term }),
      provider: t.field({ type: ProviderType, resolve: ({ provider }) => provider }),
      currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
      priceMinor: t.exposeInt('priceMinor', {
        description: "Of one billing period, in the currency's smallest unit.",
      }),
      trialEndsAt: t.expose('trialEndsAt', { type: 'DateTime', nullable: true }),
      expireTime: t.field({
        type: 'DateTime',
        description: 'Until when it is paid for, or free.',
        resolve: ({ expireTime }) => expireTime,
      }),
      isOnTrial: t.boolean({
        resolve: (membership, _input, { services }) =>
          isOnTrial({ membership, now: services.clock.now() }),
      }),
      renews: t.exposeBoolean('renews', {
        description: 'False once it is cancelled: nothing more is charged.',
      }),
      nextChargeAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (membership, _input, { services }) =>
          isSeat(membership) ? null : nextChargeAt({ membership, now: services.clock.now() }),
      }),
      paymentMethod: t.exposeString('paymentMethod', {
        nullable: true,
        description: 'The card or wallet as its owner knows it.',
      }),
      canBeChanged: t.boolean({
        description: 'Whether it can be cancelled and changed here.',
        resolve: (membership, _input, { services }) =>
          sellerOf(services.payments, membership) !== null,
      }),
      isPaidByGroup: t.boolean({
        description: 'A clinic or organiser pays: only they can change it.',
        resolve: (membership) => isSeat(membership),
      }),
      managementUrl: t.string({
        nullable: true,
        description: 'Where it is changed, for one that was bought in a shop of its own.',
        resolve: (membership, _input, { services }) =>
          isSeat(membership)
            ? null
            : (services.payments.companyOf(membership.provider)?.managementUrl ?? null),
      }),
    }),
  });

export const InvoiceType = builder.objectRef<DatedPayment>('MembershipInvoice').implement({
  description: "A charge, in the currency's smallest unit.",
  fields: (t) => ({
    id: t.id({ resolve: ({ reference }) => reference }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    state: t.field({ type: PaymentStateType, resolve: ({ state }) => state }),
    amountMinor: t.exposeInt('amountMinor'),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
  }),
});

export const HistoryEntryType = builder
  .objectRef<HistoryEntry>('MembershipHistoryEntry')
  .implement({
    description: 'Something that happened to a membership, and how it stood afterwards.',
    fields: (t) => ({
      at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
      kind: t.field({ type: HistoryKindType, resolve: ({ kind }) => kind }),
      plan: t.field({ type: BillingPeriodType, resolve: ({ standing }) => standing.billingPeriod }),
      currency: t.field({
        type: CurrencyType,
        resolve: ({ standing, payment }) => payment?.currency ?? standing.currency,
      }),
      amountMinor: t.int({
        description: 'What was charged, or will be next.',
        resolve: ({ standing, payment }) => payment?.amountMinor ?? standing.priceMinor,
      }),
      expireTime: t.field({ type: 'DateTime', resolve: ({ standing }) => standing.expireTime }),
      paymentMethod: t.string({
        nullable: true,
        resolve: ({ standing }) => standing.paymentMethod,
      }),
    }),
  });

export interface MembershipResult extends StartedMembership {
  problems: Problem[];
}

/**
 * `startTrial` answers with the same shape under a name of its own, from before there were other
 * changes.
 */
export function membershipResultType(name: string) {
  return builder.objectRef<MembershipResult>(name).implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
      membershipSubscription: t.field({
        type: MembershipSubscriptionType,
        nullable: true,
        resolve: ({ membership }) => membership,
      }),
      approvalUrl: t.string({
        nullable: true,
        description: 'Where the member has to approve this, at the payment company.',
        resolve: (result) => result.approvalUrl,
      }),
    }),
  });
}

builder.objectField(MeType, 'stripeCustomerId', (t) =>
  t.string({
    nullable: true,
    description: 'Who they are at Stripe; null for who does not pay there.',
    resolve: ({ userId }, _input, { membership }) =>
      membership?.userId === userId && membership.provider === 'STRIPE'
        ? membership.customerReference
        : null,
  }),
);
