import { listBits } from '../../../lib/bitset.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { survivorsOf } from '../catalog/filter.ts';
import { requirementsOf } from '../catalog/requirements.ts';
import type { PlannerProfile } from '../types.ts';

interface Asked {
  catalog: Catalog;
  profile: PlannerProfile;
}

export interface FittingRecipes {
  /** That hold nothing the member leaves out, however long they take. */
  readonly count: number;
  /** Of these, ready within the minutes of an ordinary day. */
  readonly quickCount: number;
  /** Of an ordinary day. */
  readonly minutes: number;
}

/** How many recipes a member's answers leave, before any week is planned. */
export function countFitting({ catalog, profile }: Asked): FittingRecipes {
  const { weekdayMinutes: minutes, weekdayClock } = requirementsOf(profile);
  const { activeMinutes, clockMinutes, recipes } = catalog;
  const fitting = fittingPlaces({ catalog, profile });
  const quick = fitting.filter((index) => {
    const more = profile.minutesMore?.[recipes[index]!.id] ?? 0;
    return activeMinutes[index]! + more <= minutes && clockMinutes[index]! + more <= weekdayClock;
  });
  return { count: fitting.length, quickCount: quick.length, minutes };
}

/** The recipes that hold nothing the member leaves out, however long they take. */
export function listFitting({ catalog, profile }: Asked): ReadonlySet<string> {
  return new Set(
    Array.from(fittingPlaces({ catalog, profile }), (index) => catalog.recipes[index]!.id),
  );
}

function fittingPlaces({ catalog, profile }: Asked): Int32Array {
  const unhurried = { ...profile, cookingTime: 'plenty', cookingSkill: 'masterChef' } as const;
  return listBits(survivorsOf({ catalog, requirements: requirementsOf(unhurried) }));
}
