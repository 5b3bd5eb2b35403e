import { slotClassCount } from '../catalog/filter.ts';
import type { Pool } from '../catalog/pool.ts';
import type { Snapshot } from './snapshot.ts';
import { lunch, type PlanState } from './state.ts';

/** What a search may change: everything that is not locked and has a choice. */
export interface Moves {
  readonly mainSlots: Int32Array;
  /** Slot × 3 + role. */
  readonly sidePositions: Int32Array;
  readonly leftoverSlots: Int32Array;
  /** Pairs of slots of a week whose mains may be exchanged, one after the other. */
  readonly swaps: Int32Array;
  /** Candidates of each position, cheapest first: `list` from `listStart`, so many. */
  readonly list: Int32Array;
  readonly listStart: Int32Array;
  readonly listLength: Int32Array;
}

/** With `among`, candidates are only what some of those plans hold. */
export function listMoves(args: { state: PlanState; among?: readonly Snapshot[] }): Moves {
  const { state, among } = args;
  const { horizon } = state;
  const lists = among === undefined ? state.pool : narrowLists({ pool: state.pool, plans: among });
  const kinds = Int32Array.from(state.isFixed, (_, position) => listOf({ state, position }));
  const listStart = kinds.map((kind) => lists.listStart[kind]!);
  const listLength = kinds.map(
    (kind, position) => lists.listStart[kind + 1]! - listStart[position]!,
  );
  const positions = Int32Array.from(kinds.keys());
  const open = positions.filter(
    (position) => state.isFixed[position] === 0 && listLength[position]! > 0,
  );
  const mainSlots = open.filter((position) => position % 3 === 0).map((position) => position / 3);
  const isLeftoverSlot = (slot: number) =>
    horizon.slotMeal[slot] === lunch && horizon.mayEatLeftovers[horizon.slotDay[slot]!] === 1;
  return {
    mainSlots,
    sidePositions: open.filter((position) => position % 3 !== 0),
    leftoverSlots: mainSlots.filter(isLeftoverSlot),
    swaps: Int32Array.from(swapPairs({ state, mainSlots: [...mainSlots] }).flat()),
    list: lists.list,
    listStart,
    listLength,
  };
}

type Lists = Pick<Pool, 'list' | 'listStart'>;

/** Number of the list of the pool that a position chooses from. */
function listOf({ state, position }: { state: PlanState; position: number }): number {
  return (position % 3) * slotClassCount + state.horizon.slotClass[Math.floor(position / 3)]!;
}

/** Pool items that may stand at a position, cheapest first. */
export function candidateList(args: { state: PlanState; position: number }): Int32Array {
  const { list, listStart } = args.state.pool;
  const kind = listOf(args);
  return list.subarray(listStart[kind], listStart[kind + 1]);
}

function narrowLists(args: { pool: Pool; plans: readonly Snapshot[] }): Lists {
  const { pool, plans } = args;
  const isHeld = new Uint8Array(pool.size);
  for (const { choice } of plans) for (const item of choice) isHeld[item] = 1;
  const list = pool.list.filter((item) => isHeld[item] === 1);
  const listStart = new Int32Array(pool.listStart.length);
  let held = 0;
  let kind = 0;
  for (let at = 0; at <= pool.list.length; at++) {
    while (pool.listStart[kind] === at) listStart[kind++] = held;
    if (at < pool.list.length) held += isHeld[pool.list[at]!]!;
  }
  return { list, listStart };
}

function swapPairs(args: { state: PlanState; mainSlots: readonly number[] }): number[][] {
  const { horizon } = args.state;
  const week = (slot: number) => horizon.weekOfDay[horizon.slotDay[slot]!];
  return args.mainSlots.flatMap((first) =>
    args.mainSlots
      .filter((second) => second > first && week(second) === week(first))
      .filter((second) => (horizon.slotMeal[second] === 0) === (horizon.slotMeal[first] === 0))
      .map((second) => [first, second]),
  );
}
