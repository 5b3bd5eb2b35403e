import type { RepeatsAfterDays } from '../../planner/types.ts';
import type { DayStanding, Standing } from './day-nutrition.rules.ts';

/** What speaks for a plan as a whole, or explains it. */
export const planHighlightCodes = [
  'NET_CARBS_KEPT',
  'PROTEIN_REACHED',
  'ENERGY_MET',
  'PROTEIN_SOURCES',
  'BREAKFASTS_REPEAT',
] as const;
export type PlanHighlightCode = (typeof planHighlightCodes)[number];

export type PlanHighlight = Readonly<{
  code: PlanHighlightCode;
  /** Days where it holds; of PROTEIN_SOURCES how many there are. */
  count: number;
}>;

/** A main that is cooked, not the rest of a dinner. */
export type HighlightedDish = Readonly<{
  recipeId: string;
  protein: string;
  day: number;
  isBreakfast: boolean;
}>;

const fewestProteinSources = 3;
const weekDays = 7;

/** The standings of the days that have meals; none without targets. What holds on few days is no reason. */
export function planHighlights(plan: {
  standings: readonly DayStanding[];
  dishes: readonly HighlightedDish[];
  /** Of a generated plan. */
  repeatsAfterDays: RepeatsAfterDays | null;
}): PlanHighlight[] {
  const { standings, dishes, repeatsAfterDays } = plan;
  const daysWithin = (figure: (standing: DayStanding) => Standing | null) => {
    const { length } = standings.filter((standing) => figure(standing) === 'within');
    return 2 * length < standings.length ? 0 : length;
  };
  const sources = countProteinSources(dishes);
  const highlights: PlanHighlight[] = [
    { code: 'NET_CARBS_KEPT', count: daysWithin(({ netCarbs }) => netCarbs) },
    { code: 'PROTEIN_REACHED', count: daysWithin(({ protein }) => protein) },
    { code: 'ENERGY_MET', count: daysWithin(({ energy }) => energy) },
    { code: 'PROTEIN_SOURCES', count: sources < fewestProteinSources ? 0 : sources },
    { code: 'BREAKFASTS_REPEAT', count: repeatsAfterDays === 3 ? countRepeats(dishes) : 0 },
  ];
  return highlights.filter(({ count }) => count > 0);
}

function countProteinSources(dishes: readonly HighlightedDish[]): number {
  const sources = dishes.filter(({ isBreakfast, protein }) => !isBreakfast && protein !== 'NONE');
  return new Set(sources.map(({ protein }) => protein)).size;
}

/** Days whose breakfast was there within the week before. */
function countRepeats(dishes: readonly HighlightedDish[]): number {
  const breakfasts = dishes.filter(({ isBreakfast }) => isBreakfast);
  return breakfasts.filter(({ recipeId, day }) =>
    breakfasts.some(
      (other) => other.recipeId === recipeId && other.day < day && day - other.day < weekDays,
    ),
  ).length;
}
