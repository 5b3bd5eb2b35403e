import { data, redirect } from 'react-router';
import { screenPath } from '../../../i18n/paths.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { pageKeys, type PageKey } from '../../../domain/pages/page-keys.rules.ts';
import type { Route } from './+types/page.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { execute } from '../../graphql/api.ts';
import { guideEndId } from './guide-end.tsx';
import { guideForms } from './guide-forms.ts';
import { MarkGuideReadDocument } from './operations.gen.ts';
import { loadPage, pageMeta } from './load-page.ts';
import { PageView } from './page-view.tsx';
import { ThisDeviceCard } from './this-device-card.tsx';

export const handle = { layout: 'full', isDocument: true } satisfies PageHandle;

export const headers = sharedPageHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const key = keyOf(request);
  const loaded = await loadPage({ context, request, key });
  return { ...loaded, isAboutApp: key === 'downloadApp' };
}

const answerRead = answerForms(guideForms, {
  read: async ({ isRead }, { context, request }) => {
    const key = keyOf(request);
    return (await execute(context, MarkGuideReadDocument, { key, isRead })).markGuideRead;
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerRead(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(`${pageAddress(args.request).pathname}#${guideEndId}`);
}

/** The address says which page it is. */
function keyOf(request: Request): PageKey {
  const locale = requestLocale(request);
  const { pathname } = pageAddress(request);
  const key = pageKeys.find((each) => screenPath(each, locale) === pathname);
  if (key === undefined) throw data({ code: 'page.not-found', message: '' }, { status: 404 });
  return key;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData, matches);

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, guide, isAboutApp } = loaderData;
  return <PageView page={page} guide={guide} before={isAboutApp && <ThisDeviceCard />} />;
}
