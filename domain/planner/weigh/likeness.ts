/** Keeps what mains cost by standing beside each other, so that a change need not look around. */
import { deltaOfMainPairing } from './delta-terms.ts';
import { neighbourStride } from '../catalog/horizon.ts';
import { factStride, kindKeyAt, nothing, proteinKeyAt } from '../catalog/pool.ts';
import type { PlanState } from './state.ts';

/** After a change of mains or sides: what the places around now cost, see `placeCost`. */
export function updatePlaceCosts(state: PlanState, slot: number): void {
  const { neighbours } = state.horizon;
  updatePlaceCost(state, slot);
  const start = slot * neighbourStride;
  for (let at = start; at < start + neighbourStride; at++) updatePlaceCost(state, neighbours[at]!);
}

function updatePlaceCost(state: PlanState, slot: number): void {
  if (slot >= state.horizon.slotCount) return;
  const { proteinKeys, kindKeys } = state.pool;
  state.placeCost[slot] =
    state.proteinLikeness[slot * proteinKeys + state.proteinKey[slot]!]! +
    state.kindLikeness[slot * kindKeys + state.kindKey[slot]!]! -
    deltaOfMainPairing(state, slot, state.choice[slot * 3]!, nothing);
}

/** The keys of the main now eaten at `slot`, how often, and what mains like it cost around it. */
export function setKeys(state: PlanState, slot: number, item: number): void {
  const { facts, proteinKeys, kindKeys } = state.pool;
  const { proteinLikeness, kindLikeness, kindCount } = state;
  const { neighbours, proteinPairCost, kindPairCost, slotCount, slotDay, weekOfDay } =
    state.horizon;
  const proteinBefore = state.proteinKey[slot]!;
  const kindBefore = state.kindKey[slot]!;
  const protein = facts[item * factStride + proteinKeyAt]!;
  const kind = facts[item * factStride + kindKeyAt]!;
  state.proteinKey[slot] = protein;
  state.kindKey[slot] = kind;
  const week = weekOfDay[slotDay[slot]!]! * kindKeys;
  if (kindBefore !== 0) kindCount[week + kindBefore]! -= 1;
  if (kind !== 0) kindCount[week + kind]! += 1;
  const start = slot * neighbourStride;
  for (let at = start; at < start + neighbourStride; at++) {
    const other = neighbours[at]!;
    if (other >= slotCount) continue;
    const proteins = other * proteinKeys;
    const kinds = other * kindKeys;
    // 0 is no protein and no kind: nothing is like it.
    if (proteinBefore !== 0) proteinLikeness[proteins + proteinBefore]! -= proteinPairCost[at]!;
    if (protein !== 0) proteinLikeness[proteins + protein]! += proteinPairCost[at]!;
    if (kindBefore !== 0) kindLikeness[kinds + kindBefore]! -= kindPairCost[at]!;
    if (kind !== 0) kindLikeness[kinds + kind]! += kindPairCost[at]!;
  }
}
