import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDayFragment, PlanTargetsFragment } from '../operations.gen.ts';
import { classNames } from '../../../ui/class-names.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import { DayFigures } from './day-figures.tsx';
import type { PlanAddress } from '../plan-address.ts';
import { DayServings } from '../edit/servings-dialog.tsx';
import type { DayWords } from '../../../plans/day-words.ts';
import { PlanDish } from './plan-dish.tsx';

interface PlanDayProps {
  day: PlanDayFragment;
  targets: PlanTargetsFragment | null;
  words: DayWords;
  usualFactor: number;
  /** Puts the yolk ring around the day. */
  isToday?: boolean;
  /** Of the page, where the viewer may change the plan. */
  address: PlanAddress | null;
}

/** A day of a plan: one row from 1024 px, a card below. */
export function PlanDay({
  day,
  targets,
  words,
  usualFactor,
  isToday = false,
  address,
}: PlanDayProps) {
  const title = words.heading(day);
  const number = m.meal_plans_day({ number: day.index + 1 });
  const isNumberTitle = day.weekday === null;
  return (
    <section
      aria-label={title}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'grid gap-4 rounded-lg bg-surface p-4 lg:grid-cols-[8.25rem_minmax(0,1fr)_13rem] lg:gap-5 lg:px-5',
        isToday ? 'shadow-md ring-[2.5px] ring-yolk' : 'shadow-sm',
      )}
    >
      <div className="flex items-start justify-between gap-3 lg:flex-col lg:justify-start">
        <div>
          <h2 className="font-display text-[1.5rem] leading-none">{title}</h2>
          {!isNumberTitle && (
            <p className="mt-1.25 text-sm text-ink-2">{isToday ? m.meal_plans_today() : number}</p>
          )}
        </div>
        {address && day.meals.length > 0 && (
          <DayServings day={day} dayName={title} address={address} />
        )}
      </div>
      {day.meals.length === 0 && (
        <p className="self-center text-ink-2">{m.meal_plans_day_empty()}</p>
      )}
      <ul
        className={classNames(
          'grid items-start gap-4',
          day.meals.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
          day.meals.length === 0 && 'hidden',
        )}
      >
        {day.meals.map((meal) => (
          <li key={meal.meal}>
            <Meal meal={meal} words={words} usualFactor={usualFactor} />
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-2 max-lg:border-t max-lg:border-line max-lg:pt-3.5 lg:border-l lg:border-line lg:pl-5">
        {day.meals.length > 0 && <DayFigures day={day} targets={targets} />}
      </div>
    </section>
  );
}

function Meal({
  meal,
  words,
  usualFactor,
}: Pick<PlanDayProps, 'words' | 'usualFactor'> & {
  meal: PlanDayFragment['meals'][number];
}) {
  const slot = mealWords[meal.meal]();
  if (meal.recipes.length === 0) {
    return (
      <p className="rounded-sm border-2 border-dashed border-line-strong px-3 py-2 text-sm text-ink-2">
        <span className="block text-xs font-semibold text-ink-3">{slot}</span>
        {m.meal_plans_meal_gone()}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      {meal.recipes.map((dish, index) => (
        <PlanDish
          key={dish.recipe.id}
          dish={dish}
          slot={slot}
          words={words}
          usualFactor={usualFactor}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}
