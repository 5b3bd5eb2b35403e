/** What may happen to a plan, and who may make it happen. */

export interface PlanState {
  readonly isStarted: boolean;
  readonly isShared: boolean;
  readonly isDeleted: boolean;
}

export const planTransitions = ['start', 'stop', 'share', 'unshare', 'delete', 'restore'] as const;
export type PlanTransition = (typeof planTransitions)[number];

/** For so long a deleted plan can be restored. */
export const trashDays = 30;

/**
 * The state after a transition. Every transition says how it is to be, so the same one again changes
 * nothing. Null where there is none: all that happens to a deleted plan is that it is restored.
 */
export function nextState(args: {
  state: PlanState;
  transition: PlanTransition;
}): PlanState | null {
  const { state, transition } = args;
  if (state.isDeleted && transition !== 'delete' && transition !== 'restore') return null;
  switch (transition) {
    case 'start':
      return { ...state, isStarted: true };
    case 'stop':
      return { ...state, isStarted: false };
    case 'share':
      return { ...state, isShared: true };
    case 'unshare':
      return { ...state, isShared: false };
    case 'delete':
      return { ...state, isDeleted: true, isStarted: false };
    case 'restore':
      return { ...state, isDeleted: false };
  }
}

/** How somebody stands to a plan they can read. */
export type PlanReader = Readonly<{
  isOwner: boolean;
  isThemed: boolean;
  canEditMealPlans: boolean;
}>;

/** Only its owner changes a plan; editors change the themed ones, which nobody owns. */
export function mayChangePlan({ isOwner, isThemed, canEditMealPlans }: PlanReader): boolean {
  return isThemed ? canEditMealPlans : isOwner;
}
