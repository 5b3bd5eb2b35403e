import { data, type RouterContextProvider } from 'react-router';
import { execute } from '../../graphql/api.ts';
import {
  CancelMembershipDocument,
  ChangeMembershipOfferDocument,
  ChangePaymentMethodDocument,
  MembershipPageDocument,
  OpenPaymentPortalDocument,
  ResumeMembershipDocument,
} from './operations.gen.ts';
import { textOf, type FormProblem } from '../../forms/form-answers.ts';
import { cardProblem, sentPayment } from './payment-token.ts';

const intents = ['cancel', 'resume', 'offer', 'card', 'portal'] as const;
export type Intent = (typeof intents)[number];

export interface ChangedMembership {
  intent: Intent;
  problems: FormProblem[];
  /** Where the payment company wants the member next. */
  leadsTo: string | null;
}

interface Change {
  context: Readonly<RouterContextProvider>;
  form: FormData;
}

export async function changeMembership({ context, form }: Change): Promise<ChangedMembership> {
  const intent = intents.find((known) => known === textOf(form, 'intent'));
  if (intent === undefined) throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  const { problems, leadsTo } = await carryOut({ context, form, intent });
  return { intent, problems, leadsTo };
}

async function carryOut({ context, form, intent }: Change & { intent: Intent }) {
  const requestKey = textOf(form, 'requestKey');
  const input = { requestKey };
  switch (intent) {
    case 'cancel':
      return outcome((await execute(context, CancelMembershipDocument, { input })).result);
    case 'resume':
      return outcome((await execute(context, ResumeMembershipDocument, { input })).result);
    case 'offer': {
      const plan = textOf(form, 'plan') === 'YEARLY' ? 'YEARLY' : 'MONTHLY';
      const offer = { input: { plan, requestKey } } as const;
      return outcome((await execute(context, ChangeMembershipOfferDocument, offer)).result);
    }
    case 'card':
      return changeCard({ context, form });
    case 'portal': {
      const { openPaymentPortal } = await execute(context, OpenPaymentPortalDocument);
      return { problems: openPaymentPortal.problems, leadsTo: openPaymentPortal.url };
    }
  }
}

async function changeCard({ context, form }: Change) {
  const { offers } = await execute(context, MembershipPageDocument);
  const kind = offers.cardFields?.kind ?? null;
  const payment = sentPayment(form, kind);
  if (payment === null) return { problems: [cardProblem(kind)], leadsTo: null };
  const input = { paymentToken: payment.token, requestKey: textOf(form, 'requestKey') };
  return outcome((await execute(context, ChangePaymentMethodDocument, { input })).result);
}

function outcome(result: { problems: FormProblem[]; approvalUrl: string | null }) {
  return { problems: result.problems, leadsTo: result.approvalUrl };
}
