import { locales } from '../../i18n/locales.ts';
import { addDays } from '../../lib/clock.ts';
import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import { membershipRecords, type MembershipRecords } from './membership-records.ts';
import {
  HistoryEntryType,
  InvoiceType,
  MembershipSubscriptionType,
  OfferType,
  PaymentMethodType,
} from './membership-types.resolvers.ts';
import { billingPeriods, hasBeenMember, offerOf, trialDaysFor } from './offers/offers.rules.ts';
import type { Offer, OfferTerms } from './offers/offers.rules.ts';
import { forGroupField, termsFor } from './offers/terms-for.ts';
import type { PaymentFields, PaymentMethod } from './payment-provider.ts';

export const PaymentFieldsType = builder.objectRef<PaymentFields>('PaymentFields').implement({
  description: 'How a page asks for a card.',
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType('PaymentFieldsKind', {
        values: ['TEST_CARD', 'STRIPE', 'APPROVAL'] as const,
      }),
      resolve: ({ kind }) => kind,
    }),
    publishableKey: t.string({
      nullable: true,
      resolve: (fields) => (fields.kind === 'STRIPE' ? fields.publishableKey : null),
    }),
  }),
});

interface Offers {
  offers: Offer[];
  trialDays: number;
  trialEndsAt: Date | null;
  isTest: boolean;
  isAvailable: boolean;
  paymentMethods: readonly PaymentMethod[];
  cardFields: PaymentFields | null;
  pastTrialEndedAt: Date | null;
}

const OffersType = builder.objectRef<Offers>('Offers').implement({
  description: 'What the viewer can buy, in the currency of the endpoint.',
  fields: (t) => ({
    offers: t.field({ type: [OfferType], resolve: ({ offers }) => offers }),
    trialDays: t.exposeInt('trialDays', {
      description:
        'That every offer has: what is promised before one is chosen. 0 for who has been a member before.',
    }),
    trialEndsAt: t.expose('trialEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a trial that began now would end and be charged for.',
    }),
    isTest: t.exposeBoolean('isTest', { description: 'Payments are a test: no money moves.' }),
    isAvailable: t.exposeBoolean('isAvailable', { description: 'Whether payments are set up.' }),
    paymentMethods: t.field({
      type: [PaymentMethodType],
      resolve: (offers) => [...offers.paymentMethods],
    }),
    cardFields: t.field({
      type: PaymentFieldsType,
      nullable: true,
      resolve: ({ cardFields }) => cardFields,
    }),
    recipeCount: t.int({
      description: 'How many recipes membership opens.',
      resolve: (_offers, _input, { services }) => services.content.recipes.length,
    }),
    openRecipeCount: t.int({
      description: 'How many of them are open to everyone.',
      resolve: (_offers, _input, { services }) =>
        services.content.recipes.filter(({ isPremium }) => !isPremium).length,
    }),
    pastTrialEndedAt: t.expose('pastTrialEndedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the trial ended that the viewer has had.',
    }),
    pictureRecipeId: t.id({
      nullable: true,
      description: 'A recipe whose picture shows what membership is about.',
      resolve: (_offers, _input, { services }) =>
        services.content.recipes.find(({ dish }) => dish === 'SALAD')?.id,
    }),
  }),
});

const RecordsType = builder.objectRef<MembershipRecords>('MembershipRecords').implement({
  description: "Everything that happened to the viewer's memberships, newest first.",
  fields: (t) => ({
    invoices: t.field({ type: [InvoiceType], resolve: ({ payments }) => payments }),
    history: t.field({ type: [HistoryEntryType], resolve: ({ history }) => history }),
  }),
});

builder.queryFields((t) => ({
  offers: t.field({
    type: OffersType,
    args: { forGroup: t.arg.boolean({ description: forGroupField }) },
    resolve: async (_root, { forGroup }, context) => {
      const terms = await termsFor({ context, isForGroup: forGroup ?? false });
      return offersFor({ context, terms });
    },
  }),
  membershipSubscription: t.field({
    type: MembershipSubscriptionType,
    nullable: true,
    description: "The viewer's latest subscription; null when there never was one.",
    resolve: (_root, _input, { membership }) => membership,
  }),
  membershipRecords: t.field({
    type: RecordsType,
    resolve: (_root, _input, context) => {
      const { userId } = requireViewer(context);
      return membershipRecords({ db: context.services.db, userId });
    },
  }),
}));

function offersFor({ context, terms }: { context: RequestContext; terms: OfferTerms }): Offers {
  const { services, membership, locale } = context;
  const { payments, clock } = services;
  const { currency } = locales[locale];
  const offers = billingPeriods.map((billingPeriod) => {
    const offer = offerOf({ terms, currency, billingPeriod });
    const { trialDays } = offer;
    const isFormer = hasBeenMember(membership);
    return { ...offer, trialDays: trialDaysFor({ trialDays, isFormer }) };
  });
  const trialDays = Math.min(...offers.map((offer) => offer.trialDays));
  return {
    offers,
    trialDays,
    trialEndsAt: trialDays > 0 ? addDays(clock.now(), trialDays) : null,
    isTest: payments.isTest,
    isAvailable: payments.isAvailable,
    paymentMethods: payments.methods,
    cardFields: payments.forMethod('CARD')?.fields ?? null,
    pastTrialEndedAt: pastTrialEnd({ membership, now: clock.now() }),
  };
}

function pastTrialEnd({
  membership,
  now,
}: Pick<RequestContext, 'membership'> & { now: Date }): Date | null {
  const end = membership?.trialEndsAt ?? null;
  return end !== null && end <= now ? end : null;
}
