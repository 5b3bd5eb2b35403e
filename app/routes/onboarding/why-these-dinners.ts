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

/** What takes longer is not told by its minutes. */
const mostQuickMinutes = 45;

/** One short true sentence for each day's dinner: one that no day before it says, where there is one. */
export function whyTheseDinners(days: readonly Day[], locale: Locale): string[] {
  const told = new Set<string>();
  return days.map((day) => {
    const all = sentencesFor({ day, days, locale });
    const sentence = all.find((each) => !told.has(each)) ?? all.at(-1) ?? '';
    told.add(sentence);
    return sentence;
  });
}

function sentencesFor({ day, days, locale }: { day: Day; days: readonly Day[]; locale: Locale }) {
  const dish = dinnerOf(day);
  if (dish === null) return [];
  const reasons = tellingCodes.flatMap(
    (code) => dish.reasons.find((each) => each.code === code) ?? [],
  );
  const words = dayWords({ firstWeekday: null, locale });
  return [
    ...(makesLunch({ dish, day, days }) ? [m.onboarding_reveal_makes_lunch()] : []),
    ...reasons.map((reason) =>
      reason.code === 'QUICK'
        ? m.onboarding_reveal_why_quick({ count: reason.amount ?? dish.totalMinutes })
        : reasonSentence({ reason, words, locale }),
    ),
    ...(dish.totalMinutes <= mostQuickMinutes
      ? [m.onboarding_reveal_why_quick({ count: dish.totalMinutes })]
      : []),
    m.onboarding_reveal_why_carbs({ grams: wholeNumber({ amount: dish.netCarbsGrams, locale }) }),
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
