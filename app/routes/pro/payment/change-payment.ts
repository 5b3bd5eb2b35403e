import { answerForms } from '../../../forms/answer-forms.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { cardProblem, sentPayment } from '../../membership/payment-token.ts';
import {
  ProPaymentDocument,
  SetProBillingDocument,
  SetProPayerDocument,
  SetProPaymentMethodDocument,
} from '../operations.gen.ts';
import { paymentForms } from './payment-forms.ts';

export const changePayment = answerForms(paymentForms, {
  payer: async ({ group_id: groupId, payer }, { context, url }) => {
    const variables = { input: { groupId, payer } };
    const asked = { context, url, document: SetProPayerDocument, variables };
    return (await executeAsMember(asked)).setProPayer;
  },
  billing: async ({ group_id: groupId, ...fields }, { context, url }) => {
    const variables = { input: { groupId, ...fields } };
    const asked = { context, url, document: SetProBillingDocument, variables };
    return (await executeAsMember(asked)).setProBilling;
  },
  card: async ({ group_id: groupId, requestKey, ...card }, { context, url }) => {
    const reading = { context, url, document: ProPaymentDocument, variables: { groupId } };
    const kind = (await executeAsMember(reading)).proPayment.cardFields?.kind ?? null;
    const payment = sentPayment({ ...card, method: 'card' }, kind);
    if (payment === null) return { problems: [cardProblem(kind)] };
    const variables = { input: { groupId, requestKey, paymentToken: payment.token } };
    const asked = { context, url, document: SetProPaymentMethodDocument, variables };
    return (await executeAsMember(asked)).setProPaymentMethod;
  },
});
