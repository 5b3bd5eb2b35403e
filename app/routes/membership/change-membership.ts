import { execute } from '../../graphql/api.ts';
import {
  CancelMembershipDocument,
  ChangeMembershipOfferDocument,
  ChangePaymentMethodDocument,
  MembershipPageDocument,
  OpenPaymentPortalDocument,
  ResumeMembershipDocument,
} from './operations.gen.ts';
import { answerForms, type AnswerOf, type Outcome } from '../../forms/answer-forms.ts';
import type { FormProblem } from '../../forms/form-answers.ts';
import { membershipForms } from './membership-forms.ts';
import { cardProblem, sentPayment } from './payment-token.ts';

export interface NextPage {
  /** Where the payment company wants the member next. */
  leadsTo: string | null;
}

export type MembershipAnswer = AnswerOf<typeof membershipForms, NextPage>;

export const changeMembership = answerForms<typeof membershipForms, NextPage>(membershipForms, {
  cancel: async (input, { context }) =>
    outcome((await execute(context, CancelMembershipDocument, { input })).result),
  resume: async (input, { context }) =>
    outcome((await execute(context, ResumeMembershipDocument, { input })).result),
  offer: async (input, { context }) =>
    outcome((await execute(context, ChangeMembershipOfferDocument, { input })).result),
  card: async ({ requestKey, ...card }, { context }) => {
    const { offers } = await execute(context, MembershipPageDocument);
    const kind = offers.cardFields?.kind ?? null;
    const payment = sentPayment({ ...card, method: 'card' }, kind);
    if (payment === null) return { problems: [cardProblem(kind)] };
    const input = { paymentToken: payment.token, requestKey };
    return outcome((await execute(context, ChangePaymentMethodDocument, { input })).result);
  },
  portal: async (_fields, { context }) => {
    const { openPaymentPortal } = await execute(context, OpenPaymentPortalDocument);
    const { problems, url } = openPaymentPortal;
    return { problems, result: { leadsTo: url } };
  },
});

function outcome(result: {
  problems: FormProblem[];
  approvalUrl: string | null;
}): Outcome<NextPage> {
  return { problems: result.problems, result: { leadsTo: result.approvalUrl } };
}
