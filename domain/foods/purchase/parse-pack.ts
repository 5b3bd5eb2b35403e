import { refusal, success, type Result } from '../../../lib/result.ts';
import { gramsPerOunce, gramsPerPound, millilitersPer } from '../../../lib/units.ts';
import type { Food } from '../food.ts';
import { measuredForms, packForms, type Pack, type PackForm, type PackSize } from './pack.ts';

export type WeighableFood = Pick<Food, 'densityGramsPerMl' | 'gramsPerMeasure'>;

const gramsPer: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: gramsPerOunce,
  lb: gramsPerPound,
};
const millilitersPerUnit: Readonly<Record<string, number>> = {
  ml: 1,
  dl: millilitersPer.dl,
  l: millilitersPer.l,
  floz: millilitersPer['fl-oz'],
  pt: 2 * millilitersPer.cup,
  qt: 4 * millilitersPer.cup,
};

/** `bag 12oz`, `can 400g:240g`, `pot ~40g`, `piece x6`, `head`. */
const packPattern =
  /^(?<form>[a-z]+)(?:\s+(?:x(?<count>\d+)|(?<about>~)?(?<amount>\d+(?:\.\d+)?)(?<unit>g|kg|oz|lb|ml|dl|l|floz|pt|qt)(?::(?<grams>\d+(?:\.\d+)?)g)?))?$/;

/** One size of a food in a shop, or what is wrong with how it is written. */
export function parsePack(args: { text: string; food: WeighableFood }): Result<Pack, string> {
  const { text, food } = args;
  const parts = packPattern.exec(text.trim())?.groups;
  const form = packForms.find((each) => each === parts?.['form']);
  if (parts === undefined || form === undefined) {
    return refusal(`The pack "${text}" should read like "bag 12oz" or "head".`);
  }
  const count = Number(parts['count'] ?? 1);
  const isAbout = parts['about'] !== undefined || form === 'loose';
  const size = sizeOf({ amount: parts['amount'], unit: parts['unit'] });
  const grams =
    size === null
      ? naturalGrams({ form, food })
      : parts['grams'] === undefined
        ? gramsOfSize({ size, food })
        : Number(parts['grams']);
  if (grams === null || !(grams * count > 0)) return refusal(`Nobody can weigh "${text}".`);
  return success({ form, grams: grams * count, count, size: isAbout ? null : size });
}

function sizeOf(args: { amount: string | undefined; unit: string | undefined }): PackSize | null {
  const { amount, unit } = args;
  if (amount === undefined || unit === undefined) return null;
  const grams = gramsPer[unit];
  if (grams !== undefined) return { amount: rounded(Number(amount) * grams), unit: 'g' };
  return { amount: rounded(Number(amount) * (millilitersPerUnit[unit] ?? 0)), unit: 'ml' };
}

/** Decimals of ounces would make the table of foods twice as long. */
function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function gramsOfSize(args: { size: PackSize; food: WeighableFood }): number | null {
  const { size, food } = args;
  if (size.unit === 'g') return size.amount;
  return food.densityGramsPerMl === null ? null : rounded(size.amount * food.densityGramsPerMl);
}

function naturalGrams(args: { form: PackForm; food: WeighableFood }): number | null {
  const natural = measuredForms.find((each) => each === args.form);
  return natural === undefined ? null : (args.food.gramsPerMeasure[natural] ?? null);
}
