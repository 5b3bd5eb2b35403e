import { dayOnDate } from '../../../domain/meal-plans/calendar/plan-calendar.rules.ts';
import type { DayWords } from './day-words.ts';
import { EditedDay } from './edited-day.tsx';
import { PlanDay } from './plan-day.tsx';
import type { PlanPageProps } from './plan-page.tsx';
import { usualServingFactor } from './usual-serving-factor.ts';
import { useToday } from './use-today.ts';

/** The week at a glance: every day with its meals and its figures. */
export function RecipesView(props: PlanPageProps & { words: DayWords }) {
  const { mealPlan, address, words, todayGuess } = props;
  const usualFactor = usualServingFactor(mealPlan.days);
  const today = useToday(todayGuess);
  const current = currentDay({ mealPlan, today });
  return (
    <div className="grid gap-4">
      {mealPlan.days.map((day) =>
        address.isEditing ? (
          <EditedDay key={day.index} {...props} day={day} />
        ) : (
          <PlanDay
            key={day.index}
            day={day}
            targets={mealPlan.targets}
            words={words}
            usualFactor={usualFactor}
            isToday={day.index === current}
            address={mealPlan.canEdit ? address : null}
          />
        ),
      )}
    </div>
  );
}

/** Of the plan that is being followed. */
export function currentDay(args: {
  mealPlan: {
    isStarted: boolean;
    startedAt: string | null;
    days: readonly { weekday: number | null }[];
  };
  today: Date;
}): number | null {
  const { isStarted, startedAt, days } = args.mealPlan;
  if (!isStarted || startedAt === null) return null;
  const plan = {
    dayCount: days.length,
    firstWeekday: days[0]?.weekday ?? null,
    startedAt: new Date(startedAt),
  };
  return dayOnDate({ plan, date: args.today });
}
