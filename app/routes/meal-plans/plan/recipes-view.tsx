import { currentDay } from '../../../plans/current-day.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { EditedDay } from '../edit/edited-day.tsx';
import { PlanDay } from './plan-day.tsx';
import type { ShownPlanFragment } from '../operations.gen.ts';
import type { PlanAddress } from '../plan-address.ts';
import { usualServingFactor } from './usual-serving-factor.ts';
import { useToday } from '../../../dates/use-today.ts';

interface RecipesViewProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  words: DayWords;
  requestKey: string;
  todayGuess: string;
}

/** The week at a glance: every day with its meals and its figures. */
export function RecipesView(props: RecipesViewProps) {
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
