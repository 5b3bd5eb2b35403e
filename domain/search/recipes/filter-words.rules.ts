import * as m from '../../../i18n/paraglide/messages.js';
import type { Locale } from '../../../i18n/locales.ts';
import type { FilterName, FilterValue, filterValues } from './search-filters.rules.ts';

type Words = (values?: Record<string, never>, options?: { locale?: Locale }) => string;
type NamedFilter = keyof typeof filterValues;

export const filterTitles: Readonly<Record<FilterName, Words>> = {
  time: m.search_filter_time,
  satiety: m.search_filter_satiety,
  diet: m.search_filter_diet,
  difficulty: m.search_filter_difficulty,
  dish: m.search_filter_dish,
  ingredient: m.search_filter_ingredient,
  protein: m.search_filter_protein,
  strictness: m.search_filter_strictness,
  tag: m.search_filter_tag,
  type: m.search_filter_type,
};

/** What each choice is called, to people and to the search itself. Foods have names of their own. */
export const choiceWords: {
  readonly [Name in NamedFilter]: Readonly<Record<FilterValue<Name>, Words>>;
} = {
  time: {
    up_to_15: (_values, options) => m.search_time_up_to({ count: 15 }, options),
    up_to_30: (_values, options) => m.search_time_up_to({ count: 30 }, options),
    up_to_45: (_values, options) => m.search_time_up_to({ count: 45 }, options),
    over_45: (_values, options) => m.search_time_over({ count: 45 }, options),
  },
  satiety: {
    high: m.search_satiety_high,
    moderate: m.search_satiety_moderate,
    low: m.search_satiety_low,
  },
  diet: {
    vegetarian: m.search_diet_vegetarian,
    vegan: m.search_diet_vegan,
    gluten_free: m.search_diet_gluten_free,
    dairy_free: m.search_diet_dairy_free,
    egg_free: m.search_diet_egg_free,
    nut_free: m.search_diet_nut_free,
    soy_free: m.search_diet_soy_free,
  },
  difficulty: {
    beginner: m.recipes_difficulty_beginner,
    easy: m.recipes_difficulty_easy,
    medium: m.recipes_difficulty_medium,
    hard: m.recipes_difficulty_hard,
  },
  dish: {
    bake: m.search_dish_bake,
    bowl: m.search_dish_bowl,
    bread: m.search_dish_bread,
    casserole: m.search_dish_casserole,
    dessert: m.search_dish_dessert,
    drink: m.search_dish_drink,
    grill: m.search_dish_grill,
    omelet: m.search_dish_omelet,
    pan: m.search_dish_pan,
    pancake: m.search_dish_pancake,
    pizza: m.search_dish_pizza,
    porridge: m.search_dish_porridge,
    roast: m.search_dish_roast,
    salad: m.search_dish_salad,
    sandwich: m.search_dish_sandwich,
    sauce: m.search_dish_sauce,
    side: m.search_dish_side,
    snack: m.search_dish_snack,
    soup: m.search_dish_soup,
    stew: m.search_dish_stew,
    stir_fry: m.search_dish_stir_fry,
    wrap: m.search_dish_wrap,
  },
  protein: {
    beef: m.search_protein_beef,
    dairy: m.search_protein_dairy,
    eggs: m.search_protein_eggs,
    fish: m.search_protein_fish,
    lamb: m.search_protein_lamb,
    none: m.search_protein_none,
    nuts: m.search_protein_nuts,
    pork: m.search_protein_pork,
    poultry: m.search_protein_poultry,
    shellfish: m.search_protein_shellfish,
    tofu: m.search_protein_tofu,
    legumes: m.search_protein_legumes,
  },
  strictness: {
    keto: m.recipes_strictness_keto,
    moderate: m.recipes_strictness_moderate,
    liberal: m.recipes_strictness_liberal,
  },
  tag: {
    high_protein: m.search_tag_high_protein,
    budget: m.search_tag_budget,
    few_ingredients: m.search_tag_few_ingredients,
    good_leftovers: m.search_tag_good_leftovers,
    african: m.search_tag_african,
    american: m.search_tag_american,
    asian: m.search_tag_asian,
    eastern_european: m.search_tag_eastern_european,
    french: m.search_tag_french,
    indian: m.search_tag_indian,
    italian: m.search_tag_italian,
    latin_american: m.search_tag_latin_american,
    mediterranean: m.search_tag_mediterranean,
    mexican: m.search_tag_mexican,
    middle_eastern: m.search_tag_middle_eastern,
    nordic: m.search_tag_nordic,
    spanish: m.search_tag_spanish,
  },
  type: {
    breakfast: m.recipes_meal_breakfast,
    lunch: m.recipes_meal_lunch,
    dinner: m.recipes_meal_dinner,
    side: m.search_type_side,
    extra: m.search_type_extra,
  },
};

/** What a choice of a filter is called; null for ingredients and what does not exist. */
export function choiceWord(args: {
  name: FilterName;
  value: string;
  locale: Locale;
}): string | null {
  const { name, value, locale } = args;
  if (name === 'ingredient') return null;
  const words = choiceWords[name] as Readonly<Record<string, Words | undefined>>;
  if (!Object.hasOwn(words, value)) return null;
  return words[value]?.({}, { locale }) ?? null;
}
