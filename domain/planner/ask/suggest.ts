import type { Catalog } from '../catalog/catalog.ts';
import type { Alternative, Meal, Plan, PlannerProfile, Role, Slot, WhyReason } from '../types.ts';
import { alternatives, withAlternative } from './alternatives.ts';
import { explainPlan } from './explain-plan.ts';

/** A place of a plan that is to be filled otherwise. */
export interface SuggestionRequest {
  readonly profile: PlannerProfile;
  readonly plan: Plan;
  readonly day: number;
  readonly meal: Meal;
  /** What may be put there. */
  readonly roles: readonly Role[];
  /** The recipe that is to give way; null adds one to the meal. */
  readonly swappedId: string | null;
  readonly count: number;
}

export interface PlannerSuggestion {
  readonly id: string;
  readonly reasons: readonly WhyReason[];
}

/** Fewer are no choice. */
const leastSuggestions = 3;
/** Each is explained, which takes its time. */
const otherSuggestions = 6;

/**
 * What fits best in a place of a plan, the best first, each with why. Where too few dishes keep until
 * the lunch that is the rest of a dinner, those that are eaten the same evening follow.
 */
export function suggest({
  catalog,
  ...request
}: SuggestionRequest & { catalog: Catalog }): PlannerSuggestion[] {
  const found = suggestIn({ catalog, ...request });
  if (found.length >= leastSuggestions || request.meal !== 'DINNER') return found;
  const others = suggestIn({
    ...request,
    catalog,
    plan: withoutLunch(request),
    count: otherSuggestions,
  });
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...others.filter(({ id }) => !known.has(id))].slice(0, request.count);
}

/** The plan with the next lunch open, where it is the rest of the dish that gives way. */
function withoutLunch({ plan, day, swappedId }: SuggestionRequest): Plan {
  const days = plan.days.map((each, index) => ({
    meals: each.meals.map((meal) => {
      if (index !== day + 1 || meal.meal !== 'LUNCH') return meal;
      const recipes = meal.recipes.filter(({ id, isLeftover }) => !isLeftover || id !== swappedId);
      return { ...meal, recipes };
    }),
  }));
  return { ...plan, days };
}

type Asked = SuggestionRequest & { catalog: Catalog };

function suggestIn(asked: Asked): PlannerSuggestion[] {
  const { catalog, profile, plan, day, meal, roles, count } = asked;
  const there = plan.days[day]?.meals.find((each) => each.meal === meal)?.recipes ?? [];
  const inMeal = new Set(there.map(({ id }) => id));
  return roles
    .flatMap((role) => {
      const slot = { day, meal, role };
      const found = alternatives({ catalog, profile, plan, slot, count: count + inMeal.size });
      return found.map((alternative) => ({ slot, alternative }));
    })
    .filter(({ alternative }) => !alternative.isLeftover && !inMeal.has(alternative.id))
    .toSorted((left, right) => left.alternative.deltaObjective - right.alternative.deltaObjective)
    .slice(0, count)
    .map(({ slot, alternative }) => {
      return { id: alternative.id, reasons: reasonsOf({ ...asked, slot, alternative }) };
    });
}

function reasonsOf(args: Asked & { slot: Slot; alternative: Alternative }): readonly WhyReason[] {
  const { catalog, profile, slot, alternative } = args;
  const why = explainPlan({ catalog, profile, plan: withAlternative(args) });
  const found = why.find(
    ({ day, meal, id }) => day === slot.day && meal === slot.meal && id === alternative.id,
  );
  return found?.reasons ?? [];
}
