import { execute } from '../../../../graphql/api.ts';
import { ReadIngredientLineDocument } from '../../operations.gen.ts';
import type { Route } from './+types/read-line.ts';

const longestLine = 300;

/** What a line may mean, while it is typed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('text') ?? '').slice(0, longestLine);
  return (await execute(context, ReadIngredientLineDocument, { text })).readIngredientLine;
}
