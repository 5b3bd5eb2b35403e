import type { ComponentProps } from 'react';
import { openPlaces } from '../edit/open-places.ts';
import { redirect } from 'react-router';
import { localeCodes, locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  ListChangesOfMealPlanDocument,
  MealPlanCalendarAddressDocument,
  MealPlanDocument,
  MealPlanTeaserDocument,
  NextWeekOfferDocument,
  ThingsOfMealPlanDocument,
  type MealPlanTeaserQuery,
  type OfferedWeekFragment,
  type ShownPlanFragment,
} from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { sentValue } from '../../../forms/form-answers.ts';
import { membershipOffer } from '../../../members-only/membership-offer.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import { leaveFormerAddress } from '../../../shell/former-address.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { cardPath, type SocialPicture } from '../../../shell/social-picture.tsx';
import { readersHour, readersMoment, timeZoneOf } from '../../../dates/time-zone.ts';
import { unitsOf } from '../../../amounts/units-preference.ts';
import type { Route } from './+types/meal-plan.ts';
import { changePlan } from '../changes/plan-forms.ts';
import { statusOf } from '../../../members-only/execute-as-member.ts';
import { loadBestInstead, loadSelection } from '../edit/load-selection.ts';
import { MealPlansError } from '../meal-plans-error.tsx';
import { readDish, readPlace, type MealPlace } from '../meal-place.ts';
import { planQuery, readPlanAddress, type PlanAddress } from '../plan-address.ts';
import { findDish } from './open-dialog.ts';
import { quickMinutes } from './plan-lead.ts';
import { PlanPage } from './plan-page.tsx';
import { statedMinutes } from './stated-minutes.ts';
import { toldChange } from './told-change.ts';
import { whyThisWeek } from './why-this-week.ts';
import { usePlanAway } from '../away/use-plan-away.ts';
import type { DifferenceKinds } from '../../../plans/to-buy-words.ts';
import { readOtherDishes } from '../../../plans/other-dishes.ts';
import {
  EaterNamesContext,
  eaterNamesOf,
  nobodyNamed,
  type EaterNames,
} from '../../../plans/eater-names.ts';
import { isLastDayOf, planStanding } from '../../../plans/current-day.ts';
import { daysEaten, planAfter } from '../../../plans/plan-after.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import { loadPlannerDoor, PlannerDoor } from '../themed/planner-door.tsx';
import { laterPart } from '../../../loading/later-part.tsx';

const TeaserPage = await laterPart(
  async () => (await import('../themed/teaser-page.tsx')).TeaserPage,
);
type LoadArgs = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>;

export async function loader(args: LoadArgs) {
  const address = readPlanAddress(args.url.searchParams);
  try {
    return await loadPlan({ ...args, address });
  } catch (error) {
    if (![401, 403].includes(statusOf(error) ?? 0)) throw error;
    return loadTeaser({ ...args, error });
  }
}

async function loadPlan(args: LoadArgs & { address: PlanAddress }) {
  const { context, params, request, url, address } = args;
  const { tab } = address;
  const withMethod = tab === 'ingredients' || tab === 'instructions';
  const timeZone = timeZoneOf(request);
  const slug = params.slug ?? '';
  const variables = { slug, timeZone, withMethod, withVideo: tab === 'video' };
  const { mealPlan, mealPlanCalendar, profile, shoppingListInBasket } = await execute(
    context,
    MealPlanDocument,
    variables,
  );
  leaveFormerSlug({ ...args, slug: mealPlan.slug });
  const picking = mealPlan.canEdit ? address.picking : null;
  const opened = mealPlan.canEdit ? address.dish : null;
  const choosing = { context, mealPlanId: mealPlan.id, timeZone, targets: mealPlan.targets };
  const now = new Date();
  const moment = readersMoment({ request, now });
  const stated = statedMinutes(profile?.answers.cookingTime);
  const isEnding = mealPlan.isOwn && isLastDayOf({ mealPlan, date: moment.day });
  const otherDishes = readOtherDishes(url.searchParams);
  const isBegun = ['running', 'over'].includes(planStanding({ mealPlan, today: moment.day }));
  return {
    plan: mealPlan,
    teaser: null,
    door: null,
    address: { ...address, picking },
    units: unitsOf({ request, profile }),
    eaterNames: mealPlan.isOwn ? eaterNamesOf(profile?.answers ?? null) : nobodyNamed,
    selection:
      picking &&
      (await loadSelection({
        ...choosing,
        isLunchToo: isLunchToo({ mealPlan, place: { ...picking, recipeId: picking.swappedId } }),
        picking,
      })),
    instead:
      opened &&
      (await loadBestInstead({
        ...choosing,
        isLunchToo: isLunchToo({ mealPlan, place: opened }),
        place: opened,
      })),
    calendarAddress:
      address.dialog === 'calendar'
        ? (await execute(context, MealPlanCalendarAddressDocument)).mealPlanCalendarAddress
        : null,
    link: new URL(screenPath('mealPlan', requestLocale(request), { slug: mealPlan.slug }), url)
      .href,
    listChanges: mealPlan.isOwn ? await listChangesOf({ context, mealPlanId: mealPlan.id }) : null,
    requestKey: crypto.randomUUID(),
    calendar: mealPlanCalendar,
    moment,
    openMeals: openPlaces({ mealPlan, date: moment.day }),
    dayCount: daysEaten({
      plan: mealPlan,
      after: planAfter({ calendar: mealPlanCalendar, beginsOn: mealPlan.beginsOn }),
    }),
    readersHour: readersHour({ request, now }),
    inBasket: shoppingListInBasket,
    thingCount: mealPlan.isOwn && !isBegun ? await thingCountOf({ context, slug }) : null,
    nextWeek: isEnding ? await nextWeekOf({ context, timeZone, otherDishes }) : null,
    otherDishes,
    quickMinutes: quickMinutes(profile?.answers.cookingTime),
    stated,
    whyThisWeek: whyThisWeek({ mealPlan, locale: requestLocale(request) }),
    told: await toldChange({ context, mealPlan, address, stated, locale: requestLocale(request) }),
    alternates: alternatesOf(mealPlan.slugs),
  };
}

function leaveFormerSlug({ params, request, slug }: LoadArgs & { slug: string }): void {
  const path = screenPath('mealPlan', requestLocale(request), { slug });
  leaveFormerAddress({ request, asked: params.slug, slug, path });
}

/** Whether the dish that is to give way is lunch the day after as well. */
function isLunchToo({
  mealPlan,
  place: { recipeId, ...meal },
}: {
  mealPlan: Pick<ShownPlanFragment, 'days'>;
  place: MealPlace & { recipeId: string | null };
}): boolean {
  if (recipeId === null) return false;
  const dish = findDish({ mealPlan, place: { ...meal, recipeId } });
  return dish !== null && dish.leftoversOnDay !== null;
}

/** How many things the plan asks for in the shop. */
async function thingCountOf({
  context,
  slug,
}: Pick<LoadArgs, 'context'> & { slug: string }): Promise<number> {
  const { mealPlan } = await execute(context, ThingsOfMealPlanDocument, { slug });
  return mealPlan.toBuy.count;
}

/** The week that follows, before it is kept. */
async function nextWeekOf(
  args: Pick<LoadArgs, 'context'> & { timeZone: string | null; otherDishes: number },
): Promise<OfferedWeekFragment | null> {
  const { context, ...variables } = args;
  return (await execute(context, NextWeekOfferDocument, variables)).nextMealPlan;
}

/** What became of the rows of the list; null where the list is as the plan, or not for it. */
async function listChangesOf({
  context,
  mealPlanId,
}: Pick<LoadArgs, 'context'> & { mealPlanId: string }): Promise<DifferenceKinds | null> {
  const answer = await execute(context, ListChangesOfMealPlanDocument, { mealPlanId });
  return answer.shoppingPlanChanges?.items.map(({ kind }) => kind) ?? null;
}

/** Whoever is no member sees what a themed or shared plan is; any other plan is for logging in. */
async function loadTeaser(args: LoadArgs & { error: unknown }) {
  const { context, params, url, error } = args;
  const variables = { slug: params.slug ?? '' };
  const { mealPlanTeaser, me, offers } = await execute(context, MealPlanTeaserDocument, variables);
  if (mealPlanTeaser === null) {
    if (statusOf(error) === 401) throw redirectToLogin(new Request(url));
    const door = await loadPlannerDoor(context);
    return { plan: null, teaser: null, door, alternates: null };
  }
  leaveFormerSlug({ ...args, slug: mealPlanTeaser.slug });
  return {
    plan: null,
    door: null,
    teaser: mealPlanTeaser,
    offer: membershipOffer({ offers, me }),
    alternates: alternatesOf(mealPlanTeaser.slugs),
    ...pictureOf({ teaser: mealPlanTeaser, locale: requestLocale(args.request) }),
  };
}

/** A themed plan has a picture of its own; one that a member shares shows the site's. */
function pictureOf(args: {
  teaser: NonNullable<MealPlanTeaserQuery['mealPlanTeaser']>;
  locale: Locale;
}): { socialPicture?: SocialPicture } {
  const { teaser, locale } = args;
  if (teaser.kind !== 'THEMED') return {};
  const path = cardPath({ kind: 'plan', id: teaser.id, locale });
  return { socialPicture: { path, alt: teaser.title ?? teaser.description } };
}

/** Themed plans have another address in every language, all others the same. */
function alternatesOf(
  slugs: NonNullable<MealPlanTeaserQuery['mealPlanTeaser']>['slugs'],
): Record<Locale, string> {
  const paths = localeCodes.map((locale) => {
    const { contentLanguage } = locales[locale];
    const slug = slugs.find(({ language }) => language === contentLanguage)?.slug ?? '';
    return [locale, screenPath('mealPlan', locale, { slug })];
  });
  return Object.fromEntries(paths) as Record<Locale, string>;
}

export async function action(args: Route.ActionArgs) {
  const answer = await changePlan(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const { request, url } = args;
  const { intent } = answer;
  const slug = answer.result?.slug ?? '';
  const locale = requestLocale(request);
  const { tab } = readPlanAddress(url.searchParams);
  switch (intent) {
    case 'delete': {
      const query = { done: intent, plan: sentValue(answer, 'meal_plan_id') };
      return redirect(screenPath('myMealPlanner', locale, undefined, { query }));
    }
    case 'copy': {
      const query = { done: intent };
      return redirect(screenPath('mealPlan', locale, { slug }, { query }));
    }
    case 'generate':
      return redirect(screenPath('mealPlan', locale, { slug }));
    case 'share':
    case 'open-calendar':
    case 'close-calendar': {
      const dialog = intent === 'share' ? 'share' : 'calendar';
      return redirect(`${url.pathname}${planQuery({ tab, dialog, done: intent })}`);
    }
    case 'add':
    case 'move':
    case 'swap':
    case 'regenerate': {
      const changed = ['to', 'dish', 'only'].map((name) => readPlace(sentValue(answer, name)));
      const fresh = changed.find((place) => place !== null) ?? null;
      return redirect(`${url.pathname}${planQuery({ tab, fresh, done: intent })}`);
    }
    case 'remove':
    case 'remove-both': {
      const gone = readDish(sentValue(answer, 'dish'));
      return redirect(`${url.pathname}${planQuery({ tab, gone, done: intent })}`);
    }
    default:
      return redirect(`${url.pathname}${planQuery({ tab, done: intent })}`);
  }
}

export { reloadUnlessAway as shouldRevalidate } from '../away/reload-unless-away.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shown = loaderData?.plan ?? loaderData?.teaser;
  const title = shown ? planTitle(shown) : m.meal_plans_planner_title();
  if (!import.meta.env.SSR) return pageHead({ title, matches });
  const isPublic = loaderData?.teaser?.kind === 'THEMED';
  const description = isPublic ? loaderData.teaser?.description : undefined;
  return [
    ...pageHead({ title, description, type: 'article', matches }),
    ...(isPublic ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function MealPlan({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, teaser, door } = loaderData;
  if (door !== null) {
    return <PlannerDoor {...door} notice={m.error_meal_plan_membership_required()} />;
  }
  if (teaser !== null) return <TeaserPage teaser={teaser} offer={loaderData.offer} />;
  return <Plan {...loaderData} mealPlan={plan} result={actionData ?? null} />;
}

type PlanProps = ComponentProps<typeof PlanPage>;

function Plan({ eaterNames, ...page }: PlanProps & { eaterNames: EaterNames }) {
  const shown = usePlanAway(page);
  const why = shown.mealPlan === page.mealPlan ? page.whyThisWeek : null;
  return (
    <EaterNamesContext value={eaterNames}>
      <PlanPage {...page} {...shown} whyThisWeek={why} />
    </EaterNamesContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MealPlansError error={error} />;
}
