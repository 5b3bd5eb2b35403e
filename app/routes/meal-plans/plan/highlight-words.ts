import * as m from '../../../../i18n/paraglide/messages.js';
import type { MealPlanQuery } from '../operations.gen.ts';

export type Highlight = MealPlanQuery['mealPlan']['highlights'][number];

/** One sentence for what speaks for a plan, or explains it. */
export function highlightSentence(args: { highlight: Highlight; dayCount: number }): string {
  const { highlight, dayCount: days } = args;
  const { code, count } = highlight;
  switch (code) {
    case 'NET_CARBS_KEPT':
      return m.meal_plans_highlight_net_carbs({ count, days });
    case 'PROTEIN_REACHED':
      return m.meal_plans_highlight_protein({ count, days });
    case 'ENERGY_MET':
      return m.meal_plans_highlight_energy({ count, days });
    case 'PROTEIN_SOURCES':
      return m.meal_plans_highlight_sources({ count });
    case 'BREAKFASTS_REPEAT':
      return m.meal_plans_highlight_breakfasts();
  }
}
