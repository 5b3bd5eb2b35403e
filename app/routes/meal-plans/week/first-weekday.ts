import { weekdayOfDay } from '../../../../lib/local-time.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';

type Dated = Pick<ShownPlanFragment, 'beginsOn' | 'usualBeginning' | 'days'>;

/** By its dates, also those it would have; a plan of somebody else by its weekdays. */
export function firstWeekdayOf({ beginsOn, usualBeginning, days }: Dated): number | null {
  const date = beginsOn ?? usualBeginning;
  return date === null ? (days[0]?.weekday ?? null) : weekdayOfDay(date);
}
