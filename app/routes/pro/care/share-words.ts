import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShareItem } from '../../../../domain/pro/care/share-items.rules.ts';

export const shareNames: Record<ShareItem, () => string> = {
  MEASURES: m.pro_care_item_measures,
  PLAN: m.pro_care_item_plan,
  FOOD_LOG: m.pro_care_item_food_log,
  QUIZ: m.pro_care_item_quiz,
};

export const shareTexts: Record<ShareItem, () => string> = {
  MEASURES: m.pro_care_item_measures_text,
  PLAN: m.pro_care_item_plan_text,
  FOOD_LOG: m.pro_care_item_food_log_text,
  QUIZ: m.pro_care_item_quiz_text,
};
