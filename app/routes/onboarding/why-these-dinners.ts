import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { PlanPreviewQuery, PreviewDishFragment } from './operations.gen.ts';
import { wholeNumber } from '../../amounts/figures.ts';
import { dayWords } from '../../plans/day-words.ts';
import { reasonSentence } from '../../plans/reason-words.ts';
type Day = NonNullable<PlanPreviewQuery['mealPlanPreview']>['days'][number];
type ReasonCode = PreviewDishFragment['reasons'][number]['code'];

/** An answer, the clock, a habit, what the week shares; sums of calories convince nobody. */
const tellingCodes: readonly ReasonCode[] = [
  'LIKED',
  'LONG_AGO',
  'FAVOURITE_CUISINE',
  'FAVOURITE_DISH',
  'QUICK',
  'AFFORDABLE',
  'SHARES_FOOD',
  'VARIETY',
  'WELL_RATED',
  'FILLING',
  'VEGETABLES',
  'FIBER',
  'LOW_CARB',
  'FILLS_PROTEIN',
];

/** A dinner that takes longer is not praised for its minutes. */
const mostQuickMinutes = 45;

interface Reason {
  /** Two of a kind sound alike, whatever they name. */
  readonly kind: ReasonCode | 'MAKES_LUNCH' | 'CARBS';
  readonly sentence: string;
}

/**
 * One short true sentence for each day's dinner: of a kind that no day before it has, where there is
 * one, else one that no day says yet.
 */
export function whyTheseDinners(days: readonly Day[], locale: Locale): string[] {
  const told: Reason[] = [];
  return days.map((day) => {
    const all = reasonsFor({ day, days, locale });
    const reason =
      all.find(({ kind }) => !told.some((each) => each.kind === kind)) ??
      all.find(({ sentence }) => !told.some((each) => each.sentence === sentence)) ??
      all.at(-1);
    if (reason === undefined) return '';
    told.push(reason);
    return reason.sentence;
  });
}

function reasonsFor(args: { day: Day; days: readonly Day[]; locale: Locale }): Reason[] {
  const { day, days, locale } = args;
  const dish = dinnerOf(day);
  if (dish === null) return [];
  const words = dayWords({ firstWeekday: null, locale });
  const reasons = tellingCodes
    .flatMap((code) => dish.reasons.find((each) => each.code === code) ?? [])
    .map((reason): Reason => {
      const sentence =
        reason.code === 'QUICK'
          ? m.onboarding_reveal_why_quick({ count: reason.amount ?? dish.totalMinutes })
          : reasonSentence({ reason, words, locale });
      return { kind: reason.code, sentence };
    });
  const grams = wholeNumber({ amount: dish.netCarbsGrams, locale });
  return [
    ...(makesLunch({ dish, day, days })
      ? [{ kind: 'MAKES_LUNCH' as const, sentence: m.onboarding_reveal_makes_lunch() }]
      : []),
    ...reasons,
    ...(dish.totalMinutes <= mostQuickMinutes
      ? [
          {
            kind: 'QUICK' as const,
            sentence: m.onboarding_reveal_why_quick({ count: dish.totalMinutes }),
          },
        ]
      : []),
    { kind: 'CARBS' as const, sentence: m.onboarding_reveal_why_carbs({ grams }) },
  ];
}

export function dinnerOf({ meals }: Pick<Day, 'meals'>): PreviewDishFragment | null {
  return meals.find(({ meal }) => meal === 'DINNER')?.recipes[0] ?? null;
}

export function makesLunch(args: {
  dish: Pick<PreviewDishFragment, 'id'>;
  day: Day;
  days: readonly Day[];
}): boolean {
  const { dish, day, days } = args;
  return days.some(({ meals }) =>
    meals.some(({ recipes }) =>
      recipes.some(({ id, leftoverOfDay }) => id === dish.id && leftoverOfDay === day.index),
    ),
  );
}
