/** No yolk is drawn larger than it need be, however little the day holds. */
const mostRadius = 7.2;
/** Around the largest, for its edge. */
const air = 2;

/** The radius of one gram so that the largest yolk fits its box; areas compare, so it grows with the root. */
export function radiusOfGram({
  mostGrams,
  boxWidth,
}: {
  mostGrams: number;
  boxWidth: number;
}): number {
  return Math.min(mostRadius, (boxWidth / 2 - air) / Math.sqrt(Math.max(1, mostGrams)));
}
