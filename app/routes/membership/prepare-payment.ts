import { data } from 'react-router';
import { execute } from '../../graphql/api.ts';
import { PreparePaymentDocument } from './operations.gen.ts';
import type { Route } from './+types/prepare-payment.ts';

/** POST /payments/prepare: the secret with which a payment company's fields keep a card. */
export async function action({ context }: Route.ActionArgs) {
  const { preparePayment } = await execute(context, PreparePaymentDocument);
  const { problems, clientSecret } = preparePayment;
  return data({ problems, clientSecret }, { status: problems.length > 0 ? 400 : 200 });
}
