import * as m from '../../i18n/paraglide/messages.js';
import type { Difficulty, Meal, SatietyBand, Strictness } from '../graphql/schema-types.gen.ts';

/** Without a label there is nothing to say. */
export const strictnessWords: Record<Exclude<Strictness, 'NONE'>, () => string> = {
  KETO: m.recipes_strictness_keto,
  MODERATE: m.recipes_strictness_moderate,
  LIBERAL: m.recipes_strictness_liberal,
};

export const difficultyWords: Record<Difficulty, () => string> = {
  BEGINNER: m.recipes_difficulty_beginner,
  EASY: m.recipes_difficulty_easy,
  MEDIUM: m.recipes_difficulty_medium,
  HARD: m.recipes_difficulty_hard,
};

export const mealWords: Record<Meal, () => string> = {
  BREAKFAST: m.recipes_meal_breakfast,
  LUNCH: m.recipes_meal_lunch,
  DINNER: m.recipes_meal_dinner,
};

export const satietyBandWords: Record<SatietyBand, () => string> = {
  LOW: m.recipes_satiety_low,
  MODERATE: m.recipes_satiety_moderate,
  HIGH: m.recipes_satiety_high,
};

export function strictnessWord(strictness: Strictness): string | null {
  return strictness === 'NONE' ? null : strictnessWords[strictness]();
}
