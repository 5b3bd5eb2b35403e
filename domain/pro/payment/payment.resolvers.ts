import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { isId } from '../../../lib/ids.ts';
import { invalidInput, problem, type Problem } from '../../../lib/problems.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { groupAdministeredBy } from '../groups/authorise.ts';
import { PayerType } from '../groups/group-type.resolvers.ts';
import { changeBilling } from './change-billing.ts';
import { changePayer } from './change-payer.ts';
import { findInvoice } from './invoices.store.ts';
import { prepareMethod } from './prepare-method.ts';
import { ProInvoiceType, ProPaymentType } from './payment-types.resolvers.ts';
import { seatTools } from './seat-tools.ts';
import { setMethod } from './set-method.ts';
import { viewPayment } from './view-payment.ts';

/** The group of an administrator, and what paying for it needs. */
async function administered(context: RequestContext, groupId: string) {
  const { userId } = requireViewer(context);
  const tools = seatTools(context.services);
  const group = await groupAdministeredBy({ db: tools.db, userId, groupId });
  return { tools, group, actorId: userId };
}

const groupArg = { required: true, description: 'A group that the viewer administers.' } as const;

builder.queryFields((t) => ({
  proPayment: t.field({
    type: ProPaymentType,
    args: { groupId: t.arg.id(groupArg) },
    resolve: async (_root, { groupId }, context) => {
      const { tools, group } = await administered(context, groupId);
      return viewPayment({ tools, group });
    },
  }),
  proInvoice: t.field({
    type: ProInvoiceType,
    nullable: true,
    args: { groupId: t.arg.id(groupArg), id: t.arg.id({ required: true }) },
    resolve: async (_root, { groupId, id: reference }, context) => {
      const { tools, group } = await administered(context, groupId);
      return findInvoice({ db: tools.db, groupId: group.id, reference });
    },
  }),
}));

interface ChangedPayment {
  problems: Problem[];
}

const ChangedPaymentType = builder.objectRef<ChangedPayment>('ProPaymentResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
  }),
});

const PreparedType = builder
  .objectRef<ChangedPayment & { clientSecret: string | null }>('PreparedProPayment')
  .implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
      clientSecret: t.exposeString('clientSecret', {
        nullable: true,
        description: "For the payment company's own fields; null where they need none.",
      }),
    }),
  });

const PrepareInput = builder.inputType('PrepareProPaymentInput', {
  fields: (t) => ({ groupId: t.id(groupArg) }),
});

const MethodInput = builder.inputType('SetProPaymentMethodInput', {
  fields: (t) => ({
    groupId: t.id(groupArg),
    paymentToken: t.string({
      required: true,
      description: 'What the payment company gave for a card; never a card number.',
    }),
    requestKey: t.string({
      required: true,
      description: 'A UUID; the same key again is the same request and changes nothing twice.',
    }),
  }),
});

const BillingInput = builder.inputType('SetProBillingInput', {
  fields: (t) => ({
    groupId: t.id(groupArg),
    name: t.string({ required: true, description: 'Whom invoices name.' }),
    address: t.string({ required: true }),
    country: t.string({ required: true, description: 'ISO 3166-1, two letters.' }),
    taxResidence: t.string({ description: 'Where tax is paid, when that is elsewhere.' }),
    vatNumber: t.string({ description: 'With its country in front.' }),
  }),
});

const PayerInput = builder.inputType('SetProPayerInput', {
  fields: (t) => ({
    groupId: t.id(groupArg),
    payer: t.field({ type: PayerType, required: true }),
  }),
});

const paymentTokenPattern = /^[\w-]{1,200}$/;

builder.mutationFields((t) => ({
  prepareProPayment: t.field({
    type: PreparedType,
    description: "Before a card is typed into the payment company's own fields.",
    args: { input: t.arg({ type: PrepareInput, required: true }) },
    resolve: async (_root, { input: { groupId } }, context) => {
      const { tools, group } = await administered(context, groupId);
      const prepared = await prepareMethod({ tools, group });
      return prepared.ok
        ? { problems: [], clientSecret: prepared.value }
        : { problems: prepared.reason, clientSecret: null };
    },
  }),
  setProPaymentMethod: t.field({
    type: ChangedPaymentType,
    description: 'The card of all charges to come; what is open is tried with it at once.',
    args: { input: t.arg({ type: MethodInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { groupId, paymentToken, requestKey } = input;
      if (!isId(requestKey)) throw invalidInput();
      const { tools, group, actorId } = await administered(context, groupId);
      if (!paymentTokenPattern.test(paymentToken)) {
        return { problems: [problem('paymentToken', 'payment.invalid')] };
      }
      const card = { paymentToken, requestKey };
      return { problems: await setMethod({ tools, groupId: group.id, actorId, ...card }) };
    },
  }),
  setProBilling: t.field({
    type: ChangedPaymentType,
    description: 'Whom invoices name, and how they are taxed.',
    args: { input: t.arg({ type: BillingInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { tools, group, actorId } = await administered(context, input.groupId);
      const form = {
        name: input.name.trim(),
        address: input.address.trim(),
        country: input.country.trim().toUpperCase(),
        taxResidence: input.taxResidence?.trim().toUpperCase() || null,
        vatNumber: input.vatNumber?.trim() ?? '',
      };
      return { problems: await changeBilling({ tools, group, actorId, form }) };
    },
  }),
  setProPayer: t.field({
    type: ChangedPaymentType,
    description: 'Who pays from now on; what the group has paid for stays open until it ends.',
    args: { input: t.arg({ type: PayerInput, required: true }) },
    resolve: async (_root, { input: { groupId, payer } }, context) => {
      const { tools, group, actorId } = await administered(context, groupId);
      return { problems: await changePayer({ tools, group, actorId, payer }) };
    },
  }),
}));
