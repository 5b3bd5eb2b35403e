import { costOfServed } from './day-costs.ts';
import {
  deltaOfCooked,
  deltaOfDay,
  deltaOfServed,
  deltaOfSidePairing,
  mostSavedByDishes,
  mostSavedByRepeats,
  mostSavedBySide,
} from './delta-terms.ts';
import { stepsOfCooked } from './first-main.ts';
import { costAt, figureStride, foodCostAt, nothing } from '../catalog/pool.ts';
import { dayCostAt, dayStride, type PlanState } from './state.ts';
import { mostMinutesOfSide } from './together.ts';

/**
 * Whether not even the cheapest item is worth adding to an empty position: its day could not gain
 * what it costs.
 */
export function isHopelessSide(state: PlanState, position: number, cheapest: number): boolean {
  if (state.choice[position] !== nothing) return false;
  const slot = (position / 3) | 0;
  const day = state.horizon.slotDay[slot]!;
  const saved = state.day[day * dayStride + dayCostAt]! + servedCost(state, slot);
  const cost = state.pool.figures[cheapest * figureStride + costAt]!;
  return cost - saved >= state.limit;
}

function servedCost(state: PlanState, slot: number): number {
  return costOfServed(state, state.horizon.slotMeal[slot]!, state.served[slot]!);
}

/**
 * The same as `firstMain` for the side or extra at `position` (slot × 3 + role). One item stands
 * for no dish at all.
 */
export function firstSide(
  state: PlanState,
  position: number,
  items: Int32Array,
  from: number,
  to: number,
): number {
  const { horizon, limit, everydayUse, otherUse } = state;
  const { figures, minutes } = state.pool;
  const current = state.choice[position]!;
  const mostMinutes = mostMinutesOfSide(state, position);
  const slot = (position / 3) | 0;
  const day = horizon.slotDay[slot]!;
  const week = horizon.weekOfDay[day]!;
  const otherWindow = horizon.otherWindow[day]!;
  const everydayWindow =
    horizon.isEveryday[position] === 1 ? horizon.everydayWindow[day]! : otherWindow;
  const before = current * figureStride;
  const costBefore = figures[before + costAt]!;
  const least =
    limit +
    figures[before + foodCostAt]! +
    (current === nothing ? 0 : mostSavedBySide + mostSavedByDishes(state, week)) +
    (horizon.hasSoftRepeats ? mostSavedByRepeats : 0);
  const leastEaten = least + state.day[day * dayStride + dayCostAt]! + servedCost(state, slot);
  let steps = 0;
  for (let at = from; at < to; at++) {
    const next = items[at]!;
    let delta = figures[next * figureStride + costAt]! - costBefore;
    if (delta >= leastEaten || next === current || minutes[next]! > mostMinutes) continue;
    if (((everydayUse[next]! & everydayWindow) | (otherUse[next]! & otherWindow)) !== 0) continue;
    steps += 1;
    delta += deltaOfDay(state, day, current, next) + deltaOfServed(state, slot, current, next);
    if (delta >= least) continue;
    steps += stepsOfCooked;
    delta +=
      deltaOfSidePairing(state, position, current, next) +
      deltaOfCooked(state, position, day, week, current, next);
    if (delta >= limit) continue;
    state.delta = delta;
    state.steps += steps;
    return at;
  }
  state.steps += steps;
  return to;
}
