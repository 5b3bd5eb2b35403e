import { builder } from '../../../api/builder.ts';
import { PaymentFieldsType } from '../../membership/membership.resolvers.ts';
import { CurrencyType } from '../../membership/membership-types.resolvers.ts';
import { PayerType } from '../groups/group-type.resolvers.ts';
import type { StoredInvoice } from './invoices.store.ts';
import type { NextInvoice } from './seat-gateway.ts';
import { seatInvoiceStates, seatLineKinds, type SeatInvoiceLine } from './seat-invoice.rules.ts';
import { seatStages } from './seat-standing.rules.ts';
import { seatTermsOf } from './seat-terms.rules.ts';
import { vatTreatments, type VatDecision } from './vat.rules.ts';
import type { ViewedPayment } from './view-payment.ts';

const StageType = builder.enumType('ProPaymentStage', {
  values: seatStages,
  description:
    'GRACE: a charge was refused and members keep access; LOST: they have lost it; ENDING: paid for, and not renewed.',
});
const InvoiceStateType = builder.enumType('ProInvoiceState', { values: seatInvoiceStates });
const LineKindType = builder.enumType('ProInvoiceLineKind', { values: seatLineKinds });
const TreatmentType = builder.enumType('ProVatTreatment', { values: vatTreatments });

const VatType = builder.objectRef<VatDecision>('ProVat').implement({
  fields: (t) => ({
    treatment: t.field({ type: TreatmentType, resolve: ({ treatment }) => treatment }),
    country: t.exposeString('country', { description: 'Whose tax it is.' }),
    percent: t.exposeFloat('percent'),
  }),
});

const NextInvoiceType = builder.objectRef<NextInvoice>('ProNextInvoice').implement({
  fields: (t) => ({
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    netMinor: t.exposeInt('netMinor'),
    vatMinor: t.exposeInt('vatMinor'),
    totalMinor: t.exposeInt('totalMinor', { description: 'What will be charged.' }),
  }),
});

const LineType = builder.objectRef<SeatInvoiceLine>('ProInvoiceLine').implement({
  fields: (t) => ({
    kind: t.field({ type: LineKindType, resolve: ({ kind }) => kind }),
    seats: t.exposeInt('seats'),
    from: t.field({ type: 'DateTime', resolve: ({ from }) => from }),
    to: t.field({ type: 'DateTime', resolve: ({ to }) => to }),
    netMinor: t.exposeInt('netMinor'),
  }),
});

const PartyType = builder
  .objectRef<{
    name: string;
    address: string;
    country: string | null;
    vatNumber: string | null;
  }>('ProInvoiceParty')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      address: t.exposeString('address'),
      country: t.exposeString('country', { nullable: true }),
      vatNumber: t.exposeString('vatNumber', { nullable: true }),
    }),
  });

export const ProInvoiceType = builder.objectRef<StoredInvoice>('ProInvoice').implement({
  description: "Of one period, in the currency's smallest unit.",
  fields: (t) => ({
    id: t.id({ resolve: ({ reference }) => reference }),
    number: t.exposeString('number'),
    state: t.field({ type: InvoiceStateType, resolve: ({ state }) => state }),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
    issuedAt: t.field({ type: 'DateTime', resolve: ({ issuedAt }) => issuedAt }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    periodStart: t.field({ type: 'DateTime', resolve: ({ periodStart }) => periodStart }),
    periodEnd: t.field({ type: 'DateTime', resolve: ({ periodEnd }) => periodEnd }),
    seats: t.exposeInt('seats'),
    netMinor: t.exposeInt('netMinor'),
    vatPercent: t.exposeFloat('vatPercent'),
    vatMinor: t.exposeInt('vatMinor'),
    totalMinor: t.exposeInt('totalMinor'),
    dueMinor: t.exposeInt('dueMinor', { description: 'After what was given back before.' }),
    isReverseCharge: t.exposeBoolean('isReverseCharge'),
    isTest: t.exposeBoolean('isTest', { description: 'No money moved.' }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
    buyer: t.field({ type: PartyType, resolve: ({ buyer }) => buyer }),
    seller: t.field({
      type: PartyType,
      resolve: (_invoice, _input, { services: { settings } }) => ({
        name: settings.OPERATOR_NAME ?? settings.BRAND_NAME,
        address: settings.OPERATOR_ADDRESS ?? '',
        country: settings.OPERATOR_COUNTRY ?? null,
        vatNumber: settings.OPERATOR_VAT_NUMBER ?? null,
      }),
    }),
  }),
});

export const ProPaymentType = builder.objectRef<ViewedPayment>('ProPayment').implement({
  description: 'How a group pays for its members, for its administrators.',
  fields: (t) => ({
    groupId: t.id({ resolve: ({ group }) => group.id }),
    title: t.string({ resolve: ({ group }) => group.title }),
    payer: t.field({ type: PayerType, resolve: ({ group }) => group.payer }),
    isClosed: t.boolean({ resolve: ({ group }) => group.closedAt !== null }),
    canAddMembers: t.boolean({
      description: 'An administrator who pays needs a card that can be charged.',
      resolve: ({ group }) => group.payer !== 'ADMIN' || group.canPaySeats,
    }),
    stage: t.field({ type: StageType, resolve: ({ stage }) => stage }),
    isAvailable: t.boolean({
      description: 'Whether the operator set up a company that groups can pay.',
      resolve: (_payment, _input, { services }) => services.seats !== null,
    }),
    isTest: t.boolean({
      resolve: (_payment, _input, { services }) => services.seats?.isTest ?? false,
    }),
    cardFields: t.field({
      type: PaymentFieldsType,
      nullable: true,
      resolve: (_payment, _input, { services }) => services.seats?.fields ?? null,
    }),
    trialDays: t.int({
      resolve: (_payment, _input, { services }) => seatTermsOf(services.settings).trialDays,
    }),
    graceDays: t.int({
      resolve: (_payment, _input, { services }) => seatTermsOf(services.settings).graceDays,
    }),
    seats: t.exposeInt('seats', { description: 'Members who have joined and whose term runs.' }),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
    priceMinor: t.exposeInt('priceMinor', { description: 'A seat for a month, without tax.' }),
    methodLabel: t.string({ nullable: true, resolve: ({ method }) => method?.label ?? null }),
    methodExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ method }) => method?.expiresAt ?? null,
    }),
    isMethodValid: t.boolean({ resolve: ({ method }) => method?.isValid ?? false }),
    periodEnd: t.expose('periodEnd', { type: 'DateTime', nullable: true }),
    accessUntil: t.expose('accessUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when members have access if nothing more is paid.',
    }),
    next: t.field({ type: NextInvoiceType, nullable: true, resolve: ({ next }) => next }),
    billingName: t.string({ nullable: true, resolve: ({ billing }) => billing?.name ?? null }),
    billingAddress: t.string({
      nullable: true,
      resolve: ({ billing }) => billing?.address ?? null,
    }),
    country: t.string({ nullable: true, resolve: ({ group }) => group.country }),
    taxResidence: t.string({ nullable: true, resolve: ({ group }) => group.taxResidence }),
    vatNumber: t.string({ nullable: true, resolve: ({ group }) => group.vatNumber }),
    isVatNumberKnown: t.exposeBoolean('isVatNumberKnown', {
      nullable: true,
      description: 'True where the official register was asked and knows it.',
    }),
    vat: t.field({ type: VatType, nullable: true, resolve: ({ vat }) => vat }),
    invoices: t.field({ type: [ProInvoiceType], resolve: ({ invoices }) => invoices }),
  }),
});
