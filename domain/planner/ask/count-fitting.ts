import { listBits } from '../../../lib/bitset.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { survivorsOf } from '../catalog/filter.ts';
import { requirementsOf } from '../catalog/requirements.ts';
import type { PlannerProfile } from '../types.ts';

export interface FittingRecipes {
  /** That hold nothing the member leaves out, however long they take. */
  readonly count: number;
  /** Of these, ready within the minutes of an ordinary day. */
  readonly quickCount: number;
  /** Of an ordinary day. */
  readonly minutes: number;
}

/** How many recipes a member's answers leave, before any week is planned. */
export function countFitting(args: { catalog: Catalog; profile: PlannerProfile }): FittingRecipes {
  const { catalog, profile } = args;
  const { weekdayMinutes: minutes } = requirementsOf(profile);
  const unhurried = { ...profile, cookingTime: 'plenty', cookingSkill: 'masterChef' } as const;
  const requirements = requirementsOf(unhurried);
  const fitting = listBits(survivorsOf({ catalog, requirements }));
  const quickCount = fitting.filter((index) => catalog.totalMinutes[index]! <= minutes).length;
  return { count: fitting.length, quickCount, minutes };
}
