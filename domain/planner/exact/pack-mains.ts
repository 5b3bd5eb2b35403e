/**
 * Looks for mains for every slot within the carbs of each day, and for nothing else: what the
 * construction of good plans misses is often found by moving single mains between days that have
 * too much and days that have room. Finding nothing proves nothing.
 */
import type { Problem } from '../pose/problem.ts';
import { nextBelow, nextRandom, type RandomState } from '../random.ts';
import { dinner, lunch } from '../weigh/state.ts';
import { freeSlots, lockedLeftoverMg, mayCook, spareCarbsMg, type Mains } from './mains.ts';

/** A main of `mains` by slot; `empty` so far, `settled` by a lock. */
interface Packing {
  readonly problem: Problem;
  readonly mains: Mains;
  readonly choice: Int32Array;
  readonly isLeftover: Uint8Array;
  /** Milligrams that the locked dinner before a lunch would bring, −1 where it may not. */
  readonly lockedLeftover: Float64Array;
  /** By slot: the mains that may be cooked there, lightest first. */
  readonly lists: readonly Int32Array[];
  /** What each day has left; below 0 is too much. */
  readonly spareMg: Float64Array;
  readonly everydayUse: Int32Array;
  readonly otherUse: Int32Array;
  emptyCount: number;
}

export interface PackedMain {
  /** In the candidates; −1 for a locked dinner eaten again. */
  readonly position: number;
  readonly slot: number;
  readonly isLeftover: boolean;
}

const empty = -1;
const lockedDinner = -2;

/** An empty slot weighs as much as a whole day above its carbs. */
const hottestMg = 3000;

export function packMains(args: {
  problem: Problem;
  mains: Mains;
  random: RandomState;
  moves: number;
  keepsCarbs: boolean;
}): PackedMain[] | null {
  const { problem, random, moves } = args;
  const packing = createPacking(args);
  const slots = freeSlots(problem);
  if (slots.some((slot) => mayNeverBeFilled(packing, slot))) return null;
  let excess = excessOf(packing);
  for (let move = 0; move < moves && excess > 0; move++) {
    const temperature = hottestMg * (1 - move / moves);
    const slot = slotToChange({ packing, slots, random });
    const undo = changeSlot({ packing, slot, random });
    const after = excessOf(packing);
    const bearable = (temperature * nextBelow(random, 1024)) / 4096;
    if (after <= excess + bearable) excess = after;
    else undo.forEach((before) => put(packing, before));
  }
  return excess > 0 ? null : packedMains({ packing, slots });
}

function createPacking(args: { problem: Problem; mains: Mains; keepsCarbs: boolean }): Packing {
  const { problem, mains, keepsCarbs } = args;
  const { horizon } = problem;
  const slots = freeSlots(problem);
  const all = [...mains.carbsMg.keys()].toSorted(
    (left, right) => mains.carbsMg[left]! - mains.carbsMg[right]! || left - right,
  );
  const lists = Array.from({ length: horizon.slotCount }, () => new Int32Array(0));
  for (const slot of slots) {
    lists[slot] = Int32Array.from(all.filter((main) => mayCook({ problem, mains, main, slot })));
  }
  const spareMg = spareCarbsMg(problem);
  return {
    problem,
    mains,
    choice: new Int32Array(horizon.slotCount).fill(empty),
    isLeftover: new Uint8Array(horizon.slotCount),
    lockedLeftover: Float64Array.from({ length: horizon.slotCount }, (_, slot) =>
      slots.includes(slot) ? (lockedLeftoverMg({ problem, slot }) ?? -1) : -1,
    ),
    lists,
    spareMg: keepsCarbs ? spareMg : spareMg.fill(Infinity),
    everydayUse: mains.lockedEverydays.slice(),
    otherUse: mains.lockedOthers.slice(),
    emptyCount: slots.length,
  };
}

function mayNeverBeFilled(packing: Packing, slot: number): boolean {
  if (packing.lists[slot]!.length > 0 || packing.lockedLeftover[slot]! >= 0) return false;
  const { horizon } = packing.problem;
  return horizon.slotMeal[slot] !== lunch || horizon.mayEatLeftovers[horizon.slotDay[slot]!] === 0;
}

function excessOf({ spareMg, emptyCount, problem }: Packing): number {
  let excess = emptyCount * problem.requirements.mostNetCarbsMg;
  for (let day = 0; day < spareMg.length; day++) {
    if (spareMg[day]! < 0) excess -= spareMg[day]!;
  }
  return excess;
}

/** Mostly one of a day that is not right yet. */
function slotToChange(args: {
  packing: Packing;
  slots: readonly number[];
  random: RandomState;
}): number {
  const { packing, slots, random } = args;
  const { slotDay } = packing.problem.horizon;
  let slot = slots[nextBelow(random, slots.length)]!;
  for (let draw = 0; draw < 8 && nextBelow(random, 8) > 0; draw++) {
    if (packing.choice[slot] === empty || packing.spareMg[slotDay[slot]!]! < 0) return slot;
    slot = slots[nextBelow(random, slots.length)]!;
  }
  return slot;
}

/** How a slot was before. */
interface Before {
  readonly slot: number;
  readonly choice: number;
  readonly isLeftover: number;
}

/** Returns what to put back to undo it, last first. */
function changeSlot(args: { packing: Packing; slot: number; random: RandomState }): Before[] {
  const { packing, slot, random } = args;
  const undo: Before[] = [];
  const change = (at: number, choice: number, isLeftover: number) => {
    undo.unshift({ slot: at, choice: packing.choice[at]!, isLeftover: packing.isLeftover[at]! });
    put(packing, { slot: at, choice, isLeftover });
  };
  const offered = leftoverAt(packing, slot);
  const list = packing.lists[slot]!;
  if (offered !== empty && (list.length === 0 || nextBelow(random, 4) === 0)) {
    change(slot, offered, 1);
    return undo;
  }
  if (list.length === 0) return undo;
  const next = list[nearTop(random, list.length)]!;
  const current = packing.isLeftover[slot] === 1 ? empty : packing.choice[slot]!;
  if (next === current) return undo;
  const nextLunch = carriedLunch(packing, slot);
  const holders = tooCloseTo({ packing, main: next, slot });
  change(slot, empty, 0);
  for (const holder of holders) {
    const lunchAfter = carriedLunch(packing, holder);
    if (lunchAfter >= 0) change(lunchAfter, empty, 0);
    change(holder, empty, 0);
  }
  change(slot, next, 0);
  if (nextLunch >= 0) change(nextLunch, packing.mains.isSafe[next] === 1 ? next : empty, 1);
  if (nextLunch >= 0 && packing.choice[nextLunch] === empty) packing.isLeftover[nextLunch] = 0;
  for (const holder of holders) {
    const isExchange = packing.lists[holder]!.includes(current);
    if (isExchange && tooCloseTo({ packing, main: current, slot: holder }).length === 0) {
      change(holder, current, 0);
      break;
    }
  }
  return undo;
}

/** The light, first in their list, are tried more. */
function nearTop(random: RandomState, count: number): number {
  const chance = (nextRandom(random) >>> 8) / 16777216;
  return Math.floor(chance * chance * count);
}

/** What the dinner before would be at this lunch: a main, `lockedDinner` or `empty`. */
function leftoverAt(packing: Packing, slot: number): number {
  const { horizon } = packing.problem;
  if (horizon.slotMeal[slot] !== lunch || packing.isLeftover[slot] === 1) return empty;
  if (packing.lockedLeftover[slot]! >= 0) return lockedDinner;
  if (horizon.mayEatLeftovers[horizon.slotDay[slot]!] === 0) return empty;
  const main = packing.choice[slot - horizon.mealsPerDay + 1]!;
  return main >= 0 && packing.mains.isSafe[main] === 1 ? main : empty;
}

/** The lunch that is the leftover of the dinner at `slot`, or −1. */
function carriedLunch({ problem, isLeftover, choice }: Packing, slot: number): number {
  const { horizon } = problem;
  const next = slot + horizon.mealsPerDay - 1;
  const isDinner = horizon.slotMeal[slot] === dinner && next < horizon.slotCount;
  return isDinner && isLeftover[next] === 1 && choice[next]! >= 0 ? next : -1;
}

/** The other slots in which a main would be too close. */
function tooCloseTo(args: { packing: Packing; main: number; slot: number }): number[] {
  const { packing, main, slot } = args;
  const { horizon } = packing.problem;
  const day = horizon.slotDay[slot]!;
  const otherWindow = horizon.otherWindow[day]!;
  const isEveryday = (at: number) => horizon.isEveryday[at * 3] === 1;
  const everydayWindow = isEveryday(slot) ? horizon.everydayWindow[day]! : otherWindow;
  const used =
    (packing.everydayUse[main]! & everydayWindow) | (packing.otherUse[main]! & otherWindow);
  if (used === 0) return [];
  const found: number[] = [];
  for (let other = 0; other < horizon.slotCount; other++) {
    if (packing.choice[other] !== main || packing.isLeftover[other] === 1 || other === slot)
      continue;
    const window = isEveryday(other) ? everydayWindow : otherWindow;
    if ((window & (1 << horizon.slotDay[other]!)) !== 0) found.push(other);
  }
  return found;
}

function put(packing: Packing, { slot, choice, isLeftover }: Before): void {
  const { spareMg, problem } = packing;
  const day = problem.horizon.slotDay[slot]!;
  spareMg[day]! += mgAt(packing, slot);
  countUse(packing, slot, -1);
  packing.choice[slot] = choice;
  packing.isLeftover[slot] = isLeftover;
  spareMg[day]! -= mgAt(packing, slot);
  countUse(packing, slot, 1);
}

function mgAt({ choice, mains, lockedLeftover }: Packing, slot: number): number {
  const main = choice[slot]!;
  if (main === empty) return 0;
  return main === lockedDinner ? lockedLeftover[slot]! : mains.carbsMg[main]!;
}

function countUse(packing: Packing, slot: number, step: 1 | -1): void {
  const { horizon } = packing.problem;
  const main = packing.choice[slot]!;
  if (main === empty) packing.emptyCount += step;
  if (main < 0 || packing.isLeftover[slot] === 1) return;
  const use = horizon.isEveryday[slot * 3] === 1 ? packing.everydayUse : packing.otherUse;
  const bit = 1 << horizon.slotDay[slot]!;
  if (step === 1) use[main]! |= bit;
  else use[main]! &= ~bit;
}

function packedMains(args: { packing: Packing; slots: readonly number[] }): PackedMain[] {
  const { packing, slots } = args;
  return slots.map((slot) => {
    const main = packing.choice[slot]!;
    const position = main < 0 ? -1 : packing.mains.position[main]!;
    return { position, slot, isLeftover: packing.isLeftover[slot] === 1 };
  });
}
