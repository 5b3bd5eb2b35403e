import { redirect } from 'react-router';
import { screenPath } from '../../../i18n/paths.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { pageKeys } from '../../../domain/pages/page-keys.rules.ts';
import type { Route } from './+types/page.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { execute } from '../../graphql/api.ts';
import { CountsBand } from './counts-band.tsx';
import { countQuestions, findQuestions } from './find-questions.ts';
import { guideEndId } from './guide-end.tsx';
import { guideForms } from './guide-forms.ts';
import { AboutCountsDocument, MarkGuideReadDocument } from './operations.gen.ts';
import { loadPage, pageMeta, pageNotFound, type PageName } from './load-page.ts';
import { longestQuestionSearch, QuestionSearch, WriteInstead } from './question-search.tsx';
import { PageView } from './page-view.tsx';
import { ThisDeviceCard } from './this-device-card.tsx';
import type { WrittenPage } from './written-page.ts';

export const handle = { layout: 'full', isDocument: true } satisfies PageHandle;

export const headers = sharedPageHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const loaded = await loadPage({ ...args, name: nameOf(args) });
  const { alternates } = loaded;
  const path = alternates[requestLocale(request)];
  // Its address in another language, or among the guides what is a plain page now.
  if (pageAddress(request).pathname !== path) throw redirect(path);
  const { key } = loaded.page;
  const counts = key === 'about' ? await execute(context, AboutCountsDocument) : null;
  const { page, asked } = searched({ page: loaded.page, request });
  return { ...loaded, page, asked, counts, isAboutApp: key === 'downloadApp' };
}

/** The page of questions with those that have the words of the address. */
function searched({ page, request }: { page: WrittenPage; request: Request }) {
  if (page.key !== 'questions') return { page, asked: null };
  const asked = pageAddress(request).searchParams.get('q') ?? '';
  const text = asked.trim().slice(0, longestQuestionSearch);
  const sections = text === '' ? page.sections : findQuestions({ sections: page.sections, text });
  return { page: { ...page, sections }, asked: { text, count: countQuestions(sections) } };
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

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData, matches),
  // Every search is a page of its own; the whole one is enough in an index.
  ...(loaderData?.asked?.text ? [{ name: 'robots', content: 'noindex' }] : []),
];

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, guide, counts, asked, isAboutApp } = loaderData;
  return (
    <PageView
      page={page}
      guide={guide}
      band={counts && <CountsBand {...counts} />}
      before={(isAboutApp && <ThisDeviceCard />) || (asked && <QuestionSearch asked={asked} />)}
      after={asked && <WriteInstead />}
      hasOpenQuestions={asked !== null && asked.text !== ''}
    />
  );
}
