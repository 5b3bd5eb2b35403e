import { useState } from 'react';
import type { LocalDay, LocalMoment } from '../../../../lib/local-time.ts';
import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import * as m from '../../../../i18n/paraglide/messages.js';
import { withCapital } from '../../../../lib/with-capital.ts';
import { dateInSentence } from '../../../dates/weekday-name.ts';
import { dishMinutes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import type { PlanStanding } from '../../../plans/current-day.ts';
import { dishesOfDay, eveningBeforeText } from '../../../plans/evening-before.ts';
import { isCooked } from '../../../plans/what-became.ts';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { planQuery } from '../plan-address.ts';
import type { DishPlace } from '../meal-place.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { beginDays, type BeginDay } from './begin-days.ts';
import { dayDate } from './day-dates.ts';

interface BeginCardProps {
  mealPlan: ShownPlanFragment;
  standing: PlanStanding;
  moment: LocalMoment;
  /** How many things it asks for in the shop. */
  thingCount: number | null;
  result: PlanAnswer | null;
}

/** Before a plan is eaten: the day it begins on, which one press settles. */
export function BeginCard({ mealPlan, standing, moment, thingCount, result }: BeginCardProps) {
  const { usualBeginning, beginsOn } = mealPlan;
  const isWaiting = standing === 'coming';
  if (usualBeginning === null || (standing !== 'unstarted' && !isWaiting)) return null;
  const days = beginDays({ moment, usual: usualBeginning });
  const problems = result?.intent === 'start' ? result.problems : [];
  const dinner = nextDinner(mealPlan);
  return (
    <section
      data-surface="yolk"
      data-noprint
      aria-labelledby="when-to-begin"
      // The panel is yolk in both themes, so its ink is too.
      className="relative mt-2 grid overflow-hidden rounded-2xl bg-yolk p-[clamp(1.35rem,0.8rem+2.4vw,3rem)] text-on-yolk [--color-bg:var(--color-white)] [--color-ink:var(--color-on-yolk)] [--color-line-strong:var(--color-on-yolk)] [--color-surface:transparent]"
    >
      <div className="relative z-1 grid max-w-144 gap-3.5">
        {thingCount !== null && (
          <p className="text-sm">
            <b className="mr-2 font-control">{m.meal_plans_begin_ready()}</b>
            {m.meal_plans_begin_counts({ dishes: dishCount(mealPlan), things: thingCount })}
          </p>
        )}
        <h2 id="when-to-begin" className="text-h1">
          {isWaiting && beginsOn !== null ? (
            <BeginsOn date={beginsOn} />
          ) : (
            m.meal_plans_begin_title()
          )}
        </h2>
        <p>
          {cookedText(mealPlan)} {dinner && dinnerText(dinner)}
        </p>
        <DayForm
          mealPlan={mealPlan}
          days={days}
          chosen={beginsOn ?? usualBeginning}
          problems={problems}
          isWaiting={isWaiting}
          today={moment.day}
        />
      </div>
      {dinner && (
        <img
          src={`/plate/${dinner.dish.recipe.id}.svg`}
          alt=""
          width={480}
          height={480}
          className="mx-auto mt-2 -mb-30 h-auto w-60 drop-shadow-lg lg:absolute lg:top-1/2 lg:-right-8 lg:m-0 lg:w-120 lg:-translate-y-1/2 xl:-right-26 xl:w-170"
        />
      )}
    </section>
  );
}

function BeginsOn({ date }: { date: LocalDay }) {
  return m.meal_plans_begin_waits({ day: dateInSentence({ date, locale: useLocale() }) });
}

/** Different dishes that are cooked. */
function dishCount({ days }: ShownPlanFragment): number {
  const dishes = days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
  const cooked = dishes.filter(({ leftoverOfDay }) => leftoverOfDay === null);
  return new Set(cooked.map(({ recipe }) => recipe.id)).size;
}

/** A day can be cooked before the plan has begun. */
function cookedText(mealPlan: ShownPlanFragment): string | null {
  if (mealPlan.cookedDishes.length === 0) return m.meal_plans_begin_text();
  const dishes = placedDishes(mealPlan).filter((place) => isCooked({ mealPlan, place }));
  const [first] = dishes;
  if (first === undefined) return null;
  return dishes.length === 1
    ? m.meal_plans_begin_cooked({ title: first.dish.recipe.title })
    : m.meal_plans_begin_cooked_more({ count: dishes.length });
}

interface PlacedDish extends DishPlace {
  dish: PlanDishFragment;
}

function placedDishes({ days }: ShownPlanFragment): PlacedDish[] {
  return days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, recipes }) =>
      recipes.map((dish) => ({ day, meal, recipeId: dish.recipe.id, dish })),
    ),
  );
}

/** The first that is yet to be cooked. */
function nextDinner(mealPlan: ShownPlanFragment): PlacedDish | null {
  const isNext = (place: PlacedDish) =>
    place.meal === 'DINNER' && place.dish.leftoverOfDay === null && !isCooked({ mealPlan, place });
  return placedDishes(mealPlan).find(isNext) ?? null;
}

function dinnerText({ day, dish: { recipe } }: PlacedDish): string {
  const words = day === 0 ? m.meal_plans_begin_first : m.meal_plans_begin_next;
  return words({ title: recipe.title, minutes: dishMinutes(recipe.times) });
}

interface DayFormProps {
  mealPlan: ShownPlanFragment;
  days: readonly BeginDay[];
  chosen: LocalDay;
  problems: readonly FormProblem[];
  isWaiting: boolean;
  today: LocalDay;
}

/** Works without scripts: a date that is filled in counts before the days offered. */
function DayForm({ mealPlan, days, chosen, problems, isWaiting, today }: DayFormProps) {
  const [date, choose] = useState(chosen);
  const problem = messageFor(problems, 'beginsOn');
  const [firstDay] = mealPlan.days;
  const dishes = firstDay ? dishesOfDay(firstDay) : [];
  const evening = eveningBeforeText({ dishes, date, today, locale: useLocale() });
  return (
    <PlanForm intent="start" plan={mealPlan} failure="here" className="grid gap-3.5">
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{m.meal_plans_begin_day()}</legend>
        {days.map((day) => (
          <DayOption
            key={day.date}
            day={day}
            isChosen={day.date === date}
            onChoose={() => choose(day.date)}
          />
        ))}
        <label className="col-span-3 grid grid-cols-[1fr_auto] items-center gap-2 rounded-md bg-white/85 px-3 py-2 font-semibold">
          {m.meal_plans_begin_other()}
          <input
            type="date"
            name="other_day"
            min={days[0]?.date}
            value={days.some((day) => day.date === date) ? '' : date}
            onChange={({ target }) => choose(target.value || chosen)}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : 'begin-problem'}
            className="min-h-target bg-transparent text-right scheme-light"
          />
        </label>
      </fieldset>
      <p aria-live="polite" className="font-semibold empty:hidden">
        {evening}
      </p>
      {problem !== undefined && (
        <p id="begin-problem" role="alert" className="font-semibold">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">
        <SubmitButton variant="ink" size="lg">
          <StartWords date={date} days={days} isWaiting={isWaiting} />
        </SubmitButton>
        <ButtonLink to={{ search: planQuery({ tab: 'ingredients' }) }} size="lg" icon={BasketIcon}>
          {m.meal_plans_begin_look()}
        </ButtonLink>
      </div>
    </PlanForm>
  );
}

function StartWords({
  date,
  days,
  isWaiting,
}: Pick<DayFormProps, 'days' | 'isWaiting'> & { date: LocalDay }) {
  const name = dateInSentence({ date, locale: useLocale() });
  const kind = days.find((day) => day.date === date)?.kind;
  if (isWaiting) return m.meal_plans_begin_move();
  if (kind === 'today') return m.meal_plans_begin_today();
  return kind === 'tomorrow' ? m.meal_plans_begin_tomorrow() : m.meal_plans_begin_on({ day: name });
}

const optionNames: Record<Exclude<BeginDay['kind'], 'after-tomorrow'>, () => string> = {
  today: m.meal_plans_begin_option_today,
  tomorrow: m.meal_plans_begin_option_tomorrow,
  'after-the-other': m.meal_plans_begin_option_after,
};

const optionNotes: Record<BeginDay['kind'], () => string> = {
  today: m.meal_plans_begin_shop_now,
  tomorrow: m.meal_plans_begin_shop_tonight,
  'after-tomorrow': m.meal_plans_begin_shop_tomorrow,
  'after-the-other': m.meal_plans_begin_follows,
};

function DayOption({
  day,
  isChosen,
  onChoose,
}: {
  day: BeginDay;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { date, kind, isTooLate } = day;
  const { shortHeading, day: number, weekday } = dayDate({ date, locale: useLocale() });
  return (
    <label className="relative grid min-w-0 content-start gap-px rounded-md bg-white/85 px-2 py-2.5 leading-tight has-checked:bg-white has-checked:inset-ring-[2.5px] has-checked:inset-ring-on-yolk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-on-yolk has-disabled:opacity-62">
      <input
        type="radio"
        name="begins_on"
        value={date}
        disabled={isTooLate}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full opacity-0"
      />
      <b className="hyphens-auto text-sm sm:text-base">
        {kind === 'after-tomorrow' ? withCapital(weekday) : optionNames[kind]()}
      </b>
      <span className="figures text-[1.15rem] sm:text-[1.3rem]">
        {shortHeading} {number}
      </span>
      <span className="text-xs">
        {isTooLate ? m.meal_plans_begin_too_late() : optionNotes[kind]()}
      </span>
    </label>
  );
}
