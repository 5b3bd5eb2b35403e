import type { ReactNode } from 'react';
import { roundableDayNetCarbs } from '../../../domain/recipes/nutrition/strictness.rules.ts';
import { numberFormat } from '../../../lib/formats.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { dishMinutes } from '../../../domain/kitchen/dish-minutes.rules.ts';
import type { PlanPreviewQuery } from './operations.gen.ts';
import { dateInSentence, shortDateHeading } from '../../dates/weekday-name.ts';
import { useLocale } from '../../shell/locale.ts';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { everybodyNamed, type NamedEaters } from '../../plans/eater-names.ts';
import { eveningBeforeText } from '../../plans/evening-before.ts';
import { Yolk } from '../../ui/data/yolk.tsx';
import { AllMeals } from './all-meals.tsx';
import { dinnerOf, makesLunch, whyTheseDinners } from './why-these-dinners.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { Link } from '../../ui/navigation/link.ts';

export type RevealedWeek = NonNullable<PlanPreviewQuery['mealPlanPreview']>;
type Day = RevealedWeek['days'][number];

/** Of the grams that fill the white of a day, what fills the white of a plate. */
const shareOfPlate = 0.57;

/** The grams that fill the white of a day: a keto day is a large yolk, and a liberal one larger. */
function gramsThatFill({ targets }: RevealedWeek): number {
  return Math.max(28, targets.netCarbsLimitGrams * 1.1);
}

interface RevealedWeekProps {
  week: RevealedWeek;
  name: string | null;
  eaters: NamedEaters;
  today: LocalDay;
  /** Something can be said of the weight. */
  hasProjection: boolean;
}

/** The week that the answers gave: seven dinners land, then what else is in it. */
export function RevealedWeek({ week, name, eaters, today, hasProjection }: RevealedWeekProps) {
  const isTwoMeals = week.days[0]?.meals.length === 2;
  const most = gramsThatFill(week);
  const locale = useLocale();
  const withCampaign = useCampaignLink();
  const reasons = whyTheseDinners(week.days, locale);
  const evening = eveningBefore({ week, today, locale });
  return (
    <>
      <section className="page-width grid gap-3.5 pt-2 pb-6">
        <h1 className="text-[clamp(2.6rem,1.7rem+3.8vw,4.75rem)] leading-none tracking-tight text-balance">
          {name === null ? m.onboarding_reveal_title() : m.onboarding_reveal_title_named({ name })}
        </h1>
        <p className="max-w-[52ch] text-lg text-ink-2">
          {leadOf({ week, eaters, isTwoMeals, locale })}
        </p>
        <Figures facts={week.facts} most={most} />
      </section>
      <ol className="table-check grid gap-5.5 overflow-hidden bg-table-sky px-edge py-7 lg:grid-cols-7 lg:items-start lg:gap-3.5 lg:px-[max(var(--spacing-edge),calc(50vw-40rem))] lg:py-12">
        {week.days.map((day, index) => (
          <Dinner
            key={day.index}
            day={day}
            days={week.days}
            most={most * shareOfPlate}
            why={reasons[index] ?? ''}
          />
        ))}
      </ol>
      <section className="page-width grid items-center gap-6 py-9 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h2 className="text-h2">
            {isTwoMeals ? m.onboarding_reveal_rest_two() : m.onboarding_reveal_rest()}
          </h2>
          <p className="mt-2 max-w-[34rem] text-ink-2">
            {m.onboarding_reveal_rest_text({
              dishes: week.facts.dishCount,
              things: week.toBuy.count,
              minutes: week.facts.mostMinutes,
            })}
          </p>
          {evening !== null && <p className="mt-2 max-w-[34rem] font-semibold">{evening}</p>}
        </div>
        <OtherPlates days={week.days} />
        <AllMeals days={week.days} />
      </section>
      {hasProjection && (
        <p className="page-width pb-9">
          <Link to={withCampaign(screenPath('yourPlan', locale))} className="link font-semibold">
            {m.your_plan_preview_link()}
          </Link>
        </p>
      )}
    </>
  );
}

function eveningBefore(args: Pick<RevealedWeekProps, 'week' | 'today'> & { locale: Locale }) {
  const [first] = args.week.days;
  if (first === undefined) return null;
  const { date, meals } = first;
  const dishes = meals.flatMap(({ meal, recipes }) => recipes.map((dish) => ({ meal, ...dish })));
  return eveningBeforeText({ ...args, dishes, date });
}

/** "Seven dinners from Monday, Nov 23, and the breakfasts and lunches around them"; or whom they are for. */
function leadOf(args: {
  week: RevealedWeek;
  eaters: NamedEaters;
  isTwoMeals: boolean;
  locale: Locale;
}): string {
  const { week, eaters, isTwoMeals, locale } = args;
  const [first] = week.days;
  const day = first === undefined ? '' : dateInSentence({ date: first.date, locale });
  const names = everybodyNamed({ eaters, names: eaters.names, locale });
  if (names !== null) return m.onboarding_reveal_lead_named({ names, day });
  return isTwoMeals
    ? m.onboarding_reveal_lead_two_from({ day })
    : m.onboarding_reveal_lead_from({ day });
}

function Figures({ facts, most }: Pick<RevealedWeek, 'facts'> & { most: number }) {
  const { cookingMinutesPerDay, keptLunchCount, dishCount } = facts;
  const grams = roundableDayNetCarbs(facts.netCarbsGramsPerDay);
  return (
    <dl className="mt-1.5 flex flex-wrap gap-x-[clamp(1rem,4vw,2.5rem)] gap-y-2">
      <Figure label={m.onboarding_reveal_net_carbs()}>
        <Yolk size="lg" grams={grams} max={most} label={String(Math.round(grams))} />
        {m.units_g()}
      </Figure>
      <Figure label={m.onboarding_reveal_cooking()}>
        {m.recipes_minutes_short({ count: Math.round(cookingMinutesPerDay) })}
      </Figure>
      {keptLunchCount > 0 ? (
        <Figure label={m.onboarding_reveal_lunches()}>{keptLunchCount}</Figure>
      ) : (
        <Figure label={m.onboarding_reveal_dishes()}>{dishCount}</Figure>
      )}
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="flex min-h-13.5 items-center gap-1.5 figures text-[1.9rem] leading-tight">
        {children}
      </dd>
    </div>
  );
}

/** Of a day the largest plate; its other dishes are among all meals. */
function Dinner({
  day,
  days,
  most,
  why,
}: Pick<RevealedWeek, 'days'> & { day: Day; most: number; why: string }) {
  const locale = useLocale();
  const dish = dinnerOf(day);
  if (dish === null) return null;
  const { id, title, netCarbsGrams } = dish;
  return (
    <li className="group grid grid-cols-[clamp(5.75rem,calc(60vw-6rem),8.6rem)_minmax(0,1fr)] items-center gap-3.5 even:grid-cols-[minmax(0,1fr)_clamp(5.75rem,calc(60vw-6rem),8.6rem)] lg:grid-cols-1 lg:content-start lg:justify-items-center lg:isolate lg:gap-2 lg:even:grid-cols-1 lg:even:pt-18">
      <span className="max-lg:group-even:order-2 lg:relative lg:z-2">
        <img
          src={`/plate/${id}.svg`}
          alt=""
          width={260}
          height={260}
          style={{ animationDelay: `${day.index * 110}ms` }}
          className="h-auto w-[128%] max-w-none animate-[land_var(--duration-plop)_var(--ease-plop)_both] scale-125 drop-shadow-lg max-lg:group-odd:-ml-10 lg:-mx-4 lg:w-48 lg:scale-135"
        />
      </span>
      <div className="relative z-1 grid w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-md bg-surface px-3.5 py-3 shadow-sm lg:-mt-5 lg:pt-7">
        <p className="text-sm font-semibold text-ink-2">
          {shortDateHeading({ date: day.date, locale })}
        </p>
        <h2 className="text-[1.1875rem] leading-tight wrap-anywhere hyphens-auto lg:text-[1.0625rem]">
          {softHyphens(title)}
        </h2>
        <p className="flex items-center gap-2.5 text-sm text-ink-2">
          <Yolk
            size="sm"
            grams={netCarbsGrams}
            max={most}
            label={m.onboarding_reveal_net_carbs_of({ grams: gramsText(netCarbsGrams, locale) })}
          />
          <span>
            {dishMinutes(dish)}
            {makesLunch({ dish, day, days }) && ` · ${m.onboarding_reveal_lunch_too()}`}
          </span>
        </p>
        <p className="text-control leading-snug">{why}</p>
      </div>
    </li>
  );
}

/** Breakfasts and lunches that are cooked for themselves, each once. */
function OtherPlates({ days }: Pick<RevealedWeek, 'days'>) {
  const others = days.flatMap(({ meals }) =>
    meals.flatMap(({ meal, recipes }) =>
      meal === 'DINNER' ? [] : recipes.filter(({ leftoverOfDay }) => leftoverOfDay === null),
    ),
  );
  const shown = [...new Map(others.map((dish) => [dish.id, dish])).values()].slice(0, 5);
  return (
    <ul className="grid grid-cols-[repeat(5,minmax(0,1fr))] gap-1.5 max-lg:order-1">
      {shown.map(({ id, short }) => (
        <li
          key={id}
          className="grid content-start justify-items-center gap-3 text-center text-xs leading-tight"
        >
          <img
            src={`/plate/${id}.svg`}
            alt=""
            width={104}
            height={104}
            loading="lazy"
            className="h-auto w-full max-w-26 scale-125 drop-shadow-md"
          />
          <span className="line-clamp-3 w-full wrap-anywhere hyphens-auto">
            {softHyphens(short)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function gramsText(grams: number, locale: Locale): string {
  const { languageTag } = locales[locale];
  return numberFormat(languageTag, { maximumFractionDigits: 1 }).format(grams);
}
