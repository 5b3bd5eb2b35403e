import { redirect } from 'react-router';
import { screenPath } from '../../../i18n/paths.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { pageKeys } from '../../../domain/pages/page-keys.rules.ts';
import type { Route } from './+types/page.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { execute } from '../../graphql/api.ts';
import { guideEndId } from './guide-end.tsx';
import { guideForms } from './guide-forms.ts';
import { MarkGuideReadDocument } from './operations.gen.ts';
import { loadPage, pageMeta, pageNotFound, type PageName } from './load-page.ts';
import { PageView } from './page-view.tsx';
import { ThisDeviceCard } from './this-device-card.tsx';

export const handle = { layout: 'full', isDocument: true } satisfies PageHandle;

export const headers = sharedPageHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { request } = args;
  const loaded = await loadPage({ ...args, name: nameOf(args) });
  const { alternates, page } = loaded;
  const path = alternates[requestLocale(request)];
  // Its address in another language, or among the guides what is a plain page now.
  if (pageAddress(request).pathname !== path) throw redirect(path);
  return { ...loaded, isAboutApp: page.key === 'downloadApp' };
}

export async function action(args: Route.ActionArgs) {
  const answerRead = answerForms(guideForms, {
    read: async ({ isRead }, { context }) => {
      const variables = { name: nameOf(args), isRead };
      return (await execute(context, MarkGuideReadDocument, variables)).markGuideRead;
    },
  });
  const answer = await answerRead(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(`${pageAddress(args.request).pathname}#${guideEndId}`);
}

/** The address says which page it is. */
function nameOf({ request, params }: { request: Request; params: { slug?: string } }): PageName {
  if (params.slug !== undefined) return { slug: params.slug };
  const locale = requestLocale(request);
  const { pathname } = pageAddress(request);
  const key = pageKeys.find((each) => screenPath(each, locale) === pathname);
  if (key === undefined) throw pageNotFound();
  return { key };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData, matches);

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, guide, isAboutApp } = loaderData;
  return <PageView page={page} guide={guide} before={isAboutApp && <ThisDeviceCard />} />;
}
