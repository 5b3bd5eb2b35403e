import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { answerTo } from '../../../forms/form-answers.ts';
import { execute } from '../../../graphql/api.ts';
import type { ContentFilter } from '../../../graphql/schema-types.gen.ts';
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
import type { Route } from './+types/recipes.ts';
import { KitchenFrame } from './kitchen-frame.tsx';
import { BeginRecipeDocument, RecipesToEditDocument } from '../operations.gen.ts';
import { askedOf, filterWords, longestSearch, rowsOfPage, type AskedList } from './list-address.ts';
import { newRecipeForms } from './recipe-forms.ts';
import { RecipeTable } from './recipe-table.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.kitchen_recipes(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const asked = askedOf(url);
  const { search, filter, page } = asked;
  const variables = { search, filter, offset: (page - 1) * rowsOfPage };
  const document = RecipesToEditDocument;
  const answer = await loadForAdministrators({ context, request, document, variables });
  return { ...asked, list: answer?.contentItems ?? null };
}

const answerNew = answerForms<typeof newRecipeForms, { id: string }>(newRecipeForms, {
  begin: async ({ title }, { context }) => {
    const input = { kind: 'RECIPE', title } as const;
    const { id, problems } = (await execute(context, BeginRecipeDocument, { input })).beginContent;
    return { problems, result: id === null ? null : { id } };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerNew(args);
  if (answer.outcome !== 'done' || !answer.result) return refuse(answer);
  return redirect(screenPath('adminRecipe', requestLocale(args.request), answer.result));
}

export default function Recipes({ loaderData, actionData }: Route.ComponentProps) {
  const { list, ...asked } = loaderData;
  return (
    <KitchenFrame isLocked={list === null}>
      {list && (
        <Page className="pb-16">
          <PageHeader
            title={m.kitchen_recipes()}
            actions={
              list.mayWrite && (
                <BeginForm
                  label={m.kitchen_new_title()}
                  submit={m.kitchen_new()}
                  answer={answerTo(actionData, 'begin')}
                />
              )
            }
          />
          <div className="grid gap-5">
            <LeftOut leftOut={list.leftOut} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Filters {...asked} counts={list.counts} />
              <Search {...asked} />
            </div>
            {list.items.length === 0 ? (
              <EmptyState scene="searching" title={m.kitchen_none()} text={m.kitchen_none_text()} />
            ) : (
              <RecipeTable items={list.items} />
            )}
          </div>
          <Pages {...asked} total={list.total} />
        </Page>
      )}
    </KitchenFrame>
  );
}

type Asked = AskedList;

function useListPath() {
  const locale = useLocale();
  return ({ search, filter, page }: Asked) =>
    screenPath('adminRecipes', locale, undefined, {
      query: {
        ...(search !== '' && { q: search }),
        ...(filter !== 'ALL' && { status: filter }),
        ...(page > 1 && { page: String(page) }),
      },
    });
}

function Filters({
  counts,
  ...asked
}: Asked & { counts: readonly { filter: ContentFilter; count: number }[] }) {
  const pathOf = useListPath();
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

function Search({ search, filter }: Asked) {
  const locale = useLocale();
  return (
    <form action={screenPath('adminRecipes', locale)} className="flex w-full sm:w-80">
      {filter !== 'ALL' && <input type="hidden" name="status" value={filter} />}
      <SearchField
        key={search}
        name="q"
        defaultValue={search}
        maxLength={longestSearch}
        label={m.kitchen_search()}
        placeholder={m.kitchen_search()}
      />
    </form>
  );
}

function Pages({ total, ...asked }: Asked & { total: number }) {
  const pathOf = useListPath();
  const pageCount = Math.max(1, Math.ceil(total / rowsOfPage));
  return (
    <PageLinks
      page={asked.page}
      pageCount={pageCount}
      pathOf={(page) => pathOf({ ...asked, page })}
    />
  );
}
