import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { answerTo } from '../../../forms/form-answers.ts';
import { execute } from '../../../graphql/api.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { PageLinks } from '../../../shell/page-links.tsx';
import { pageTitle } from '../../../shell/page-title.ts';
import { ChipLink } from '../../../ui/actions/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BeginForm } from '../begin-form.tsx';
import { LeftOut } from '../left-out.tsx';
import { loadForAdministrators } from '../load-for-administrators.ts';
import { BeginRecipeDocument, DocumentsToEditDocument } from '../operations.gen.ts';
import { KitchenFrame } from '../recipes/kitchen-frame.tsx';
import { askedOf, filterWords, rowsOfPage, type AskedList } from '../recipes/list-address.ts';
import { newRecipeForms } from '../recipes/recipe-forms.ts';
import { RecipeTable } from '../recipes/recipe-table.tsx';
import type { Route } from './+types/documents.ts';
import { documentKinds, documentPath, kindAt, type DocumentKind } from './document-kinds.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(kindOf(loaderData?.kind).words(), matches) },
  { name: 'robots', content: 'noindex' },
];

function kindOf(kind: DocumentKind['kind'] | undefined): DocumentKind {
  return documentKinds.find((each) => each.kind === kind) ?? documentKinds[0];
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { kind } = kindAt(url.pathname, requestLocale(request));
  const asked = askedOf(url);
  const { search, filter, page } = asked;
  const variables = { kind, search, filter, offset: (page - 1) * rowsOfPage };
  const document = DocumentsToEditDocument;
  const answer = await loadForAdministrators({ context, request, document, variables });
  return { ...asked, kind, list: answer?.contentItems ?? null };
}

export async function action(args: Route.ActionArgs) {
  const locale = requestLocale(args.request);
  const at = kindAt(args.url.pathname, locale);
  const answerNew = answerForms<typeof newRecipeForms, { id: string }>(newRecipeForms, {
    begin: async ({ title }, { context }) => {
      const input = { kind: at.kind, title };
      const { beginContent } = await execute(context, BeginRecipeDocument, { input });
      const { id, problems } = beginContent;
      return { problems, result: id === null ? null : { id } };
    },
  });
  const answer = await answerNew(args);
  if (answer.outcome !== 'done' || !answer.result) return refuse(answer);
  return redirect(documentPath(at, locale, answer.result.id));
}

/** What there is of a kind to edit: found by title, by state and by missing translations. */
export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { list, kind, ...asked } = loaderData;
  const at = kindOf(kind);
  const locale = useLocale();
  return (
    <KitchenFrame isLocked={list === null}>
      {list && (
        <Page className="pb-16">
          <PageHeader
            title={at.words()}
            actions={list.mayBegin && <BeginForm answer={answerTo(actionData, 'begin')} />}
          />
          <div className="grid gap-5">
            <LeftOut leftOut={list.leftOut} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Filters at={at} asked={asked} counts={list.counts} />
              <Search at={at} asked={asked} />
            </div>
            {list.items.length === 0 ? (
              <EmptyState
                scene="searching"
                title={m.kitchen_none_of_these()}
                text={m.kitchen_none_text()}
              />
            ) : (
              <RecipeTable
                items={list.items}
                label={at.words()}
                hasPicture={false}
                pathOf={(id) => documentPath(at, locale, id)}
              />
            )}
          </div>
          <Pages at={at} asked={asked} total={list.total} />
        </Page>
      )}
    </KitchenFrame>
  );
}

interface ListProps {
  at: DocumentKind;
  asked: AskedList;
}

function useListPath(at: DocumentKind) {
  const locale = useLocale();
  return ({ search, filter, page }: AskedList) => {
    const query = new URLSearchParams({
      ...(search !== '' && { q: search }),
      ...(filter !== 'ALL' && { status: filter }),
      ...(page > 1 && { page: String(page) }),
    });
    return `${screenPath(at.list, locale)}${query.size === 0 ? '' : `?${query}`}`;
  };
}

function Filters({
  at,
  asked,
  counts,
}: ListProps & { counts: readonly { filter: AskedList['filter']; count: number }[] }) {
  const pathOf = useListPath(at);
  return (
    <nav aria-label={m.kitchen_filter()} className="flex flex-wrap gap-2">
      {counts.map(({ filter, count }) => (
        <ChipLink
          key={filter}
          to={pathOf({ ...asked, filter, page: 1 })}
          isCurrent={filter === asked.filter}
          preventScrollReset
        >
          {filterWords[filter]()}
          <span className="tabular-nums">{count}</span>
        </ChipLink>
      ))}
    </nav>
  );
}

function Search({ at, asked: { search, filter } }: ListProps) {
  const locale = useLocale();
  return (
    <form action={screenPath(at.list, locale)} className="flex w-full sm:w-80">
      {filter !== 'ALL' && <input type="hidden" name="status" value={filter} />}
      <SearchField
        key={search}
        name="q"
        defaultValue={search}
        maxLength={100}
        label={m.kitchen_search_titles()}
        placeholder={m.kitchen_search_titles()}
      />
    </form>
  );
}

function Pages({ at, asked, total }: ListProps & { total: number }) {
  const pathOf = useListPath(at);
  return (
    <PageLinks
      page={asked.page}
      pageCount={Math.max(1, Math.ceil(total / rowsOfPage))}
      pathOf={(page) => pathOf({ ...asked, page })}
    />
  );
}
