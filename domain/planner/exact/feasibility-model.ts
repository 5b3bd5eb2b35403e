import type { Horizon } from '../catalog/horizon.ts';
import { netCarbsMg } from '../net-carbs.ts';
import type { Problem } from '../pose/problem.ts';
import { dinner } from '../weigh/state.ts';
import { freeSlots, lockedLeftoverMg, mayCook, spareCarbsMg, usefulMains } from './mains.ts';

/**
 * Whether a main exists for every slot, as a mixed-integer program without an objective. Sides do
 * not occur: a plan stays valid without them. The portion is the smallest, which no limit minds.
 */
export interface FeasibilityModel {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Cook candidate `position` at `slot`, or eat it there as the leftover of the dinner before. */
export interface Column {
  readonly position: number;
  readonly slot: number;
  readonly isLeftover: boolean;
}

interface Row {
  readonly entries: readonly (readonly [column: number, value: number])[];
  readonly least: number;
  readonly most: number;
}

export function buildModel(args: { problem: Problem; keepsCarbs: boolean }): FeasibilityModel {
  const { problem, keepsCarbs } = args;
  const columns = listColumns(problem);
  const numbered = columns.map((column, number) => ({ ...column, number }));
  return {
    columns,
    rows: [
      ...slotRows({ problem, numbered }),
      ...leftoverRows({ problem, numbered }),
      ...repeatRows({ problem, numbered }),
      ...(keepsCarbs ? carbRows({ problem, numbered }) : []),
    ],
  };
}

type NumberedColumn = Column & { readonly number: number };
interface Numbered {
  readonly problem: Problem;
  readonly numbered: readonly NumberedColumn[];
}

function listColumns(problem: Problem): Column[] {
  const { horizon } = problem;
  const slots = freeSlots(problem);
  const mains = usefulMains(problem);
  const columns: Column[] = [];
  mains.position.forEach((position, main) => {
    for (const slot of slots) {
      if (!mayCook({ problem, mains, main, slot })) continue;
      columns.push({ position, slot, isLeftover: false });
      const next = slot + horizon.mealsPerDay - 1;
      const isKept = mains.isSafe[main] === 1 && slots.includes(next);
      if (isKept && mayBeEatenNextDay({ horizon, slot })) {
        columns.push({ position, slot: next, isLeftover: true });
      }
    }
  });
  return [...columns, ...lockedLeftovers({ problem, slots })];
}

function mayBeEatenNextDay(args: { horizon: Horizon; slot: number }): boolean {
  const { horizon, slot } = args;
  const nextDay = horizon.slotDay[slot]! + 1;
  return horizon.slotMeal[slot] === dinner && horizon.mayEatLeftovers[nextDay] === 1;
}

/** Leftovers of locked dinners; no candidate cooks them, so their position is −1. */
function lockedLeftovers(args: { problem: Problem; slots: readonly number[] }): Column[] {
  const { problem, slots } = args;
  return slots
    .filter((slot) => lockedLeftoverMg({ problem, slot }) !== null)
    .map((slot) => ({ position: -1, slot, isLeftover: true }));
}

function slotRows({ problem, numbered }: Numbered): Row[] {
  return freeSlots(problem).map((slot) => {
    const entries = numbered.filter((column) => column.slot === slot).map(entryOne);
    return { entries, least: 1, most: 1 };
  });
}

function entryOne({ number }: NumberedColumn): readonly [number, number] {
  return [number, 1];
}

/** A leftover needs its dinner. */
function leftoverRows({ problem, numbered }: Numbered): Row[] {
  const cooked = new Map(
    numbered
      .filter(({ isLeftover }) => !isLeftover)
      .map(({ position, slot, number }) => [`${position} ${slot}`, number]),
  );
  return numbered
    .filter(({ isLeftover, position }) => isLeftover && position >= 0)
    .map(({ number, position, slot }) => {
      const before = slot - problem.horizon.mealsPerDay + 1;
      const entries = [[number, 1] as const, [cooked.get(`${position} ${before}`)!, -1] as const];
      return { entries, least: -Infinity, most: 0 };
    });
}

function repeatRows({ problem, numbered }: Numbered): Row[] {
  const cooked = numbered.filter(({ isLeftover }) => !isLeftover);
  const byRecipe = Map.groupBy(cooked, ({ position }) => position);
  return [...byRecipe.values()].flatMap((columns) => repeatRowsOf({ problem, columns }));
}

/**
 * Uses that exclude each other, in as large groups as windows of days allow: the larger the
 * groups, the tighter the program.
 */
function repeatRowsOf(args: { problem: Problem; columns: readonly NumberedColumn[] }): Row[] {
  const { horizon } = args.problem;
  const { everydayDays, otherDays } = horizon.rule;
  const isEveryday = ({ slot }: NumberedColumn) => horizon.isEveryday[slot * 3] === 1;
  const everydays = args.columns.filter(isEveryday);
  const windows = (columns: readonly NumberedColumn[], days: number) =>
    windowStarts({ horizon, days }).map((from) =>
      columns.filter(({ slot }) => {
        const day = horizon.slotDay[slot]!;
        return day >= from && day < from + days;
      }),
    );
  const groups =
    everydayDays === otherDays
      ? windows(args.columns, otherDays)
      : [
          ...windows(everydays, everydayDays),
          ...windows(args.columns, otherDays).flatMap((window) => {
            const beside = window.filter((column) => !isEveryday(column));
            return [beside, ...window.filter(isEveryday).map((one) => [one, ...beside])];
          }),
        ];
  return groups
    .filter((group) => group.length > 1)
    .map((group) => ({ entries: group.map(entryOne), least: -Infinity, most: 1 }));
}

/** Shorter windows at the ends are parts of these. */
function windowStarts(args: { horizon: Horizon; days: number }): number[] {
  const count = Math.max(1, args.horizon.days - args.days + 1);
  return Array.from({ length: count }, (_, from) => from);
}

/** In grams, which the solver's tolerance of a millionth resolves to the milligram. */
function carbRows({ problem, numbered }: Numbered): Row[] {
  const { horizon, candidates, request, requirements } = problem;
  const gramsOf = ({ position, slot }: Column): number => {
    if (position < 0) return lockedLeftoverMg({ problem, slot })! / 1000;
    const netCarbsGrams = request.catalog.netCarbsGrams[candidates.index[position]!]!;
    return netCarbsMg({ netCarbsGrams, servingFactor: requirements.leastPortion }) / 1000;
  };
  return Array.from(spareCarbsMg(problem), (spareMg, day) => {
    const eaten = numbered.filter(({ slot }) => horizon.slotDay[slot] === day);
    const entries = eaten.map((column) => [column.number, gramsOf(column)] as const);
    return { entries, least: -Infinity, most: spareMg / 1000 };
  });
}
