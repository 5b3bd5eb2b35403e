import type { Language } from '../../../lib/language.ts';

/** Countries whose shops the food table knows. */
export const markets = ['us', 'se'] as const;
export type Market = (typeof markets)[number];
export type PerMarket<T> = Readonly<Record<Market, T>>;

const marketOfLanguage: Readonly<Record<Language, Market>> = { en: 'us', es: 'us', sv: 'se' };

export function marketOf(language: Language): Market {
  return marketOfLanguage[language];
}

export function perMarket<T>(make: (market: Market) => T): PerMarket<T> {
  return { us: make('us'), se: make('se') };
}

/** Forms that nature makes and recipes count by: their weight is that of the food's own measure. */
export const measuredForms = ['piece', 'head', 'bunch', 'stalk'] as const;
/** A piece of a root is broken off as large as it is wanted; of an ear, recipes weigh the kernels. */
export const naturalForms = [...measuredForms, 'root', 'ear'] as const;
export const packForms = [
  ...naturalForms,
  'pot',
  'bag',
  'box',
  'net',
  'pack',
  'tub',
  'carton',
  'can',
  'jar',
  'bottle',
  'tube',
  /** Weighed at the counter, in steps. */
  'loose',
] as const;
export type PackForm = (typeof packForms)[number];

/** What is printed on a pack. */
export interface PackSize {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
}

/** The least that can be bought of a food. */
export interface Pack {
  readonly form: PackForm;
  /** Of the food as recipes weigh it: drained, peeled, soaked. */
  readonly grams: number;
  /** How many of the form it is: eggs are sold by six. */
  readonly count: number;
  /** Null where nothing is printed on it. */
  readonly size: PackSize | null;
}

export const foodParts = ['juice', 'zest', 'white', 'yolk', 'rice'] as const;
export type FoodPart = (typeof foodParts)[number];
