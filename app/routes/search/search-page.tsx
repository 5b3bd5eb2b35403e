import * as m from '../../../i18n/paraglide/messages.js';
import type { SearchQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLinks } from '../../ui/navigation/tabs.tsx';
import { DoctorResults, DoctorRows } from './doctor-results.tsx';
import { FoodResults, FoodRows } from './food-results.tsx';
import { VideoResults, VideoRows } from './video-results.tsx';
import { GuideResults, GuideRows } from './guide-results.tsx';
import { MealPlanResults, MealPlanRows, ThemedPlanRows } from './meal-plan-results.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { RecipeResults } from './recipe-results.tsx';
import { searchPath, searchTabs, type SearchAddress, type SearchTab } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { TopicResults, TopicRows } from './topic-results.tsx';

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
      <Tabs address={address} hasTopics={answer?.hasTopics ?? false} />
      {answer === null ? <OutOfReach /> : <Results address={address} answer={answer} />}
    </Page>
  );
}

const tabWords: Record<SearchTab, () => string> = {
  all: m.search_tab_all,
  'meal-plans': m.search_tab_meal_plans,
  recipes: m.search_tab_recipes,
  foods: m.search_tab_foods,
  guides: m.search_tab_guides,
  videos: m.videos_title,
  topics: m.search_tab_topics,
  doctors: m.doctors_short,
};

function Tabs({ address, hasTopics }: { address: SearchAddress; hasTopics: boolean }) {
  const locale = useLocale();
  const tabs = searchTabs.filter((tab) => hasTopics || tab !== 'topics');
  const items = tabs.map((tab) => ({
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
  const { recipes, mealPlans = null, themedPlans, foods, guides, videos, topics, doctors } = answer;
  switch (address.tab) {
    case 'meal-plans':
      return <MealPlanResults address={address} mealPlans={mealPlans} themedPlans={themedPlans} />;
    case 'foods':
      return foods && <FoodResults address={address} foods={foods} />;
    case 'guides':
      return guides && <GuideResults address={address} guides={guides} />;
    case 'videos':
      return videos && <VideoResults address={address} videos={videos} />;
    case 'topics':
      return topics && <TopicResults address={address} topics={topics} />;
    case 'doctors':
      return doctors && <DoctorResults address={address} doctors={doctors} />;
    case 'recipes':
    case 'all':
      return (
        <>
          {mealPlans && <MealPlanRows address={address} mealPlans={mealPlans} />}
          {themedPlans && <ThemedPlanRows address={address} themedPlans={themedPlans} />}
          {foods && <FoodRows address={address} foods={foods} />}
          {guides && <GuideRows address={address} guides={guides} />}
          {videos && <VideoRows address={address} videos={videos} />}
          {topics && <TopicRows address={address} topics={topics} />}
          {doctors && <DoctorRows address={address} doctors={doctors} />}
          {recipes && (
            <RecipeResults address={address} recipes={recipes} hasOthers={hasOthers(answer)} />
          )}
        </>
      );
  }
}

function hasOthers({ recipes: _recipes, hasTopics: _has, ...others }: SearchAnswer): boolean {
  return Object.values(others).some(
    (hits) => typeof hits === 'object' && (hits?.totalCount ?? 0) > 0,
  );
}
