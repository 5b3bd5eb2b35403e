/** A keto day nearly fills its white. */
const ketoDayGrams = 28;
const roomAboveLimit = 1.1;

/** The grams that fill the white of every yolk on a plan's page; days above its limit are full. */
export function mostGrams(plan: {
  targets: { netCarbsLimitGrams: number } | null;
  days: readonly { nutrition: { netCarbsGrams: number | null } }[];
}): number {
  const { targets, days } = plan;
  const largest = Math.max(0, ...days.map(({ nutrition }) => nutrition.netCarbsGrams ?? 0));
  return Math.max(
    ketoDayGrams,
    targets === null ? largest : targets.netCarbsLimitGrams * roomAboveLimit,
  );
}
