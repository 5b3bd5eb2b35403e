/** A word as a column keeps it, if it is one of those there are. */
export function knownWord<T extends string>(known: readonly T[], value: string, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}
