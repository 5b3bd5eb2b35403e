import type {
  NavigatorMode,
  NavigatorTag,
} from '../../../domain/foods/navigator/navigator.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';

export const modeWords: Record<NavigatorMode, () => string> = {
  carbs: m.foods_mode_carbs,
  protein: m.foods_mode_protein,
  satiety: m.foods_mode_satiety,
};

/** What the list says of itself. */
export const modeLeads: Record<NavigatorMode, () => string> = {
  carbs: m.foods_lead_carbs,
  protein: m.foods_lead_protein,
  satiety: m.foods_lead_satiety,
};

export const tagWords: Record<NavigatorTag, () => string> = {
  vegetables: m.foods_tag_vegetables,
  fruit: m.foods_tag_fruit,
  meat: m.foods_tag_meat,
  fish: m.foods_tag_fish,
  dairy: m.foods_tag_dairy,
  eggs: m.foods_tag_eggs,
  nuts: m.foods_tag_nuts,
  legumes: m.foods_tag_legumes,
  fats: m.foods_tag_fats,
  sauces: m.foods_tag_sauces,
  seasonings: m.foods_tag_seasonings,
  baking: m.foods_tag_baking,
  drinks: m.foods_tag_drinks,
  alcohol: m.foods_tag_alcohol,
  grains: m.foods_tag_grains,
  bread: m.foods_tag_bread,
  snacks: m.foods_tag_snacks,
  sweets: m.foods_tag_sweets,
  meals: m.foods_tag_meals,
};
