/**
 * The minutes at the stove that one place of a meal may take beside what else is cooked for it.
 * Positional arguments and no allocation, as in `delta.ts`.
 */
import { nothing } from '../catalog/pool.ts';
import type { PlanState } from './state.ts';

/** Of the main of a slot: what a member chose to cook together is not held against another. */
export function mostMinutesOfMain(state: PlanState, slot: number): number {
  const main = state.choice[slot * 3]!;
  const side = state.choice[slot * 3 + 1]!;
  const extra = state.choice[slot * 3 + 2]!;
  if ((side | extra) === nothing || main === nothing) return Infinity;
  const { minutes } = state.pool;
  const left = state.horizon.mostMinutes[slot]! - minutes[side]! - minutes[extra]!;
  return Math.max(left, cookedMinutes(state, slot));
}

/** The same of the side or extra at `position`. */
export function mostMinutesOfSide(state: PlanState, position: number): number {
  const slot = (position / 3) | 0;
  const { minutes } = state.pool;
  const other = state.choice[slot * 3 + (position % 3 === 1 ? 2 : 1)]!;
  const beside = cookedMinutes(state, slot) + minutes[other]!;
  if (beside === 0) return Infinity;
  return Math.max(state.horizon.mostMinutes[slot]! - beside, minutes[state.choice[position]!]!);
}

/** Of the main that stands in a slot; what the evening left over is warmed. */
function cookedMinutes(state: PlanState, slot: number): number {
  return state.isLeftover[slot] === 1 ? 0 : state.pool.minutes[state.choice[slot * 3]!]!;
}
