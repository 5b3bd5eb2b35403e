import { data } from 'react-router';
import { execute } from '../../graphql/api.ts';
import { PreparePaymentDocument, PrepareProPaymentDocument } from './operations.gen.ts';
import type { Route } from './+types/prepare-payment.ts';

/** POST /payments/prepare: the secret with which a payment company's fields keep a card. */
export async function action({ context, url }: Route.ActionArgs) {
  const { problems, clientSecret } = await prepare({
    context,
    groupId: url.searchParams.get('group'),
  });
  return data({ problems, clientSecret }, { status: problems.length > 0 ? 400 : 200 });
}

/** For the card of a member, or of the group that is named. */
async function prepare({
  context,
  groupId,
}: Pick<Route.ActionArgs, 'context'> & { groupId: string | null }) {
  if (groupId === null) return (await execute(context, PreparePaymentDocument)).preparePayment;
  const variables = { input: { groupId } };
  return (await execute(context, PrepareProPaymentDocument, variables)).prepareProPayment;
}
