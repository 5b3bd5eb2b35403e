import type { Candidates } from '../catalog/candidates.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Horizon } from '../catalog/horizon.ts';
import type { Locks } from './locks.ts';
import type { Requirements } from '../catalog/requirements.ts';
import type { LockedMeal, PlannerProfile } from '../types.ts';

export interface PlanRequest {
  readonly catalog: Catalog;
  readonly profile: PlannerProfile;
  /** 1 to 28. */
  readonly days: number;
  /** 32 bits; see `hashSeed`. */
  readonly seed: number;
  /** The budget of the search, which is never a time; see `PlanState.steps`. */
  readonly steps?: number;
  readonly locked?: readonly LockedMeal[];
  /**
   * Days whose lunch is no rest of the evening before: that dinner was cooked without it, or nobody
   * cooks it.
   */
  readonly freshLunchDays?: readonly number[];
  /** 0 Monday, the default, to 6 Sunday. */
  readonly firstWeekday?: number;
}

/** A request read: which recipes, which days, what is locked. */
export interface Problem {
  readonly request: PlanRequest;
  readonly requirements: Requirements;
  readonly candidates: Candidates;
  readonly horizon: Horizon;
  readonly locks: Locks;
}
