import type { RouterContextProvider } from 'react-router';
import { dateWords } from '../../../dates/date-words.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { localeCodes, type Locale } from '../../../../i18n/locales.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  DiscoverDocument,
  RecipesDocument,
  SavedRecipesDocument,
  type RecipesQuery,
} from '../operations.gen.ts';
import { timeZoneOf } from '../../../dates/time-zone.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { pageAddress, useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { sharedPageHeaders } from '../../../shell/shared-page.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardGrid } from '../../../ui/layout/section.tsx';
import type { Route } from './+types/recipes.ts';
import { filterOf, filterPath, filterVariables, type RecipeFilter } from './recipe-filter.ts';
import { PageLinks } from '../../../shell/page-links.tsx';
import { FindRecipe } from './find-recipe.tsx';
import { RecipeFilters } from './recipe-filters.tsx';
import { discoverAddressOf, type DiscoverAddress } from './discover-address.ts';
import { Discovery } from './discovery.tsx';
import { QuickChips } from './quick-chips.tsx';
import { seasonalDishes } from './seasonal-dishes.ts';
import { RecipeTile } from '../../../dishes/recipe-tile.tsx';

/** The first row on a wide screen. */
const seenFirst = 4;
const seasonalCount = 4;
const savedCount = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request);
  const filter = filterOf(searchParams);
  const { recipes, seasonMonth } = await execute(context, RecipesDocument, filterVariables(filter));
  const address = discoverAddressOf(searchParams);
  const timeZone = timeZoneOf(request);
  return {
    discovery: filter.isList ? null : await discover({ context, address, timeZone }),
    address,
    page: recipes,
    seasonMonth,
    filter: { ...filter, page: recipes.page },
    alternates: alternatesOf(filter),
  };
}

/** What is shown before somebody looks for something. */
async function discover({
  context,
  address,
  timeZone,
}: {
  context: Readonly<RouterContextProvider>;
  address: DiscoverAddress;
  timeZone: string | null;
}) {
  const { minutes, foodIds, fitsDay } = address;
  const variables = { minutes, foodIds: [...foodIds], fitsDay, timeZone };
  const found = await execute(context, DiscoverDocument, variables);
  if (found.me === null) return { ...found, saved: [] };
  const { favoriteRecipes } = await execute(context, SavedRecipesDocument);
  return { ...found, saved: favoriteRecipes.recipes.slice(0, savedCount) };
}

export const headers = sharedPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({
    title: m.recipes_index_title(),
    description: m.recipes_index_description(),
    matches,
  }),
];

export default function Recipes({ loaderData }: Route.ComponentProps) {
  const { page, filter, seasonMonth, discovery, address } = loaderData;
  const month = monthName({ month: seasonMonth, locale: useLocale() });
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <PageHeader
        title={discovery ? m.recipes_discover_title() : m.recipes_index_title()}
        lead={discovery ? undefined : m.recipes_index_lead()}
      />
      <FindRecipe />
      {discovery ? (
        <>
          <QuickChips address={address} hasDay={Boolean(discovery.profile?.targets)} />
          <Discovery
            discovery={discovery}
            address={address}
            month={month}
            seasonal={seasonalDishes({
              recipes: page.recipes,
              limitGrams: address.fitsDay
                ? (discovery.profile?.targets?.netCarbsLimitGrams ?? null)
                : null,
              count: seasonalCount,
            })}
          />
        </>
      ) : (
        <>
          <RecipeFilters filter={filter} />
          <output className="mb-5 block font-semibold text-ink-2">
            {m.recipes_count({ count: page.totalCount })}{' '}
            <span className="font-normal">{m.recipes_season_first({ month })}</span>
          </output>
          {page.totalCount === 0 ? <NoRecipe /> : <RecipeGrid page={page} filter={filter} />}
        </>
      )}
    </Page>
  );
}

function RecipeGrid({ page, filter }: { page: RecipesQuery['recipes']; filter: RecipeFilter }) {
  const locale = useLocale();
  return (
    <>
      <CardGrid>
        {page.recipes.map((recipe, index) => (
          <RecipeTile
            key={recipe.id}
            recipe={recipe}
            headingLevel={2}
            loading={index < seenFirst ? 'eager' : 'lazy'}
          />
        ))}
      </CardGrid>
      <PageLinks
        page={page.page}
        pageCount={page.pageCount}
        pathOf={(each) => filterPath({ filter: { ...filter, page: each }, locale })}
      />
    </>
  );
}

function NoRecipe() {
  return (
    <EmptyState
      scene="searching"
      title={m.recipes_none_title()}
      text={m.recipes_none_text()}
      action={
        <ButtonLink to={screenPath('recipes', useLocale())}>{m.recipes_show_all()}</ButtonLink>
      }
    />
  );
}

/** The same choice in every language. */
function alternatesOf(filter: RecipeFilter): Record<Locale, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, filterPath({ filter, locale })]),
  ) as Record<Locale, string>;
}

function monthName({ month, locale }: { month: number; locale: Locale }): string {
  return dateWords({ date: Date.UTC(2000, month - 1, 15), locale, month: 'long' });
}
