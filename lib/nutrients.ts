/** Figures of a food per 100 g, or summed over a recipe. `null` is unknown, which is never zero. */
export const nutrientNames = [
  'energyKcal',
  'proteinGrams',
  'fatGrams',
  'saturatedFatGrams',
  'carbohydrateGrams',
  'fiberGrams',
  'sugarGrams',
  'alcoholGrams',
  'waterGrams',
  'sodiumMg',
  'potassiumMg',
  'calciumMg',
  'ironMg',
  'magnesiumMg',
  'cholesterolMg',
  'polyolGrams',
] as const;

export type NutrientName = (typeof nutrientNames)[number];
export type Nutrients = Readonly<Record<NutrientName, number | null>>;

/** A quantity of something whose figures are known per 100 g. */
export type Portion = Readonly<{ per100g: Nutrients; grams: number }>;
export type NutrientSum = Readonly<{
  nutrients: Nutrients;
  /** Summed to a number although up to 2 % of the mass has no figure: a lower bound. */
  incomplete: readonly NutrientName[];
}>;

/** One figure summed over portions; `isLowerBound` when a little of the mass has no figure. */
export type FigureSum = Readonly<{ amount: number | null; isLowerBound: boolean }>;

/** The share of the mass that may lack a figure before the sum becomes unknown. */
const toleratedUnknownMassShare = 0.02;

export const unknownNutrients: Nutrients = nutrientsOf(() => null);
export const noNutrients: Nutrients = nutrientsOf(() => 0);

/** Builds a full set of figures by asking for each one. */
export function nutrientsOf(figure: (name: NutrientName) => number | null): Nutrients {
  return Object.fromEntries(nutrientNames.map((name) => [name, figure(name)])) as Nutrients;
}

export function scaleNutrients(args: { nutrients: Nutrients; factor: number }): Nutrients {
  return nutrientsOf((name) => {
    const figure = args.nutrients[name];
    return figure === null ? null : figure * args.factor;
  });
}

/** Strict: unknown plus anything is unknown. Portions of known mass go through `sumPortions`. */
export function addNutrients(args: { left: Nutrients; right: Nutrients }): Nutrients {
  return nutrientsOf((name) => {
    const left = args.left[name];
    const right = args.right[name];
    return left === null || right === null ? null : left + right;
  });
}

export function sumPortions(portions: readonly Portion[]): NutrientSum {
  const sums = new Map(nutrientNames.map((name) => [name, sumNutrient({ portions, name })]));
  return {
    nutrients: nutrientsOf((name) => sums.get(name)?.amount ?? null),
    incomplete: nutrientNames.filter((name) => sums.get(name)?.isLowerBound),
  };
}

function sumNutrient(args: { portions: readonly Portion[]; name: NutrientName }): FigureSum {
  const figures = args.portions.map((portion) => ({
    per100g: portion.per100g[args.name],
    grams: portion.grams,
  }));
  // Only labels state polyols, so their sum is always "as far as stated": it may only ever be
  // subtracted from carbohydrate, where saying too little is the safe side.
  if (args.name === 'polyolGrams') return { amount: sumKnown(figures), isLowerBound: false };
  return sumFigure(figures);
}

/**
 * Without a figure for more than 2 % of the mass the sum is unknown; below that (a pinch of a
 * spice nobody analysed) it is the sum of what is known, marked as a lower bound.
 */
export function sumFigure(
  figures: readonly Readonly<{ per100g: number | null; grams: number }>[],
): FigureSum {
  const totalGrams = sumOf(figures.map(({ grams }) => grams));
  const unknownGrams = sumOf(figures.filter(isUnknown).map(({ grams }) => grams));
  if (unknownGrams === 0) return { amount: sumKnown(figures), isLowerBound: false };
  if (unknownGrams > totalGrams * toleratedUnknownMassShare) {
    return { amount: null, isLowerBound: false };
  }
  return { amount: sumKnown(figures), isLowerBound: true };
}

function isUnknown(figure: { per100g: number | null }): boolean {
  return figure.per100g === null;
}

function sumKnown(figures: readonly { per100g: number | null; grams: number }[]): number {
  return sumOf(figures.map(({ per100g, grams }) => ((per100g ?? 0) * grams) / 100));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
