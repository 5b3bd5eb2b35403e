import { data } from 'react-router';
import { screenPath } from '../../../i18n/paths.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { pageKeys } from '../../../domain/pages/page-keys.rules.ts';
import type { Route } from './+types/page.ts';
import { loadPage, pageMeta } from './load-page.ts';
import { PageView } from './page-view.tsx';

export const handle = { layout: 'full', isDocument: true } satisfies PageHandle;

export const headers = sharedPageHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { pathname } = pageAddress(request);
  const key = pageKeys.find((each) => screenPath(each, locale) === pathname);
  if (key === undefined) throw data({ code: 'page.not-found', message: '' }, { status: 404 });
  return loadPage({ context, request, key });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData, matches);

export default function Page({ loaderData: { page } }: Route.ComponentProps) {
  return <PageView page={page} />;
}
