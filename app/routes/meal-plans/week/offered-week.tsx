import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { weekdayOfDay } from '../../../../lib/local-time.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { dishMinutes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import type { PlanStanding } from '../../../plans/current-day.ts';
import { dayWords, type DayWords } from '../../../plans/day-words.ts';
import { withOtherDishes } from '../../../plans/other-dishes.ts';
import { WeekForm } from '../../../plans/week-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { WeekTable, type WeekDay, type WeekMeal } from '../../../ui/week/week-table.tsx';
import { plannedPlaces } from '../edit/planned-places.ts';
import type { MealPlace } from '../meal-place.ts';
import type { OfferedWeekFragment, ShownPlanFragment } from '../operations.gen.ts';
import { datesText, dayDate, dayDates } from './day-dates.ts';
import { DayTotals } from './day-totals.tsx';
import { EatersOfDay } from './eaters-of-day.tsx';
import { mostGrams } from './most-grams.ts';
import { newDinnersTitle } from './new-dinners.ts';

interface OfferedWeekProps {
  week: OfferedWeekFragment;
  /** The week before it. */
  mealPlan: ShownPlanFragment;
  standing: PlanStanding;
  otherDishes: number;
  requestKey: string;
}

/** The week that follows, laid before it is asked for: one press keeps it. */
export function OfferedWeek(props: OfferedWeekProps) {
  const { week, mealPlan, standing, otherDishes, requestKey } = props;
  // On the last day dinner is cooked first.
  const look = standing === 'over' ? 'primary' : 'ink';
  const locale = useLocale();
  const { beginsOn, days } = week;
  const words = dayWords({ firstWeekday: weekdayOfDay(beginsOn), locale });
  const span = datesText({ dates: dayDates({ dayCount: days.length, beginsOn, locale }), locale });
  return (
    <section aria-label={m.meal_plans_next_week()} className="grid gap-5">
      <WeekForm
        values={{ request_key: requestKey, is_next: 'true', other_dishes: otherDishes }}
        look={look}
        className="grid items-center gap-4 rounded-xl bg-surface p-[clamp(1.25rem,0.8rem+1.4vw,2rem)] shadow-md md:grid-cols-[1fr_auto]"
      >
        <div className="grid gap-1.5">
          <p className="text-sm">
            <b className="mr-1.5 font-control">{m.meal_plans_next_week()}</b>
            <span className="text-ink-2">{span}</span>
          </p>
          <h2 className="text-h2">{newDinnersTitle({ week, before: mealPlan })}</h2>
          <p className="text-ink-2">{m.home_next_week_text()}</p>
        </div>
        <Taking look={look} otherDishes={otherDishes} />
      </WeekForm>
      <WeekTable
        label={m.meal_plans_next_week()}
        days={days.map((day) => offeredDay({ day, week, mealPlan, words, locale }))}
      />
    </section>
  );
}

function Taking({ look, otherDishes }: { look: 'primary' | 'ink'; otherDishes: number }) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton variant={look} size="lg">
        {m.home_next_week_take()}
      </SubmitButton>
      <ButtonLink
        to={withOtherDishes(otherDishes)}
        size="lg"
        icon={ArrowsClockwiseIcon}
        replace
        preventScrollReset
      >
        {m.home_next_week_others()}
      </ButtonLink>
    </div>
  );
}

interface OfferedDay {
  day: OfferedWeekFragment['days'][number];
  week: OfferedWeekFragment;
  mealPlan: ShownPlanFragment;
  words: DayWords;
  locale: Locale;
}

/** Who is away is known of a week that was taken. */
const everybodyEats = { meals: [] };

function offeredDay(props: OfferedDay): WeekDay {
  const { day, week, mealPlan, locale } = props;
  const { shortHeading, day: date, name } = dayDate({ date: day.date, locale });
  const { netCarbsGrams, energyKcal, proteinGrams } = day;
  const shown = {
    targets: mealPlan.targets,
    days: week.days.map((each) => ({ nutrition: { netCarbsGrams: each.netCarbsGrams } })),
  };
  return {
    key: day.date,
    weekday: shortHeading,
    date,
    name,
    standing: 'coming',
    meals: plannedPlaces(week)
      .filter((place) => place.day === day.index)
      .map((place) => offeredMeal({ ...props, place })),
    figures: (
      <DayTotals nutrition={{ netCarbsGrams, energyKcal, proteinGrams }} most={mostGrams(shown)}>
        <EatersOfDay day={everybodyEats} eaters={mealPlan.eaters} />
      </DayTotals>
    ),
  };
}

function offeredMeal(props: OfferedDay & { place: MealPlace }): WeekMeal {
  const { day, week, words, locale, place } = props;
  const dishes = day.meals.find(({ meal }) => meal === place.meal)?.recipes ?? [];
  return {
    key: place.meal,
    slot: mealWords[place.meal](),
    isLarge: place.meal === 'DINNER',
    isFromDayBefore: dishes.some(({ leftoverOfDay }) => leftoverOfDay === place.day - 1),
    dishes: dishes.map((dish) => ({
      key: dish.id,
      to: screenPath('recipe', locale, { slug: dish.slug }),
      isPage: true,
      title: dish.short,
      detail: detailOf({ dish, day, week, words }),
      picture: { src: `/plate/${dish.id}.svg` },
    })),
    empty: <p className="text-center text-xs text-ink-2">{m.meal_plans_week_nothing()}</p>,
  };
}

type Dish = OfferedDay['day']['meals'][number]['recipes'][number];

/** "40 min · makes lunch", "kept from Wed" */
function detailOf(args: Omit<OfferedDay, 'mealPlan' | 'locale'> & { dish: Dish }): string {
  const { dish, day, week, words } = args;
  if (dish.leftoverOfDay !== null) return words.keptFrom(dish.leftoverOfDay);
  const minutes = dishMinutes(dish);
  const makesLunch = week.days.some(({ meals }) =>
    meals.some(({ recipes }) =>
      recipes.some(({ id, leftoverOfDay }) => id === dish.id && leftoverOfDay === day.index),
    ),
  );
  return makesLunch ? `${minutes} · ${m.meal_plans_week_makes_lunch()}` : minutes;
}
