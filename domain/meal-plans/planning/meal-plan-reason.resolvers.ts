import { locales } from '../../../i18n/locales.ts';
import { marketOf } from '../../foods/purchase/pack.ts';
import { builder } from '../../../api/builder.ts';
import type { WhyReason } from '../../planner/types.ts';

const reasonCodes = [
  'LEFTOVER_FROM',
  'FAVOURITE_CUISINE',
  'FAVOURITE_DISH',
  'FILLS_PROTEIN',
  'FITS_ENERGY',
  'VEGETABLES',
  'FIBER',
  'LOW_CARB',
  'QUICK',
  'FILLING',
  'WELL_RATED',
  'LIKED',
  'AFFORDABLE',
  'SHARES_FOOD',
  'VARIETY',
  'LONG_AGO',
] as const satisfies readonly WhyReason['code'][];

const ReasonCodeType = builder.enumType('MealPlanReasonCode', { values: reasonCodes });

/** One shape for all reasons, so that clients need no unions. */
interface FlatReason {
  amount: number | null;
  day: number | null;
  word: string | null;
  foodId: string | null;
}

const nothing: FlatReason = { amount: null, day: null, word: null, foodId: null };

export const MealPlanReasonType = builder.objectRef<WhyReason>('MealPlanReason').implement({
  description: 'Why the planner chose a recipe; the reader puts it into words.',
  fields: (t) => ({
    code: t.expose('code', { type: ReasonCodeType }),
    amount: t.float({
      nullable: true,
      description:
        'Grams of FILLS_PROTEIN, VEGETABLES, FIBER and LOW_CARB, kcal, minutes, weeks, satiety score or rating.',
      resolve: (reason) => flatReason(reason).amount,
    }),
    day: t.int({
      nullable: true,
      description:
        'Of LEFTOVER_FROM, and of SHARES_FOOD the nearest other day with it; 0 is the first day.',
      resolve: (reason) => flatReason(reason).day,
    }),
    word: t.string({
      nullable: true,
      description: 'The cuisine, dish or protein source.',
      resolve: (reason) => flatReason(reason).word,
    }),
    foodName: t.string({
      nullable: true,
      description: 'Of SHARES_FOOD, in the language of the endpoint.',
      resolve: (reason, _input, { services, locale }) => {
        const { foodId } = flatReason(reason);
        const { foodsById } = services.content;
        const used = foodId === null ? undefined : foodsById.get(foodId);
        // Of lemon juice it is the lemon that is used up.
        const whole = used?.purchase?.whole && foodsById.get(used.purchase.whole.foodId);
        const food = whole ?? used;
        if (food === undefined) return null;
        const { contentLanguage } = locales[locale];
        const { singular, plural } = food.names[contentLanguage];
        const packs = food.purchase?.packs[marketOf(contentLanguage)] ?? [];
        // Part of a head is left, not several of them.
        return plural === null || packs.some(({ form }) => form === 'head') ? singular : plural;
      },
    }),
  }),
});

function flatReason(reason: WhyReason): FlatReason {
  switch (reason.code) {
    case 'LEFTOVER_FROM':
      return { ...nothing, day: reason.day };
    case 'AFFORDABLE':
    case 'LIKED':
      return nothing;
    case 'FAVOURITE_CUISINE':
      return { ...nothing, word: reason.cuisine };
    case 'FAVOURITE_DISH':
      return { ...nothing, word: reason.dish };
    case 'FILLS_PROTEIN':
    case 'LOW_CARB':
    case 'VEGETABLES':
    case 'FIBER':
      return { ...nothing, amount: reason.grams };
    case 'FITS_ENERGY':
      return { ...nothing, amount: reason.kcal };
    case 'QUICK':
      return { ...nothing, amount: reason.minutes };
    case 'FILLING':
      return { ...nothing, amount: reason.satiety };
    case 'LONG_AGO':
      return { ...nothing, amount: reason.weeks };
    case 'WELL_RATED':
      return { ...nothing, amount: reason.rating };
    case 'SHARES_FOOD':
      return { ...nothing, foodId: reason.foodId, day: reason.day ?? null };
    case 'VARIETY':
      return { ...nothing, word: reason.protein };
  }
}
