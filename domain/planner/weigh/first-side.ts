import {
  deltaOfCooked,
  deltaOfDay,
  deltaOfSidePairing,
  mostSavedByRepeats,
  mostSavedBySide,
} from './delta-terms.ts';
import { stepsOfCooked } from './first-main.ts';
import { costAt, figureStride, foodCostAt, nothing } from '../catalog/pool.ts';
import { dayCostAt, dayStride, type PlanState } from './state.ts';

/**
 * Whether even the cheapest cannot be worth adding where nothing is, as its day would have to gain
 * more than it costs.
 */
export function isHopelessSide(state: PlanState, position: number, cheapest: number): boolean {
  if (state.choice[position] !== nothing) return false;
  const day = state.horizon.slotDay[(position / 3) | 0]!;
  const saved = state.day[day * dayStride + dayCostAt]!;
  const cost = state.pool.figures[cheapest * figureStride + costAt]!;
  return cost - saved >= state.limit;
}

/**
 * The same as `firstMain` for the side or extra at `position` (slot × 3 + role); one of the items
 * may be nothing.
 */
export function firstSide(
  state: PlanState,
  position: number,
  items: Int32Array,
  from: number,
  to: number,
): number {
  const { horizon, limit, breakfastUse, otherUse } = state;
  const { figures } = state.pool;
  const current = state.choice[position]!;
  const slot = (position / 3) | 0;
  const day = horizon.slotDay[slot]!;
  const week = horizon.weekOfDay[day]!;
  const otherWindow = horizon.otherWindow[day]!;
  const breakfastWindow =
    horizon.slotMeal[slot] === 0 ? horizon.breakfastWindow[day]! : otherWindow;
  const before = current * figureStride;
  const costBefore = figures[before + costAt]!;
  const least =
    limit +
    figures[before + foodCostAt]! +
    (current === nothing ? 0 : mostSavedBySide) +
    (horizon.hasSoftRepeats ? mostSavedByRepeats : 0);
  const leastEaten = least + state.day[day * dayStride + dayCostAt]!;
  let steps = 0;
  for (let at = from; at < to; at++) {
    const next = items[at]!;
    let delta = figures[next * figureStride + costAt]! - costBefore;
    if (delta >= leastEaten || next === current) continue;
    if (((breakfastUse[next]! & breakfastWindow) | (otherUse[next]! & otherWindow)) !== 0) continue;
    steps += 1;
    delta += deltaOfDay(state, day, current, next);
    if (delta >= least) continue;
    steps += stepsOfCooked;
    delta +=
      deltaOfSidePairing(state, position, current, next) +
      deltaOfCooked(state, day, week, current, next);
    if (delta >= limit) continue;
    state.delta = delta;
    state.steps += steps;
    return at;
  }
  state.steps += steps;
  return to;
}
