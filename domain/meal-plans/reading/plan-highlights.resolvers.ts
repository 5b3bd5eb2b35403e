import { builder } from '../../../api/builder.ts';
import type { Targets } from '../../planner/index.ts';
import { dayStanding } from './day-nutrition.rules.ts';
import type { DescribedPlan } from './described-plan.ts';
import {
  planHighlightCodes,
  planHighlights,
  type HighlightedDish,
  type PlanHighlight,
} from './plan-highlights.rules.ts';

const HighlightCodeType = builder.enumType('MealPlanHighlightCode', { values: planHighlightCodes });

export const MealPlanHighlightType = builder
  .objectRef<PlanHighlight>('MealPlanHighlight')
  .implement({
    description: 'What speaks for a plan as a whole, or explains it; the reader words it.',
    fields: (t) => ({
      code: t.expose('code', { type: HighlightCodeType }),
      count: t.exposeInt('count', {
        description: 'Days where it holds; of PROTEIN_SOURCES how many there are.',
      }),
    }),
  });

export function highlightsOf(args: {
  plan: DescribedPlan;
  /** The viewer's own. */
  targets: Targets | null;
}): PlanHighlight[] {
  const { plan, targets } = args;
  const days = plan.days.filter(({ meals }) => meals.length > 0);
  return planHighlights({
    standings:
      targets === null ? [] : days.map(({ nutrition }) => dayStanding({ day: nutrition, targets })),
    dishes: days.flatMap(({ index: day, meals }) =>
      meals.flatMap(({ meal, dishes }) =>
        dishes
          .filter(({ line }) => line.role === 'main' && line.leftoverOfDay === null)
          .map(({ recipe }): HighlightedDish => {
            const isBreakfast = meal === 'BREAKFAST';
            return { recipeId: recipe.id, protein: recipe.protein, day, isBreakfast };
          }),
      ),
    ),
    repeatsAfterDays: plan.head.generation?.repeatsAfterDays ?? null,
  });
}
