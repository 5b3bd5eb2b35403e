import { candidateList } from './construct.ts';
import { lunch, type PlanState } from './state.ts';

/** What a search may change: everything that is not locked and has a choice. */
export interface Moves {
  readonly mainSlots: Int32Array;
  /** Slot × 3 + role. */
  readonly sidePositions: Int32Array;
  readonly leftoverSlots: Int32Array;
  /** Pairs of slots of a week whose mains may be exchanged, one after the other. */
  readonly swaps: Int32Array;
  /** Candidates of each position: `pool.list` from `listStart`, so many. */
  readonly listStart: Int32Array;
  readonly listLength: Int32Array;
}

export function listMoves(state: PlanState): Moves {
  const { pool, horizon } = state;
  const positions = Array.from(state.isFixed, (_, position) => position);
  const lists = positions.map((position) => candidateList({ state, position }));
  const open = positions.filter(
    (position) => state.isFixed[position] === 0 && lists[position]!.length > 0,
  );
  const mainSlots = open.filter((position) => position % 3 === 0).map((position) => position / 3);
  const isLeftoverSlot = (slot: number) =>
    horizon.slotMeal[slot] === lunch && horizon.mayEatLeftovers[horizon.slotDay[slot]!] === 1;
  return {
    mainSlots: Int32Array.from(mainSlots),
    sidePositions: Int32Array.from(open.filter((position) => position % 3 !== 0)),
    leftoverSlots: Int32Array.from(mainSlots.filter(isLeftoverSlot)),
    swaps: Int32Array.from(swapPairs({ state, mainSlots }).flat()),
    listStart: Int32Array.from(lists, (list) => (list.byteOffset - pool.list.byteOffset) / 4),
    listLength: Int32Array.from(lists, (list) => list.length),
  };
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
