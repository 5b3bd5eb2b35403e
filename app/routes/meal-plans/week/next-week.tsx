import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { addLocalDays, type LocalDay } from '../../../../lib/local-time.ts';
import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { wholeNumber } from '../../../amounts/figures.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { Heart } from '../../../hearts/heart.tsx';
import { isLastDayOf, type PlanStanding } from '../../../plans/current-day.ts';
import type { NextMeal } from '../../../plans/next-meal.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import { WeekForm } from '../../../plans/week-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import type {
  CalendarPlanFragment,
  OfferedWeekFragment,
  PlanDayFragment,
  PlanDishFragment,
  ShownPlanFragment,
} from '../operations.gen.ts';
import { datesText, dayDate, dayDates, type DayDate } from './day-dates.ts';
import { DayHeading } from './day-heading.tsx';
import { dinnerOf, lookBackTitle } from './look-back.ts';
import { OfferedWeek } from './offered-week.tsx';

interface NextWeekProps {
  mealPlan: ShownPlanFragment;
  calendar: readonly CalendarPlanFragment[];
  standing: PlanStanding;
  /** Null when nothing of the plan is left to cook or eat. */
  next: NextMeal | null;
  requestKey: string;
  dates: readonly (DayDate | null)[];
  /** Today. */
  date: LocalDay;
  nextWeek: OfferedWeekFragment | null;
  otherDishes: number;
}

/** When the last day has come: what was eaten, and the week that follows. */
export function NextWeek(given: NextWeekProps) {
  const { mealPlan, date } = given;
  const standing = given.next === null && given.standing === 'running' ? 'over' : given.standing;
  const props = { ...given, standing };
  const { beginsOn } = mealPlan;
  if (beginsOn === null || standing === 'coming' || !isLastDayOf({ mealPlan, date })) return null;
  return (
    <div data-noprint className="grid gap-gutter pb-6">
      <LookBack {...props} />
      {props.nextWeek === null ? (
        <Following {...props} beginsOn={beginsOn} />
      ) : (
        <OfferedWeek {...props} week={props.nextWeek} />
      )}
    </div>
  );
}

/** The dinners of the week, each with a heart for having it again. */
function LookBack({ mealPlan, standing, dates, date }: NextWeekProps) {
  const locale = useLocale();
  const isOver = standing === 'over';
  const mean = mealPlan.meanNutrition?.netCarbsGrams ?? null;
  const grams = mean === null ? null : roundableDayNetCarbs(mean);
  return (
    <section aria-labelledby="look-back" className="grid gap-6 pt-5">
      <div>
        {isOver && <Today date={date} />}
        <h2 id="look-back" className="text-h1">
          {lookBackTitle({ mealPlan, isOver })}
        </h2>
        <p className="mt-2 max-w-136 text-lg text-ink-2">
          {grams !== null &&
            `${m.meal_plans_over_net_carbs_a_day({ grams: wholeNumber({ amount: grams, locale }) })} `}
          {m.meal_plans_over_text()}
        </p>
      </div>
      <ul className="grid grid-cols-4 gap-x-2 gap-y-4 lg:grid-cols-7">
        {mealPlan.days.map((day) => (
          <li key={day.index} className="grid justify-items-center gap-1 text-center text-xs">
            <EveningOf day={day} />
            <b className="text-ink-2">{dates[day.index]?.shortHeading}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the last day itself, today's dishes say it above. */
function Today({ date }: Pick<NextWeekProps, 'date'>) {
  return <DayHeading date={dayDate({ date, locale: useLocale() })} />;
}

/** Its dinner, or the empty place of an evening out. */
function EveningOf({ day }: { day: PlanDayFragment }) {
  const dish = dinnerOf(day);
  if (dish !== null) return <Again dish={dish} />;
  return (
    <span className="grid aspect-square w-full max-w-24 place-items-center rounded-full border-2 border-dashed border-line-strong text-sm text-ink-2">
      {m.meal_plans_over_out()}
    </span>
  );
}

function Again({ dish: { recipe } }: { dish: PlanDishFragment }) {
  return (
    <span className="relative block aspect-square w-full max-w-28">
      <img
        src={`/plate/${recipe.id}.svg`}
        alt={recipe.title}
        width={112}
        height={112}
        className="size-full scale-125 drop-shadow-md"
      />
      <span className="absolute -right-2 -bottom-2 origin-bottom-right scale-80 [&_[aria-pressed=true]]:bg-yolk [&_[aria-pressed=true]]:text-on-yolk">
        <Heart
          itemType="RECIPE"
          itemId={recipe.id}
          isFavorite={recipe.isFavorite}
          title={recipe.title}
        />
      </span>
    </span>
  );
}

/** The plan that takes over by itself, or one press that makes it. */
function Following(props: NextWeekProps & { beginsOn: LocalDay }) {
  const { mealPlan, calendar, beginsOn, date, standing } = props;
  const locale = useLocale();
  // On the last day dinner is cooked first.
  const variant = standing === 'over' ? 'primary' : 'ink';
  const next = calendar.find((plan) => (plan.beginsOn ?? '') > beginsOn && plan.id !== mealPlan.id);
  const end = addLocalDays(beginsOn, mealPlan.days.length);
  const from = next?.beginsOn ?? (end > date ? end : date);
  const dayCount = next?.days.length ?? 7;
  const span = datesText({ dates: dayDates({ dayCount, beginsOn: from, locale }), locale });
  const card =
    'grid items-center gap-4 rounded-xl bg-surface p-[clamp(1.25rem,0.8rem+1.4vw,2rem)] shadow-md md:grid-cols-[1fr_auto]';
  const text = (
    <div className="grid gap-1.5">
      <p className="text-sm">
        <b className="font-control">{m.meal_plans_next_week()}</b>{' '}
        <span className="text-ink-2">{span}</span>
      </p>
      <h2 className="text-h2">{next ? planTitle(next) : m.meal_plans_next_title()}</h2>
      <p className="text-ink-2">{next ? m.meal_plans_next_ready() : m.meal_plans_next_text()}</p>
    </div>
  );
  if (next) {
    return (
      <section aria-label={m.meal_plans_next_week()} className={card}>
        {text}
        <ButtonLink
          to={screenPath('mealPlan', locale, { slug: next.slug })}
          variant={variant}
          size="lg"
        >
          {m.meal_plans_next_open()}
        </ButtonLink>
      </section>
    );
  }
  return (
    <section aria-label={m.meal_plans_next_week()}>
      <WeekForm
        values={{ request_key: props.requestKey, is_next: 'true' }}
        look={variant}
        className={card}
      >
        {text}
        <SubmitButton variant={variant} size="lg" icon={SparkleIcon}>
          {m.meal_plans_next_make()}
        </SubmitButton>
      </WeekForm>
    </section>
  );
}
