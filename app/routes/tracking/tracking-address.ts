import { intervals, type Interval } from '../../../domain/tracking/measurements/history.rules.ts';
import { addLocalDays, isLocalDay, type LocalDay } from '../../../lib/local-time.ts';
import { isMeasure, type Measure } from '../../../domain/tracking/measurements/measures.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';

export const additions = ['food', 'recipe', 'quick', 'barcode'] as const;

/** The ways to write down what one ate. */
export type Addition = (typeof additions)[number];

/** What the page of measures shows. */
export interface MeasureAddress {
  measure: Measure;
  interval: Interval;
  showsAll: boolean;
  /** The entry that is being corrected. */
  editedId: string | null;
}

/** What the food log shows. */
export interface FoodAddress {
  day: LocalDay;
  addition: Addition;
  /** What is looked for among foods, recipes or barcodes. */
  search: string;
  /** The food that was picked. */
  foodSlug: string | null;
}

const usualInterval: Interval = '3M';

export function isFoodTab(search: URLSearchParams): boolean {
  return search.get('tab') === 'food';
}

export function measureAddressOf(search: URLSearchParams): MeasureAddress {
  const measure = (search.get('measure') ?? '').toUpperCase().replace('-', '_');
  const interval = (search.get('interval') ?? '').toUpperCase();
  return {
    measure: isMeasure(measure) ? measure : 'WEIGHT',
    interval: intervals.find((each) => each === interval) ?? usualInterval,
    showsAll: search.has('all'),
    editedId: search.get('edit'),
  };
}

export function measurePath(address: Partial<MeasureAddress> & { locale: Locale }): string {
  const { measure = 'WEIGHT', interval = usualInterval, showsAll, editedId, locale } = address;
  const query = {
    measure: measure === 'WEIGHT' ? undefined : measure.toLowerCase().replace('_', '-'),
    interval: interval === usualInterval ? undefined : interval.toLowerCase(),
    all: showsAll ? '1' : undefined,
    edit: editedId ?? undefined,
  };
  return screenPath('tracking', locale, undefined, { query });
}

/** A day ahead is none anybody has eaten on. */
export function foodAddressOf(search: URLSearchParams, today: LocalDay): FoodAddress {
  const day = search.get('day') ?? '';
  const addition = search.get('add');
  return {
    day: isLocalDay(day) && day <= today ? day : today,
    addition: additions.find((each) => each === addition) ?? 'food',
    search: (search.get('q') ?? '').trim().slice(0, mostSearchCharacters),
    foodSlug: search.get('food'),
  };
}

const mostSearchCharacters = 80;

export function foodPath(
  address: Partial<FoodAddress> & { today: LocalDay; locale: Locale },
): string {
  const { day, today, addition = 'food', search, foodSlug, locale } = address;
  const query = {
    tab: 'food',
    day: day === undefined || day === today ? undefined : day,
    add: addition === 'food' ? undefined : addition,
    q: search || undefined,
    food: foodSlug ?? undefined,
  };
  return screenPath('tracking', locale, undefined, { query });
}

/** The days beside one, as far as they have begun. */
export function daysBeside({ day, today }: { day: LocalDay; today: LocalDay }) {
  return { before: addLocalDays(day, -1), after: day < today ? addLocalDays(day, 1) : null };
}
