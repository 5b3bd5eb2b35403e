import { aisleCode, aisleOfCode } from '../../../../domain/shopping/operations/fact-wire.rules.ts';
import type { Aisle } from '../../../../domain/foods/food.ts';

interface Move {
  aisle: Aisle;
  by: number;
}

/** As the buttons of a form say it: `DAIRY -1` is one place up. */
export function moveValue({ aisle, by }: Move): string {
  return `${aisleCode(aisle)} ${by}`;
}

export function readMove(value: string): Move | null {
  const [, code = '', by] = /^([A-Z_]+) (-?\d{1,2})$/.exec(value) ?? [];
  const aisle = aisleOfCode(code);
  return aisle === null ? null : { aisle, by: Number(by) };
}

/** The aisles with one of them so many places further down, or up; no further than the end. */
export function moved({ aisles, aisle, by }: Move & { aisles: readonly Aisle[] }): Aisle[] {
  const place = aisles.indexOf(aisle);
  if (place === -1) return [...aisles];
  const others = aisles.filter((each) => each !== aisle);
  const next = Math.min(Math.max(place + by, 0), others.length);
  return others.toSpliced(next, 0, aisle);
}
