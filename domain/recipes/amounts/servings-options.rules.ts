const usualServingsOptions: readonly number[] = [1, 2, 4, 6, 8];

/** A member may cook the recipe for these; always also for as many as it was written for. */
export function servingsOptionsOf(args: {
  servings: number;
  options: readonly number[];
}): readonly number[] {
  const options = args.options.length === 0 ? usualServingsOptions : args.options;
  return [...new Set([...options, args.servings])].toSorted((a, b) => a - b);
}
