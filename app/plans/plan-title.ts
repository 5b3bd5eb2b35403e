import * as m from '../../i18n/paraglide/messages.js';
import type { PlanHeadFragment } from './operations.gen.ts';

const titles: Record<PlanHeadFragment['character'], () => string> = {
  VEGAN: m.meal_plans_title_vegan,
  VEGETARIAN: m.meal_plans_title_vegetarian,
  QUICK: m.meal_plans_title_quick,
  FISH: m.meal_plans_title_fish,
  HIGH_PROTEIN: m.meal_plans_title_high_protein,
  VARIED: m.meal_plans_title_varied,
  UNNAMED: m.meal_plans_title_unnamed,
};

/** What the member called the plan, else what it is like. */
export function planTitle({ title, character }: Pick<PlanHeadFragment, 'title' | 'character'>) {
  return title ?? titles[character]();
}
