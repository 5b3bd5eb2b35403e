import type {
  PlannerProfile,
  PreferenceChange,
  Refusal,
  RefusalReason,
  Undecided,
} from '../../planner/types.ts';

/** One preference that would have to give way before a plan is possible. */
export interface ProposedChange {
  readonly preference: PreferenceChange['preference'];
  /** As the preference is now and would be; null for foods to avoid, which `group` names. */
  readonly from: string | null;
  readonly to: string | null;
  readonly group: string | null;
  readonly reasonCode: RefusalReason['code'];
  /** Changes with the same number are needed together; another number is another way. */
  readonly alternative: number;
}

/** Nothing where the planner could not find out what is in the way. */
export function proposedChanges(args: {
  refusal: Refusal | Undecided;
  profile: PlannerProfile;
}): ProposedChange[] {
  const { refusal, profile } = args;
  if (!refusal.proven) return [];
  // Only locked meals are refused for more than one kind of reason, and a new plan locks none.
  const reasonCode = refusal.reasons[0]?.code ?? 'NO_COMBINATION';
  return refusal.relaxations.flatMap(({ changes }, alternative) =>
    changes.map((change) => ({ ...describe({ change, profile }), reasonCode, alternative })),
  );
}

function describe(args: { change: PreferenceChange; profile: PlannerProfile }) {
  const { change, profile } = args;
  const { preference } = change;
  switch (change.preference) {
    case 'avoid':
      return { preference, from: null, to: null, group: change.group };
    case 'repeatsAfterDays':
      return { preference, from: usualRepeatsAfterDays, to: String(change.to), group: null };
    case 'cookingTime':
    case 'cookingSkill':
    case 'leftovers':
    case 'mealsPerDay':
    case 'carbLevel':
      return {
        preference,
        from: String(profile[change.preference]),
        to: String(change.to),
        group: null,
      };
  }
}

const usualRepeatsAfterDays = '7';
