import { hasBit } from '../../../lib/bitset.ts';
import type { Candidates } from '../catalog/candidates.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Horizon } from '../catalog/horizon.ts';
import { createSnapshot, type Snapshot } from '../weigh/snapshot.ts';
import { lunch, type PlanState } from '../weigh/state.ts';
import { meals, roles, type LockedMeal, type PlannedRecipe, type RefusalReason } from '../types.ts';
import { portions } from '../weights.ts';

/** A locked helping: recipe and amount stay as the member left them. */
export interface Helping {
  readonly index: number;
  readonly servingFactor: number;
  readonly isLeftover: boolean;
}

/** What stands at main, side and extra of a slot; null is nothing. */
interface LockedSlot {
  readonly slot: number;
  readonly helpings: readonly [Helping | null, Helping | null, Helping | null];
  /** Only the main is settled, because tomorrow's locked lunch is its leftover. */
  readonly isMainOnly: boolean;
}

export interface Locks {
  readonly slots: readonly LockedSlot[];
  readonly reasons: readonly RefusalReason[];
}

export function resolveLocks(args: {
  catalog: Catalog;
  horizon: Horizon;
  locked: readonly LockedMeal[];
}): Locks {
  const { catalog, horizon, locked } = args;
  const reasons: RefusalReason[] = [];
  const bySlot = new Map<number, LockedSlot>();
  for (const meal of locked) {
    const slot = slotOf({ horizon, meal });
    const unknown = meal.recipes.filter(({ id }) => !catalog.indexById.has(id));
    reasons.push(...unknown.map(({ id }) => unknownRecipe(id)));
    if (slot === null || bySlot.has(slot) || meal.recipes.length > 3) {
      reasons.push({ code: 'LOCKED_CONFLICT', day: meal.day, meal: meal.meal });
    } else if (unknown.length === 0) {
      const helpings = arrangeHelpings({ catalog, recipes: meal.recipes });
      bySlot.set(slot, { slot, helpings, isMainOnly: false });
    }
  }
  for (const { slot, helpings } of bySlot.values()) {
    const conflict = settleDinnerBefore({ horizon, bySlot, slot, main: helpings[0] });
    if (conflict !== null) reasons.push(conflict);
  }
  return { slots: [...bySlot.values()].toSorted((a, b) => a.slot - b.slot), reasons };
}

function unknownRecipe(recipeId: string): RefusalReason {
  return { code: 'LOCKED_UNKNOWN_RECIPE', recipeId };
}

function slotOf(args: { horizon: Horizon; meal: LockedMeal }): number | null {
  const { horizon, meal } = args;
  const place = meals.indexOf(meal.meal) - (3 - horizon.mealsPerDay);
  if (place < 0 || meal.day < 0 || meal.day >= horizon.days) return null;
  return meal.day * horizon.mealsPerDay + place;
}

/** The first main leads; the others take the places of their roles, or whichever is left. */
function arrangeHelpings(args: {
  catalog: Catalog;
  recipes: readonly PlannedRecipe[];
}): [Helping | null, Helping | null, Helping | null] {
  const places: [Helping | null, Helping | null, Helping | null] = [null, null, null];
  const waiting: Helping[] = [];
  for (const { id, servingFactor, isLeftover, role } of args.recipes) {
    const helping = { index: args.catalog.indexById.get(id)!, servingFactor, isLeftover };
    const place = roles.indexOf(role);
    if (places[place] === null) places[place] = helping;
    else waiting.push(helping);
  }
  for (const helping of waiting) {
    const place = places[1] === null ? 1 : places[2] === null ? 2 : 0;
    places[place] ??= helping;
  }
  return places;
}

/** A locked leftover settles the dinner it is left over from. */
function settleDinnerBefore(args: {
  horizon: Horizon;
  bySlot: Map<number, LockedSlot>;
  slot: number;
  main: Helping | null;
}): RefusalReason | null {
  const { horizon, bySlot, slot, main } = args;
  const day = horizon.slotDay[slot]!;
  if (main === null || !main.isLeftover) return null;
  const isLunch = horizon.slotMeal[slot] === lunch;
  if (isLunch && day === 0) return null;
  const before = slot - horizon.mealsPerDay + 1;
  const dinnerBefore = bySlot.get(before);
  if (isLunch && dinnerBefore === undefined) {
    const helpings = [{ ...main, isLeftover: false }, null, null] as const;
    bySlot.set(before, { slot: before, helpings, isMainOnly: true });
    return null;
  }
  if (isLunch && dinnerBefore?.helpings[0]?.index === main.index) return null;
  return { code: 'LOCKED_CONFLICT', day, meal: meals[horizon.slotMeal[slot]!]! };
}

/**
 * Whether a locked dinner may be offered again the next day: it keeps, breaks no wish, and its
 * amount is one we would serve.
 */
export function mayBeLeftOver(args: {
  catalog: Catalog;
  candidates: Candidates;
  helping: Pick<Helping, 'index' | 'servingFactor'>;
}): boolean {
  const { catalog, candidates, helping } = args;
  if (catalog.isLeftoverSafe[helping.index] === 0 || !isPortion(helping.servingFactor))
    return false;
  return hasBit(candidates.survivors, helping.index);
}

export function isPortion(factor: number): boolean {
  const isWithin = factor >= portions.least && factor <= portions.most;
  return isWithin && Number.isInteger(factor / portions.step);
}

/** The locked dinner that the lunch at `slot` may be left over from, if there is one. */
export function lockedDinnerBefore(args: {
  catalog: Catalog;
  candidates: Candidates;
  horizon: Horizon;
  locks: Locks;
  slot: number;
}): Helping | null {
  const { catalog, candidates, horizon, locks, slot } = args;
  const isOpen = horizon.mayEatLeftovers[horizon.slotDay[slot]!] === 1;
  if (horizon.slotMeal[slot] !== lunch || !isOpen) return null;
  const before = locks.slots.find((lock) => lock.slot === slot - horizon.mealsPerDay + 1);
  const main = before?.helpings[0] ?? null;
  if (main === null || !mayBeLeftOver({ catalog, candidates, helping: main })) return null;
  return main;
}

/** Marks what is locked as fixed and returns the plan that holds nothing else. */
export function placeLocks(args: {
  state: PlanState;
  locks: Locks;
  itemOf: (helping: Helping) => number;
}): Snapshot {
  const { state, locks, itemOf } = args;
  const snapshot = createSnapshot(state);
  for (const { slot, helpings, isMainOnly } of locks.slots) {
    helpings.forEach((helping, place) => {
      const position = slot * 3 + place;
      if (place === 0 || !isMainOnly) state.isFixed[position] = 1;
      if (helping === null) return;
      snapshot.choice[position] = itemOf(helping);
      if (place === 0 && helping.isLeftover) snapshot.isLeftover[slot] = 1;
    });
  }
  return snapshot;
}
