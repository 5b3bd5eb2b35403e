import * as m from '../../../i18n/paraglide/messages.js';
import {
  FollowingPlanDocument,
  HomeCalendarDocument,
  MemberHomeDocument,
} from './operations.gen.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { Page } from '../../ui/layout/page.tsx';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { unitsOf } from '../../amounts/units-preference.ts';
import { addLocalDays, type LocalDay } from '../../../lib/local-time.ts';
import { execute } from '../../graphql/api.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { readersHour, readersMoment, timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import type { Route } from './+types/member-home.ts';
import { useReadersHour } from '../../dates/browser-time.ts';
import { useHomeCopy } from './use-home-copy.ts';
import { DayCard } from './day-card.tsx';
import { FavoritesRow } from './favorites-row.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { Greeting } from './greeting.tsx';
import { NextGuideCard } from './next-guide-card.tsx';
import { laterPart } from '../../loading/later-part.tsx';
import { NextMealCard } from './next-meal-card.tsx';
import { NextWeekCard } from './next-week-card.tsx';
import { readOtherDishes } from '../../plans/other-dishes.ts';
import { NoPlan } from './no-plan.tsx';
import { eveningBeforePlan } from '../../plans/evening-before.ts';
import { planStanding } from '../../plans/current-day.ts';
import { daysEaten, planAfter } from '../../plans/plan-after.ts';
import { PlanWaits } from './plan-waits.tsx';
import { bringsNextMeal, findDay, findNextMeal, type HomePlan } from './plan-day.ts';
import { usePlanAhead } from './use-plan-ahead.ts';
import { ProgramTodayCard } from './program-today-card.tsx';
import { QuickLinks } from './quick-links.tsx';
import { TermsChanged } from './terms-changed.tsx';
import { WaitingSuggestions } from '../pro/assignments/suggestions.tsx';
import { RecipeCollections } from '../recipes/index/recipe-collections.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = pageAddress(request);
  const document = MemberHomeDocument;
  const otherDishes = readOtherDishes(url.searchParams);
  const variables = { timeZone: timeZoneOf(request), otherDishes };
  const home = await executeAsMember({ context, url, document, variables });
  if (home.me === null) throw redirectToLogin(request);
  const now = new Date();
  const { day } = readersMoment({ request, now });
  const hour = readersHour({ request, now });
  const plan = home.currentMealPlan;
  return {
    brand: home.brand,
    firstName: home.me.firstName,
    hasProfile: Boolean(home.profile?.targets),
    isPremiumMember: home.membershipSubscription?.status === 'ACTIVE',
    hasFirstSteps: home.hasFirstStepsLeft,
    hasTermsToAccept: home.hasTermsToAccept,
    plan,
    ...(await planAfterwards({ context, plan, date: day, hour: hour?.hour ?? null })),
    nextWeek: home.nextMealPlan,
    eveningBefore: plan && eveningBeforePlan({ plan, today: day, locale: requestLocale(request) }),
    otherDishes,
    requestKey: crypto.randomUUID(),
    units: unitsOf({ request, profile: home.profile }),
    program: home.currentProgram,
    hasCommunity: home.community !== null,
    guides: home.guides,
    videos: [...home.cookedVideos, ...home.lessonVideos],
    suggestions: home.myProAssignments,
    favorites: home.favoriteRecipes.recipes,
    collections: home.recipeCollections,
    dayGuess: day,
    readersHour: hour,
  };
}

/**
 * The plan that takes over, where it may bring the next meal: on the last day of the one before it.
 * While something of today is left nobody needs to know of it.
 */
async function planAfterwards(args: {
  context: Route.LoaderArgs['context'];
  plan: HomePlan | null;
  date: LocalDay;
  hour: number | null;
}): Promise<{ dayCount: number; following: HomePlan | null }> {
  const { context, plan, date, hour } = args;
  const nothing = { dayCount: plan?.days.length ?? 0, following: null };
  if (plan === null || plan.beginsOn === null || plan.beginsOn > date) return nothing;
  if (bringsNextMeal({ plan, date, hour })) return nothing;
  const { mealPlanCalendar: calendar } = await execute(context, HomeCalendarDocument);
  const after = planAfter({ calendar, beginsOn: plan.beginsOn });
  if (after === null) return nothing;
  const dayCount = daysEaten({ plan, after });
  const isLastDay = addLocalDays(plan.beginsOn, dayCount) <= addLocalDays(date, 1);
  if (!isLastDay) return { dayCount, following: null };
  const { mealPlan } = await execute(context, FollowingPlanDocument, { slug: after.slug });
  return { dayCount, following: mealPlan };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.home_member_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

const VideoShelves = await laterPart(
  async () => (await import('./video-shelves.tsx')).VideoShelves,
);

export default function MemberHome({ loaderData }: Route.ComponentProps) {
  const { firstName, plan, program, units, favorites, collections, dayGuess } = loaderData;
  useTimeZone();
  useHomeCopy({ plan, units, favorites });
  const planAhead = usePlanAhead(plan);
  const now = useReadersHour(loaderData.readersHour);
  const date = now?.day ?? dayGuess;
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      {loaderData.hasTermsToAccept && <TermsChanged />}
      <Greeting firstName={firstName} now={now} />
      <WaitingSuggestions suggestions={loaderData.suggestions} />
      {planAhead ? (
        <PlanCards {...loaderData} plan={planAhead} date={date} now={now} />
      ) : (
        <NoPlan {...loaderData} />
      )}
      {loaderData.nextWeek && <NextWeekCard {...loaderData} week={loaderData.nextWeek} />}
      {program && <ProgramTodayCard program={program} />}
      {loaderData.hasFirstSteps && <FirstStepsCard />}
      <NextGuideCard guides={loaderData.guides} />
      <QuickLinks hasCommunity={loaderData.hasCommunity} />
      <FavoritesRow recipes={favorites} />
      <RecipeCollections collections={collections} />
      <VideoShelves videos={loaderData.videos} />
    </Page>
  );
}

interface PlanCardsProps extends Pick<
  Route.ComponentProps['loaderData'],
  'following' | 'dayCount' | 'nextWeek' | 'eveningBefore' | 'dayGuess'
> {
  plan: HomePlan;
  date: string;
  now: ReturnType<typeof useReadersHour>;
}

/** What is next in full, and the meals of the day; before and after the plan, what to do now. */
function PlanCards({ plan, date, now, following, dayCount, nextWeek, ...page }: PlanCardsProps) {
  // What was said of tonight is of the day on which it was said.
  const evening = date === page.dayGuess ? page.eveningBefore : null;
  const waiting = { plan, evening };
  const standing = planStanding({ mealPlan: plan, today: date });
  if (standing !== 'running') return <PlanWaits {...waiting} standing={standing} />;
  const found = findDay({ plan, date });
  if (found === null) return null;
  const next = findNextMeal({ plan, following, dayCount, date, now });
  const today = <DayCard plan={plan} day={found.day} />;
  // The week that is offered stands below.
  if (next === null && nextWeek !== null) return today;
  return (
    <div className="grid items-start gap-gutter lg:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)] lg:items-stretch">
      {next ? <NextMealCard next={next} /> : <PlanWaits {...waiting} standing="over" />}
      {today}
    </div>
  );
}
