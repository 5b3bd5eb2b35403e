import { slotClassCount } from '../catalog/filter.ts';
import { lockedDinnerBefore } from '../pose/locks.ts';
import { netCarbsMg } from '../net-carbs.ts';
import type { Problem } from '../pose/problem.ts';

/**
 * Whether a plan exists is a question about mains alone: a plan stays valid without its sides, and
 * at the smallest portion. Of mains that fit the same slots only the lightest, as many as there
 * are slots, can matter: any other could be exchanged for an unused one of them.
 */
export interface Mains {
  /** In the candidates. */
  readonly position: Int32Array;
  readonly carbsMg: Int32Array;
  /** A bit per slot class. */
  readonly slotClasses: Uint8Array;
  readonly isSafe: Uint8Array;
  /** A bit per day on which a locked meal cooks it: an everyday meal, another. */
  readonly lockedEverydays: Int32Array;
  readonly lockedOthers: Int32Array;
}

export function usefulMains(problem: Problem): Mains {
  const positions = lightestOfEachKind(problem);
  const { candidates, request, requirements } = problem;
  const { isLeftoverSafe, netCarbsGrams } = request.catalog;
  const indexes = positions.map((position) => candidates.index[position]!);
  return {
    position: Int32Array.from(positions),
    carbsMg: Int32Array.from(indexes, (index) =>
      netCarbsMg({
        netCarbsGrams: netCarbsGrams[index]!,
        servingFactor: requirements.leastPortion,
      }),
    ),
    slotClasses: Uint8Array.from(positions, (position) => candidates.slotClasses[position]!),
    isSafe: Uint8Array.from(indexes, (index) => isLeftoverSafe[index]!),
    ...lockedDays({ problem, indexes }),
  };
}

function lightestOfEachKind(problem: Problem): number[] {
  const { candidates, request, locks, horizon } = problem;
  const { role, isLeftoverSafe, netCarbsGrams } = request.catalog;
  const kinds: number[][] = [];
  for (let position = 0; position < candidates.index.length; position++) {
    const index = candidates.index[position]!;
    const slotClasses = candidates.slotClasses[position]!;
    if (role[index] !== 0 || slotClasses === 0) continue;
    (kinds[slotClasses + (isLeftoverSafe[index]! << slotClassCount)] ??= []).push(position);
  }
  const grams = (position: number) => netCarbsGrams[candidates.index[position]!]!;
  const most = horizon.slotCount + 3 * locks.slots.length;
  return kinds.flatMap((kind) =>
    kind.toSorted((left, right) => grams(left) - grams(right) || left - right).slice(0, most),
  );
}

function lockedDays(args: { problem: Problem; indexes: readonly number[] }) {
  const { horizon, locks } = args.problem;
  const lockedEverydays = new Int32Array(args.indexes.length);
  const lockedOthers = new Int32Array(args.indexes.length);
  for (const { slot, helpings } of locks.slots) {
    for (const [place, helping] of helpings.entries()) {
      const isEveryday = horizon.isEveryday[slot * 3 + place] === 1;
      const days = isEveryday ? lockedEverydays : lockedOthers;
      const main =
        helping === null || helping.isLeftover ? -1 : args.indexes.indexOf(helping.index);
      if (main >= 0) days[main]! |= 1 << horizon.slotDay[slot]!;
    }
  }
  return { lockedEverydays, lockedOthers };
}

/** Whether the rule about repetition lets a locked meal stand beside this main at `slot`. */
export function mayCook(args: {
  problem: Problem;
  mains: Mains;
  main: number;
  slot: number;
}): boolean {
  const { problem, mains, main, slot } = args;
  const { horizon } = problem;
  if ((mains.slotClasses[main]! & (1 << horizon.slotClass[slot]!)) === 0) return false;
  const day = horizon.slotDay[slot]!;
  const otherWindow = horizon.otherWindow[day]!;
  const everydayWindow =
    horizon.isEveryday[slot * 3] === 1 ? horizon.everydayWindow[day]! : otherWindow;
  const everydays = mains.lockedEverydays[main]! & everydayWindow;
  return (everydays | (mains.lockedOthers[main]! & otherWindow)) === 0;
}

export function freeSlots({ horizon, locks }: Problem): number[] {
  const locked = new Set(locks.slots.map(({ slot }) => slot));
  return Array.from({ length: horizon.slotCount }, (_, slot) => slot).filter(
    (slot) => !locked.has(slot),
  );
}

/** Milligrams of the locked dinner that the lunch at `slot` may be left over from, or null. */
export function lockedLeftoverMg(args: { problem: Problem; slot: number }): number | null {
  const { problem, slot } = args;
  const { catalog } = problem.request;
  const main = lockedDinnerBefore({ ...problem, catalog, slot });
  if (main === null) return null;
  const { index, servingFactor } = main;
  return netCarbsMg({ netCarbsGrams: catalog.netCarbsGrams[index]!, servingFactor });
}

/** What each day has left for mains beside what is locked. */
export function spareCarbsMg({ horizon, locks, request, requirements }: Problem): Float64Array {
  const spare = new Float64Array(horizon.days).fill(requirements.mostNetCarbsMg);
  for (const { slot, helpings } of locks.slots) {
    for (const helping of helpings) {
      if (helping === null) continue;
      const netCarbsGrams = request.catalog.netCarbsGrams[helping.index]!;
      spare[horizon.slotDay[slot]!]! -= netCarbsMg({ ...helping, netCarbsGrams });
    }
  }
  return spare;
}
