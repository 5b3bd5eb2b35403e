import { data } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import {
  SyncShoppingListDocument,
  type SyncShoppingListMutationVariables,
} from '../operations.gen.ts';
import type { Route } from './+types/sync.ts';

/** Where devices send what they did, and hear what others did. */
export async function action({ context, request }: Route.ActionArgs) {
  const input = await readInput(request);
  const { syncShoppingList } = await execute(context, SyncShoppingListDocument, { input });
  return Response.json(syncShoppingList);
}

/** Only checks that it is JSON: the schema refuses everything else that is wrong with it. */
async function readInput(request: Request): Promise<SyncShoppingListMutationVariables['input']> {
  try {
    return await request.json();
  } catch {
    throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  }
}
