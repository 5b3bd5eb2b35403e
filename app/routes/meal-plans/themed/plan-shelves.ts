import { themes } from '../../../../domain/meal-plans/themed/theme-words.rules.ts';
import type { MealPlanTheme } from '../../../graphql/schema-types.gen.ts';

interface ThemedPlan {
  id: string;
  themes: readonly MealPlanTheme[];
}

export interface PlanShelf<Plan> {
  theme: MealPlanTheme;
  plans: readonly Plan[];
  /** How many plans have the theme, those on other shelves among them. */
  count: number;
}

/** A row of a desktop. */
const plansOnShelf = 3;

/** Some plans of each theme, each plan once: the others are behind their theme. */
export function planShelves<Plan extends ThemedPlan>(plans: readonly Plan[]): PlanShelf<Plan>[] {
  const placed = new Set<string>();
  return themes.flatMap((theme) => {
    const ofTheme = plans.filter((plan) => plan.themes.includes(theme));
    const shown = ofTheme.filter(({ id }) => !placed.has(id)).slice(0, plansOnShelf);
    shown.forEach(({ id }) => placed.add(id));
    return shown.length === 0 ? [] : [{ theme, plans: shown, count: ofTheme.length }];
  });
}
