import * as m from '../../../i18n/paraglide/messages.js';
import type { SearchQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLinks } from '../../ui/navigation/tabs.tsx';
import { MealPlanResults, MealPlanRows } from './meal-plan-results.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { RecipeResults } from './recipe-results.tsx';
import { searchPath, searchTabs, type SearchAddress, type SearchTab } from './search-address.ts';
import { SearchBox } from './search-box.tsx';

export type SearchAnswer = SearchQuery['search'];

interface SearchPageProps {
  address: SearchAddress;
  /** Null while the server cannot be reached. */
  answer: SearchAnswer | null;
}

export function SearchPage({ address, answer }: SearchPageProps) {
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <PageHeader title={m.search_title()} />
      <SearchBox address={address} />
      <Tabs address={address} />
      {answer === null ? <OutOfReach /> : <Results address={address} answer={answer} />}
    </Page>
  );
}

const tabWords: Record<SearchTab, () => string> = {
  all: m.search_tab_all,
  'meal-plans': m.search_tab_meal_plans,
  recipes: m.search_tab_recipes,
};

function Tabs({ address }: { address: SearchAddress }) {
  const locale = useLocale();
  const items = searchTabs.map((tab) => ({
    to: searchPath({ ...address, locale, tab, page: 1 }),
    label: tabWords[tab](),
    isCurrent: tab === address.tab,
  }));
  return (
    <div className="pt-5 pb-4">
      <TabLinks label={m.search_tabs()} items={items} />
    </div>
  );
}

function Results({ address, answer }: { address: SearchAddress; answer: SearchAnswer }) {
  const { recipes, mealPlans } = answer;
  if (recipes === null) return <MealPlanResults address={address} mealPlans={mealPlans} />;
  return (
    <>
      {mealPlans !== null && <MealPlanRows address={address} mealPlans={mealPlans} />}
      <RecipeResults address={address} recipes={recipes} />
    </>
  );
}
