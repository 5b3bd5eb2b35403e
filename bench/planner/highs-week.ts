/**
 * The week as a mixed-integer program with everything the objective holds, on the pool of a search:
 * what a solver finds in a minute is the reference for what the search finds in milliseconds.
 */
import loadHighs from 'highs';
import { neighbourStride } from '../../domain/planner/catalog/horizon.ts';
import { assemblePlan } from '../../domain/planner/search/assemble.ts';
import { candidateList } from '../../domain/planner/weigh/moves.ts';
import {
  carbsMgAt,
  costAt,
  dishBitAt,
  factStride,
  figureStride,
  isLeftoverSafeAt,
  kcalAt,
  kindKeyAt,
  leftoverCostAt,
  oddWithAt,
  proteinAt,
  proteinKeyAt,
  vegetablesAt,
} from '../../domain/planner/catalog/pool.ts';
import type { OpenSearch } from '../../domain/planner/search/open-search.ts';
import type { Plan } from '../../domain/planner/types.ts';
import { variety, weights } from '../../domain/planner/weights.ts';

type Entry = readonly [column: number, value: number];

/** An item at a position; as a leftover it is the dinner of the evening before. */
interface Use {
  readonly column: number;
  readonly slot: number;
  readonly role: number;
  readonly item: number;
  readonly isLeftover: boolean;
}

interface Program {
  readonly costs: number[];
  readonly isInteger: number[];
  readonly rows: { entries: readonly Entry[]; least: number; most: number }[];
  constant: number;
}

const highs = await loadHighs();

export interface SolvedWeek {
  readonly plan: Plan;
  /** As the program reckons; the evaluator has to agree. */
  readonly objective: number;
}

/** The best week found in the time, null where none was. */
export function solveWeek(args: { search: OpenSearch; seconds: number }): SolvedWeek | null {
  const program: Program = { costs: [], isInteger: [], rows: [], constant: 0 };
  const uses = addUses(args.search, program);
  addRules(args.search, program, uses);
  addDays(args.search, program, uses);
  addWeek(args.search, program, uses);
  addNeighbours(args.search, program, uses);
  addPairings(args.search, program, uses);
  const values = solve({ program, seconds: args.seconds });
  if (values === null) return null;
  const sum = program.costs.reduce((total, cost, column) => total + cost * values[column]!, 0);
  const chosen = uses.filter(({ column }) => values[column]! > 0.5);
  return { plan: planOf({ search: args.search, chosen }), objective: program.constant + sum };
}

function addUses({ state }: OpenSearch, program: Program): Use[] {
  const { pool, horizon } = state;
  const uses: Use[] = [];
  const add = (use: Omit<Use, 'column'>, cost: number) =>
    uses.push({ ...use, column: addColumn(program, cost, true) });
  for (let position = 0; position < horizon.slotCount * 3; position++) {
    const slot = Math.floor(position / 3);
    const place = { slot, role: position % 3 };
    for (const item of candidateList({ state, position })) {
      add({ ...place, item, isLeftover: false }, pool.figures[item * figureStride + costAt]!);
      const next = slot + horizon.mealsPerDay - 1;
      const isKept = pool.facts[item * factStride + isLeftoverSafeAt] === 1;
      if (place.role !== 0 || horizon.slotMeal[slot] !== 2 || !isKept) continue;
      if (next >= horizon.slotCount || horizon.mayEatLeftovers[horizon.slotDay[next]!] === 0) {
        continue;
      }
      const cost = pool.figures[item * figureStride + leftoverCostAt]! - state.freshLunchCost;
      add({ slot: next, role: 0, item, isLeftover: true }, cost);
    }
  }
  program.constant += state.freshLunchCost * horizon.days;
  return uses;
}

function addColumn(program: Program, cost: number, isInteger = false): number {
  program.costs.push(cost);
  program.isInteger.push(isInteger ? 1 : 0);
  return program.costs.length - 1;
}

const one = ({ column }: Use): Entry => [column, 1];

function addRules({ state }: OpenSearch, program: Program, uses: readonly Use[]): void {
  const { horizon, pool } = state;
  const byPosition = Map.groupBy(uses, ({ slot, role }) => slot * 3 + role);
  for (const [position, all] of byPosition) {
    const least = position % 3 === 0 ? 1 : 0;
    program.rows.push({ entries: all.map(one), least, most: 1 });
  }
  const byMeal = Map.groupBy(
    uses.filter(({ isLeftover }) => !isLeftover),
    ({ slot }) => slot,
  );
  for (const [slot, all] of byMeal) {
    const entries = all.map(({ column, item }): Entry => [column, pool.minutes[item]!]);
    program.rows.push({ entries, least: -Infinity, most: horizon.mostMinutes[slot]! });
  }
  const cooked = Map.groupBy(
    uses.filter(({ isLeftover }) => !isLeftover),
    ({ item }) => item,
  );
  for (const all of cooked.values()) {
    program.rows.push({ entries: all.map(one), least: -Infinity, most: 1 });
  }
  for (const { column, slot, item } of uses.filter(({ isLeftover }) => isLeftover)) {
    const before = slot - horizon.mealsPerDay + 1;
    const dinner = cooked.get(item)!.find((use) => use.slot === before)!;
    const entries: Entry[] = [
      [column, 1],
      [dinner.column, -1],
    ];
    program.rows.push({ entries, least: -Infinity, most: 0 });
  }
}

function addDays({ state, problem }: OpenSearch, program: Program, uses: readonly Use[]): void {
  const { pool, horizon } = state;
  const { targets } = problem.requirements;
  for (let day = 0; day < horizon.days; day++) {
    const eaten = uses.filter(({ slot }) => horizon.slotDay[slot] === day);
    const sum = (at: number, scale: number) =>
      eaten.map(({ column, item }): Entry => [
        column,
        pool.figures[item * figureStride + at]! * scale,
      ]);
    const most = state.mostCarbsMg / 1000;
    program.rows.push({ entries: sum(carbsMgAt, 1 / 1000), least: -Infinity, most });
    const tolerance = weights.energyTolerance.value;
    const kcal = sum(kcalAt, 1 / targets.energyKcal);
    const off = addColumn(program, weights.energyOff.value);
    program.rows.push({ entries: [...kcal, [off, -1]], least: -Infinity, most: 1 + tolerance });
    program.rows.push({ entries: [...kcal, [off, 1]], least: 1 - tolerance, most: Infinity });
    const far = addColumn(program, weights.energyFarOff.value);
    const farFrom = weights.energyFarFrom.value;
    program.rows.push({ entries: [...kcal, [far, -1]], least: -Infinity, most: 1 + farFrom });
    program.rows.push({ entries: [...kcal, [far, 1]], least: 1 - farFrom, most: Infinity });
    const protein = sum(proteinAt, 1 / targets.proteinGrams);
    const short = addColumn(program, weights.proteinShort.value);
    program.rows.push({ entries: [...protein, [short, 1]], least: 1, most: Infinity });
    const over = addColumn(program, weights.proteinOver.value);
    const overFrom = weights.proteinOverFrom.value;
    program.rows.push({ entries: [...protein, [over, -1]], least: -Infinity, most: overFrom });
    const vegetables = sum(vegetablesAt, 1 / weights.vegetablesFrom.value);
    const missing = addColumn(program, weights.vegetablesShort.value);
    program.rows.push({ entries: [...vegetables, [missing, 1]], least: 1, most: Infinity });
  }
}

/** Counts of the week: each trait by how often it is cooked, kinds of dish by how often eaten. */
function addWeek({ state }: OpenSearch, program: Program, uses: readonly Use[]): void {
  const { traits, facts } = state.pool;
  const byTrait = new Map<number, Use[]>();
  for (const use of uses.filter(({ isLeftover }) => !isLeftover)) {
    for (let at = traits.start[use.item]!; at < traits.start[use.item + 1]!; at++) {
      const trait = traits.list[at]!;
      byTrait.set(trait, [...(byTrait.get(trait) ?? []), use]);
    }
  }
  const addExcess = (all: readonly Use[], free: number, cost: number) => {
    const entries: Entry[] = [...all.map(one), [addColumn(program, cost), -1]];
    program.rows.push({ entries, least: -Infinity, most: free });
  };
  for (const [trait, all] of byTrait) {
    if (trait >= traits.firstFood) {
      const bought = addColumn(program, traits.foodWeights[trait - traits.firstFood]!);
      for (const use of all) {
        program.rows.push({ entries: [one(use), [bought, -1]], least: -Infinity, most: 0 });
      }
    } else if (trait < traits.seafood) {
      addExcess(all, variety.proteinFree, weights.proteinRepeated.value);
      addExcess(all, variety.proteinMuch, weights.proteinRepeatedMuch.value);
    }
  }
  const kindOf = ({ item }: Use) => facts[item * factStride + kindKeyAt]!;
  const mains = uses.filter((use) => use.role === 0 && kindOf(use) !== 0);
  for (const all of Map.groupBy(mains, kindOf).values()) {
    addExcess(all, variety.dishFree, weights.dishRepeated.value);
  }
  const missed = addColumn(program, weights.seafoodMissed.value);
  const entries: Entry[] = [...(byTrait.get(traits.seafood) ?? []).map(one), [missed, 1]];
  program.rows.push({ entries, least: state.horizon.seafoodMeals[0]!, most: Infinity });
}

function addNeighbours({ state }: OpenSearch, program: Program, uses: readonly Use[]): void {
  const { horizon, pool } = state;
  const mains = uses.filter(({ role }) => role === 0);
  for (const [keyAt, costs] of [
    [proteinKeyAt, horizon.proteinPairCost],
    [kindKeyAt, horizon.kindPairCost],
  ] as const) {
    const keyOf = ({ item }: Use) => pool.facts[item * factStride + keyAt]!;
    const byPlace = Map.groupBy(mains, (use) => `${use.slot} ${keyOf(use)}`);
    for (const [place, here] of byPlace) {
      const [slot, key] = place.split(' ').map(Number) as [number, number];
      if (key === 0) continue;
      for (let at = 0; at < neighbourStride; at++) {
        const other = horizon.neighbours[slot * neighbourStride + at]!;
        const there = byPlace.get(`${other} ${key}`);
        const cost = costs[slot * neighbourStride + at]!;
        if (other <= slot || there === undefined || cost === 0) continue;
        const both = addColumn(program, cost);
        const entries: Entry[] = [...here.map(one), ...there.map(one), [both, -1]];
        program.rows.push({ entries, least: -Infinity, most: 1 });
      }
    }
  }
}

function addPairings({ state }: OpenSearch, program: Program, uses: readonly Use[]): void {
  const fact = ({ item }: Use, at: number) => state.pool.facts[item * factStride + at]!;
  const bySlot = Map.groupBy(uses, ({ slot }) => slot);
  for (const all of bySlot.values()) {
    for (const [added, beside] of [
      [1, 0],
      [2, 0],
      [2, 1],
    ] as const) {
      const withOdd = all.filter((use) => use.role === added && fact(use, oddWithAt) !== 0);
      for (const [odd, sides] of Map.groupBy(withOdd, (use) => fact(use, oddWithAt))) {
        const clashing = all.filter(
          (use) => use.role === beside && (fact(use, dishBitAt) & odd) !== 0,
        );
        if (clashing.length === 0) continue;
        const both = addColumn(program, weights.oddPair.value);
        const entries: Entry[] = [...sides.map(one), ...clashing.map(one), [both, -1]];
        program.rows.push({ entries, least: -Infinity, most: 1 });
      }
    }
  }
}

function planOf(args: { search: OpenSearch; chosen: readonly Use[] }): Plan {
  const { state, problem } = args.search;
  const { horizon, pool } = state;
  const choice = new Int32Array(horizon.slotCount * 3);
  const isLeftover = new Uint8Array(horizon.slotCount);
  for (const use of args.chosen) {
    choice[use.slot * 3 + use.role] = use.item;
    if (use.isLeftover) isLeftover[use.slot] = 1;
  }
  return assemblePlan({ problem, state: { ...state, pool, choice, isLeftover } });
}

function solve(args: { program: Program; seconds: number }): Float64Array | null {
  const { program, seconds } = args;
  const { costs, isInteger, rows } = program;
  const entries = rows.flatMap((row) => row.entries);
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, number) => {
    starts[number + 1] = starts[number]! + row.entries.length;
  });
  const model = {
    numCols: costs.length,
    numRows: rows.length,
    colCost: Float64Array.from(costs),
    colLower: new Float64Array(costs.length),
    colUpper: Float64Array.from(isInteger, (integer) => (integer === 1 ? 1 : Infinity)),
    rowLower: rows.map(({ least }) => least),
    rowUpper: rows.map(({ most }) => most),
    integrality: Int32Array.from(isInteger),
    matrix: {
      format: 'csr' as const,
      numRows: rows.length,
      numCols: costs.length,
      starts,
      indices: Int32Array.from(entries, ([column]) => column),
      values: Float64Array.from(entries, ([, value]) => value),
    },
  };
  return highs.withModel(model, (solver) => {
    solver.options.set({ output_flag: false, time_limit: seconds, random_seed: 1 });
    solver.run();
    const values = solver.getSolution().colValue;
    return values === undefined || values.length === 0 ? null : Float64Array.from(values);
  });
}
