import { naturalForms, type Market, type Pack } from '../../foods/purchase/pack.ts';
import type { SoldFood } from './sold-food.ts';

/** So many of one size. */
export interface PacksToBuy {
  readonly pack: Pack;
  readonly count: number;
  /** Whether to take larger pieces: nobody buys another cucumber for a tenth of one. */
  readonly isLarge: boolean;
  /** The weight of all packs together. */
  readonly grams: number;
}

/** A sum of decimals may exceed what it stands for by as much. */
const tiny = 1e-6;
/** The larger ones of what grows weigh a tenth more. */
const largerBy = 0.1;
/** Among more than these one no longer chooses. */
const mostChosen = 3;
/** One pack more is worth leaving this part of the largest one over. */
const costOfPack = 0.15;

/** The packs to buy for at least this weight; null where the sizes of packs are not known. */
export function packsToBuy(args: {
  food: Pick<SoldFood, 'purchase'>;
  /** Above zero. */
  grams: number;
  market: Market;
}): PacksToBuy | null {
  const { food, grams, market } = args;
  const packs = food.purchase?.packs[market] ?? [];
  const [least] = packs;
  if (least === undefined) return null;
  const larger = packs.length === 1 ? largerOnes({ pack: least, grams }) : null;
  const single = packs.find((pack) => pack.grams + tiny >= grams);
  if (larger !== null) return larger;
  if (single !== undefined) return several({ pack: single, grams });
  return cheapest({ packs: packs.map((pack) => several({ pack, grams })), grams });
}

/** Null where the usual ones are enough, or too little by far. */
function largerOnes({ pack, grams }: { pack: Pack; grams: number }): PacksToBuy | null {
  const isNatural = pack.size === null && pack.count === 1;
  if (!isNatural || !(naturalForms as readonly string[]).includes(pack.form)) return null;
  const count = Math.floor(grams / pack.grams + tiny);
  const isEnough = grams <= count * pack.grams + tiny;
  if (count < 1 || count > mostChosen || isEnough) return null;
  if (grams > count * pack.grams * (1 + largerBy)) return null;
  return { pack, count, isLarge: true, grams };
}

function several({ pack, grams }: { pack: Pack; grams: number }): PacksToBuy {
  const count = Math.max(1, Math.ceil(grams / pack.grams - tiny));
  return { pack, count, isLarge: false, grams: count * pack.grams };
}

/** The choice that leaves least over, unless it takes many small packs. */
function cheapest(args: { packs: readonly PacksToBuy[]; grams: number }): PacksToBuy {
  const { packs, grams } = args;
  const largest = Math.max(...packs.map(({ pack }) => pack.grams));
  const costOf = (each: PacksToBuy) => each.grams - grams + each.count * largest * costOfPack;
  return packs.reduce((best, each) => (costOf(each) <= costOf(best) ? each : best));
}
