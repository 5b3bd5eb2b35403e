import { execute } from '../../../graphql/api.ts';
import { ShoppingSuggestionsDocument } from '../operations.gen.ts';
import type { Route } from './+types/suggestions.ts';

/** Foods to choose from while somebody types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('text') ?? '';
  return Response.json(await execute(context, ShoppingSuggestionsDocument, { text }));
}
