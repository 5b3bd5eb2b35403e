import { execute } from '../../graphql/api.ts';
import { BrazeTokenDocument } from './operations.gen.ts';
import type { Route } from './+types/braze-token.ts';

/** For the marketing tag of a page: who is signed in here, signed; null where nobody is told. */
export async function loader({ context }: Route.LoaderArgs) {
  const { getBrazeSDKAuthToken } = await execute(context, BrazeTokenDocument, {
    input: {},
  });
  return Response.json(getBrazeSDKAuthToken, {
    headers: { 'cache-control': 'private, no-store' },
  });
}
