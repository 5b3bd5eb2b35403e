/** The fractions a measuring cup or spoon has. */
const fractionSymbols = ['⅛', '¼', '⅓', '½', '⅔', '¾'] as const;
export type FractionSymbol = (typeof fractionSymbols)[number];

const fractionValues: Readonly<Record<FractionSymbol, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
};

/** Of two fractions about as near, people measure the earlier one more easily. */
const fromSimplest: readonly FractionSymbol[] = ['½', '¼', '¾', '⅓', '⅔', '⅛'];

/** Where an amount may go from the whole below it. */
const places: readonly { wholes: number; fraction: FractionSymbol | null; above: number }[] = [
  { wholes: 0, fraction: null, above: 0 },
  { wholes: 1, fraction: null, above: 1 },
  ...fromSimplest.map((fraction) => ({ wholes: 0, fraction, above: fractionValues[fraction] })),
];

/** Within 2 % the simplest fraction wins over the nearest. */
const asGoodAsExact = 0.02;

/** A number to show: as a whole with a fraction, or as a decimal in the reader's notation. */
export type Quantity =
  | Readonly<{ kind: 'fraction'; whole: number; fraction: FractionSymbol | null }>
  | Readonly<{ kind: 'decimal'; value: number }>;

export function quantityValue(quantity: Quantity): number {
  if (quantity.kind === 'decimal') return quantity.value;
  return quantity.whole + (quantity.fraction === null ? 0 : fractionValues[quantity.fraction]);
}

/** The whole with the best fraction of those allowed; never zero for something above it. */
export function nearestFraction(args: {
  value: number;
  allowed: readonly FractionSymbol[];
}): Quantity {
  const { value, allowed } = args;
  const whole = Math.floor(value);
  let nearest = wholeQuantity(whole + 1);
  let leastError = Infinity;
  // From the simplest. A list has some hundred amounts, so nothing is made that is not the answer.
  for (const place of places) {
    if (place.fraction !== null && !allowed.includes(place.fraction)) continue;
    const candidate = whole + place.above;
    const error = Math.abs(candidate - value);
    if (candidate === 0 || error >= leastError) continue;
    leastError = error;
    nearest = { kind: 'fraction', whole: whole + place.wholes, fraction: place.fraction };
    if (error <= value * asGoodAsExact) break;
  }
  return nearest;
}

export function wholeQuantity(whole: number): Quantity {
  return { kind: 'fraction', whole, fraction: null };
}

/** How a person writes an amount: `2`, `1.5`, `1/2`, `1 1/2`, `½`, `1½`. */
export const amountPattern = String.raw`(?:\d+(?:\.\d+)?\s*[⅛¼⅓½⅔¾]|\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|[⅛¼⅓½⅔¾])`;
const wholeAmount = new RegExp(`^${amountPattern}$`);

/** Null for anything else, and for zero. */
export function parseAmount(text: string): number | null {
  if (!wholeAmount.test(text)) return null;
  const spaced = text.replace(/[⅛¼⅓½⅔¾]/, (symbol) => ` ${symbol}`);
  const words = spaced.trim().split(/\s+/);
  const amount = words.reduce((total, word) => total + valueOfWord(word), 0);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

function valueOfWord(word: string): number {
  const symbol = fractionSymbols.find((each) => each === word);
  if (symbol !== undefined) return fractionValues[symbol];
  const [numerator = '', denominator] = word.split('/');
  return Number(numerator) / (denominator === undefined ? 1 : Number(denominator));
}
