import { isRouteErrorResponse } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import { execute } from '../../graphql/api.ts';
import { SearchDocument } from './operations.gen.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { Route } from './+types/search.ts';
import { readSearchAddress, searchPath, searchVariables } from './search-address.ts';
import { SearchPage } from './search-page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = readSearchAddress(new URL(request.url).searchParams);
  const { search } = await execute(context, SearchDocument, searchVariables(address));
  return { address, answer: search, alternates: alternatesOf(address) };
}

/** Without a connection there is no answer, but the page and what was typed stay. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    const address = readSearchAddress(new URL(request.url).searchParams);
    return { address, answer: null, alternates: alternatesOf(address) };
  }
}

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageHead({ title: m.search_title(), description: m.search_description(), matches }),
  // Every combination of filters is a page of its own; one of them is enough in an index.
  ...(location.search === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
];

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}

/** The network failed, or something between here and the server answered for it. */
function isOutOfReach(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return isRouteErrorResponse(error) && [502, 503, 504].includes(error.status);
}

/** The same search in every language. */
function alternatesOf(address: ReturnType<typeof readSearchAddress>): Record<Locale, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, searchPath({ ...address, locale })]),
  ) as Record<Locale, string>;
}
