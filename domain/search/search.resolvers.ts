import { locales } from '../../i18n/locales.ts';
import { invalidInput } from '../../lib/problems.ts';
import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { ListedTopicType } from '../community/community-types.resolvers.ts';
import { findTopics, type FoundTopics } from '../community/find-topics.ts';
import { DoctorType } from '../doctors/doctor-type.resolvers.ts';
import { findDoctors, type FoundDoctors } from '../doctors/find-doctors.ts';
import { MealPlanType, type ViewedPlan } from '../meal-plans/reading/meal-plan-type.resolvers.ts';
import { pageValues } from '../pages/page-values.ts';
import { findOwnTargets } from '../meal-plans/planning/own-targets.ts';
import { RecipeHitsType } from './recipes/recipe-hits.resolvers.ts';
import { searchLimits } from './search-limits.rules.ts';
import { mealPlanSearcher } from './search.policies.ts';
import { filterNames, readFilters, type FilterName } from './recipes/search-filters.rules.ts';
import { searchMealPlans } from './meal-plans/search-meal-plans.ts';
import { searchRecipes, type RecipeHits } from './recipes/search-recipes.ts';
import type { LibraryKind } from './library/library-documents.ts';
import {
  FoodHitsType,
  GuideHitsType,
  ThemedPlanHitsType,
  VideoHitsType,
} from './library/library-hits.resolvers.ts';
import { searchLibrary, type LibraryHits } from './library/search-library.ts';

const tabs = [
  'ALL',
  'MEAL_PLANS',
  'RECIPES',
  'FOODS',
  'GUIDES',
  'VIDEOS',
  'TOPICS',
  'DOCTORS',
] as const;
type Tab = (typeof tabs)[number];

const SearchTabType = builder.enumType('SearchTab', { values: tabs });

const SearchFiltersInput = builder.inputType('SearchFilters', {
  description:
    'A recipe must be one of the choices of each filter; of diet, ingredient and tag, all of them. ' +
    'Choices that do not exist are left out.',
  fields: (t) => {
    const choices = Object.fromEntries(filterNames.map((name) => [name, t.stringList()]));
    return choices as Record<FilterName, ReturnType<typeof t.stringList>>;
  },
});

const SearchInput = builder.inputType('SearchInput', {
  fields: (t) => ({
    text: t.string({
      defaultValue: '',
      description: `At most ${searchLimits.textLength} characters. Its last word may be half typed.`,
    }),
    filters: t.field({ type: SearchFiltersInput }),
    tab: t.field({ type: SearchTabType, defaultValue: 'ALL' }),
    first: t.int({
      defaultValue: searchLimits.pageSize,
      description: `1 to ${searchLimits.first}: how many of each kind.`,
    }),
    afterId: t.id({ description: 'The last recipe of the page above.' }),
  }),
});

interface ViewedPlans {
  mealPlans: ViewedPlan[];
  totalCount: number;
  ownCount: number;
}

const MealPlanHitsType = builder.objectRef<ViewedPlans>('MealPlanHits').implement({
  fields: (t) => ({
    mealPlans: t.field({
      type: [MealPlanType],
      description: 'The best first; without a text, the followed one and then the newest.',
      resolve: ({ mealPlans }) => mealPlans,
    }),
    totalCount: t.exposeInt('totalCount', { description: 'That fit.' }),
    ownCount: t.exposeInt('ownCount', { description: 'Of the viewer, whether or not they fit.' }),
  }),
});

interface SearchAnswer {
  topics: FoundTopics | null;
  doctors: FoundDoctors | null;
  recipes: RecipeHits | null;
  /** For who asks for them: they are read with all their dishes. */
  findMealPlans: () => Promise<ViewedPlans | null>;
  library: LibraryHits;
}

const DoctorHitsType = builder.objectRef<FoundDoctors>('DoctorHits').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    doctors: t.field({
      type: [DoctorType],
      description: 'By name.',
      resolve: ({ doctors }) => [...doctors],
    }),
  }),
});

const TopicHitsType = builder.objectRef<FoundTopics>('TopicHits').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    topics: t.field({
      type: [ListedTopicType],
      description: 'Of the community, in the language of the endpoint; the latest replies first.',
      resolve: ({ topics }) => [...topics],
    }),
  }),
});

const nullOnOtherTabs =
  'Null on the tabs of other kinds, and on `ALL` without a text; `ALL` shows the first few.';

const SearchAnswerType = builder.objectRef<SearchAnswer>('SearchAnswer').implement({
  fields: (t) => ({
    recipes: t.field({
      type: RecipeHitsType,
      nullable: true,
      description: 'Null on the tabs of other kinds.',
      resolve: ({ recipes }) => recipes,
    }),
    mealPlans: t.field({
      type: MealPlanHitsType,
      nullable: true,
      description:
        "The viewer's own; null for others than members, and on the tabs of other kinds.",
      resolve: ({ findMealPlans }) => findMealPlans(),
    }),
    themedPlans: t.field({
      type: ThemedPlanHitsType,
      nullable: true,
      description: `Made by our editors, open to everyone. ${nullOnOtherTabs}`,
      resolve: ({ library }) => library.themedPlan,
    }),
    foods: t.field({
      type: FoodHitsType,
      nullable: true,
      description: `Of the food table. ${nullOnOtherTabs}`,
      resolve: ({ library }) => library.food,
    }),
    guides: t.field({
      type: GuideHitsType,
      nullable: true,
      description: `Pages that are read. ${nullOnOtherTabs}`,
      resolve: ({ library }) => library.guide,
    }),
    videos: t.field({
      type: VideoHitsType,
      nullable: true,
      description: `Films, open to everyone or for members. ${nullOnOtherTabs}`,
      resolve: ({ library }) => library.video,
    }),
    hasTopics: t.boolean({
      description: 'Whether there is a community, and so a tab of its topics.',
      resolve: (_answer, _input, { services }) => services.settings.COMMUNITY !== 'off',
    }),
    topics: t.field({
      type: TopicHitsType,
      nullable: true,
      description: `Of the community, if there is one. ${nullOnOtherTabs}`,
      resolve: ({ topics }) => topics,
    }),
    doctors: t.field({
      type: DoctorHitsType,
      nullable: true,
      description: `Of the directory. ${nullOnOtherTabs}`,
      resolve: ({ doctors }) => doctors,
    }),
  }),
});

builder.queryFields((t) => ({
  search: t.field({
    type: SearchAnswerType,
    args: { input: t.arg({ type: SearchInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const asked = {
        text: checkedText(input.text ?? ''),
        first: checkedFirst(input.first ?? searchLimits.pageSize),
        filters: readFilters((name) => input.filters?.[name] ?? []),
        afterId: input.afterId ? String(input.afterId) : null,
      };
      const tab = input.tab ?? 'ALL';
      const [recipes, library, topics, doctors] = await Promise.all([
        answerRecipes({ tab, asked, context }),
        answerLibrary({ tab, asked, context }),
        answerTopics({ tab, asked, context }),
        answerDoctors({ tab, asked, context }),
      ]);
      let mealPlans: Promise<ViewedPlans | null> | undefined;
      const findMealPlans = () => (mealPlans ??= answerMealPlans({ tab, asked, context }));
      return { recipes, findMealPlans, library, topics, doctors };
    },
  }),
}));

function checkedText(text: string): string {
  if (text.length > searchLimits.textLength) throw invalidInput();
  return text.trim();
}

function checkedFirst(first: number): number {
  if (first < 1 || first > searchLimits.first) throw invalidInput();
  return first;
}

interface Answering {
  tab: Tab;
  asked: Pick<Parameters<typeof searchRecipes>[0], 'text' | 'first' | 'filters' | 'afterId'>;
  context: RequestContext;
}

async function answerRecipes({ tab, asked, context }: Answering): Promise<RecipeHits | null> {
  if (tab !== 'ALL' && tab !== 'RECIPES') return null;
  const { services, locale } = context;
  const language = locales[locale].contentLanguage;
  return searchRecipes({ ...asked, content: services.content, language });
}

async function answerMealPlans({ tab, asked, context }: Answering): Promise<ViewedPlans | null> {
  const searcher = mealPlanSearcher(context);
  if ((tab !== 'ALL' && tab !== 'MEAL_PLANS') || searcher === null) return null;
  const { services, locale } = context;
  const { db, clock, content } = services;
  const { userId } = searcher;
  const { text, first } = asked;
  const [found, targets] = await Promise.all([
    searchMealPlans({ db, content, userId, locale, text, first }),
    findOwnTargets({ db, clock, userId }),
  ]);
  const { totalCount, ownCount } = found;
  return { mealPlans: found.plans.map((plan) => ({ plan, targets })), totalCount, ownCount };
}

const kindsOfTab: Readonly<Record<Tab, readonly LibraryKind[]>> = {
  ALL: ['themedPlan', 'food', 'guide', 'video'],
  MEAL_PLANS: ['themedPlan'],
  RECIPES: [],
  FOODS: ['food'],
  GUIDES: ['guide'],
  VIDEOS: ['video'],
  TOPICS: [],
  DOCTORS: [],
};

async function answerLibrary({ tab, asked, context }: Answering): Promise<LibraryHits> {
  const { text, first } = asked;
  const isOverview = tab === 'ALL';
  return searchLibrary({
    text,
    kinds: isOverview && text === '' ? [] : kindsOfTab[tab],
    first: isOverview ? Math.min(first, searchLimits.overview) : first,
    locale: context.locale,
    content: context.services.content,
    themedPlans: context.services.themedPlans,
    pages: context.services.pages,
    videos: context.services.videos,
    values: pageValues(context),
  });
}

async function answerTopics({ tab, asked, context }: Answering): Promise<FoundTopics | null> {
  const { services, locale } = context;
  const { text, first } = asked;
  const isOverview = tab === 'ALL' && text !== '';
  const isAsked = isOverview || tab === 'TOPICS';
  if (!isAsked || services.settings.COMMUNITY === 'off') return null;
  return findTopics({
    db: services.db,
    search: { language: locales[locale].contentLanguage, area: null, text },
    order: 'LATEST_REPLIES',
    limit: isOverview ? Math.min(first, searchLimits.overview) : first,
    offset: 0,
  });
}

async function answerDoctors({ tab, asked, context }: Answering): Promise<FoundDoctors | null> {
  const { text, first } = asked;
  const isOverview = tab === 'ALL' && text !== '';
  if (!isOverview && tab !== 'DOCTORS') return null;
  const search = { text, country: null, language: null, isTelehealth: false };
  const limit = isOverview ? Math.min(first, searchLimits.overview) : first;
  return findDoctors({ db: context.services.db, search, limit });
}
