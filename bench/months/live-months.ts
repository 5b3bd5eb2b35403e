import { plannerCatalog } from '../../domain/meal-plans/planning/planner-catalog.ts';
import type { Catalog, PlannerProfile } from '../../domain/planner/index.ts';
import { describeSurvivors } from '../../domain/planner/catalog/candidates.ts';
import { requirementsOf } from '../../domain/planner/catalog/requirements.ts';
import type { ContentIndex } from '../../domain/recipes/content-index.ts';
import type { Person } from '../weeks/people.ts';
import { figuresOf, type WeekFigures } from './figures.ts';
import { liveWeeks } from './live-weeks.ts';

export const weeks = 8;
/** With fewer dinners to choose from, some have to come back within a month. */
export const manyDinners = 75;

/** The weeks of one person. */
export interface Month {
  readonly name: string;
  readonly dinnersToChooseFrom: number;
  readonly isHurried: boolean;
  readonly weeks: readonly WeekFigures[];
}

/** Eight weeks in a row for each of them. */
export async function liveMonths({
  content,
  people,
  tries,
}: {
  content: ContentIndex;
  people: readonly Person[];
  tries?: number;
}): Promise<Month[]> {
  const catalog = plannerCatalog(content);
  const months: Month[] = [];
  for (const { name, profile } of people) {
    const lived = await liveWeeks({ catalog, profile, weeks, name, ...(tries && { tries }) });
    months.push({
      name,
      dinnersToChooseFrom: dinnersFor({ catalog, profile }),
      isHurried: profile.cookingTime === 'minimal',
      weeks: lived.map((week, at) => figuresOf({ catalog, week, before: lived.slice(0, at) })),
    });
  }
  return months;
}

function dinnersFor(args: { catalog: Catalog; profile: PlannerProfile }): number {
  const requirements = requirementsOf(args.profile);
  const { index, slotClasses } = describeSurvivors({ catalog: args.catalog, requirements });
  const weekdayDinner = 1 << 4;
  return index.filter(
    (recipe, at) => args.catalog.role[recipe] === 0 && (slotClasses[at]! & weekdayDinner) !== 0,
  ).length;
}

/** The share of a week's dinners that were eaten before, of people with many to choose from. */
export function shareSeenBefore({
  months,
  week,
}: {
  months: readonly Month[];
  week: number;
}): number {
  const many = months.filter((month) => month.dinnersToChooseFrom >= manyDinners);
  const ofWeek = many.flatMap((month) => month.weeks[week] ?? []);
  return sum(ofWeek, (one) => one.dinnersSeenBefore) / sum(ofWeek, (one) => one.dinners);
}

export function sum(
  figures: readonly WeekFigures[],
  figure: (week: WeekFigures) => number,
): number {
  return figures.reduce((total, one) => total + figure(one), 0);
}
