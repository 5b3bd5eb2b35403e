import { execute } from '../../../graphql/api.ts';
import { ContentToFindDocument } from '../operations.gen.ts';
import type { Route } from './+types/find.ts';

const longestSearch = 100;

/** What the workspace has under some words. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const search = (url.searchParams.get('q') ?? '').slice(0, longestSearch);
  const found = await execute(context, ContentToFindDocument, { search });
  return { search, found };
}
