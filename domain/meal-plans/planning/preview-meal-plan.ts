import { weekdayOfDay, type LocalDay } from '../../../lib/local-time.ts';
import type { Eaters } from '../../kitchen/portions.rules.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { seenFrom } from './seen-from.rules.ts';
import { firstPlanSeed } from './plan-seed.rules.ts';
import { planWeek } from './plan-week.ts';

/** The week that a profile gives to whoever has no plan yet. Writes nothing. */
export function previewMealPlan(args: {
  content: ContentIndex;
  profile: PlannerProfile;
  eaters: Eaters;
  /** When it would begin. */
  beginsOn: LocalDay;
  today: LocalDay;
  /** Of today; where it is left out, the evening is still to come. */
  minute?: number;
}) {
  const { content, eaters, beginsOn } = args;
  const seed = firstPlanSeed({ profile: args.profile, contentVersion: content.version });
  const profile = seenFrom(args);
  return planWeek({ content, profile, eaters, seed, firstWeekday: weekdayOfDay(beginsOn) });
}
