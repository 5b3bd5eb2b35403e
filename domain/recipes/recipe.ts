import type { PerLanguage } from '../../lib/language.ts';
import type { NutrientName, Nutrients } from '../../lib/nutrients.ts';
import type { Unit } from '../../lib/units.ts';
import type { EnergyShares } from '../foods/figures/energy-shares.rules.ts';
import type { AvoidGroup, CostLevel, FoodDiet, FoodId } from '../foods/food.ts';
import type { Satiety } from '../foods/figures/satiety.rules.ts';
import type { DishPlan } from '../illustration/index.ts';
import type { Strictness } from './nutrition/strictness.rules.ts';

export const cuisines = [
  'AFRICAN',
  'AMERICAN',
  'ASIAN',
  'EASTERN_EUROPEAN',
  'FRENCH',
  'INDIAN',
  'ITALIAN',
  'LATIN_AMERICAN',
  'MEDITERRANEAN',
  'MEXICAN',
  'MIDDLE_EASTERN',
  'NORDIC',
  'SPANISH',
  'OTHER',
] as const;

export const dishes = [
  'BAKE',
  'BOWL',
  'BREAD',
  'CASSEROLE',
  'DESSERT',
  'DRINK',
  'GRILL',
  'OMELET',
  'PAN',
  'PANCAKE',
  'PIZZA',
  'PORRIDGE',
  'ROAST',
  'SALAD',
  'SANDWICH',
  'SAUCE',
  'SIDE',
  'SNACK',
  'SOUP',
  'STEW',
  'STIR_FRY',
  'WRAP',
] as const;

export const proteinSources = [
  'BEEF',
  'DAIRY',
  'EGGS',
  'FISH',
  'LAMB',
  'NONE',
  'NUTS',
  'PORK',
  'POULTRY',
  'SHELLFISH',
  'TOFU',
  'LEGUMES',
] as const;

export const meals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
export const recipeRoles = ['main', 'side', 'extra'] as const;
export const difficulties = ['beginner', 'easy', 'medium', 'hard'] as const;

/** Tags that follow from the recipe; cuisine, dish, protein and strictness are fields already. */
export const recipeTags = [
  'vegan',
  'vegetarian',
  'dairy_free',
  'egg_free',
  'nut_free',
  'soy_free',
  'gluten_free',
  'under_15_minutes',
  'under_30_minutes',
  'under_45_minutes',
  'few_ingredients',
  'high_protein',
  'budget',
  'good_leftovers',
] as const;

export type Cuisine = (typeof cuisines)[number];
export type Dish = (typeof dishes)[number];
export type ProteinSource = (typeof proteinSources)[number];
export type Meal = (typeof meals)[number];
export type RecipeRole = (typeof recipeRoles)[number];
export type Difficulty = (typeof difficulties)[number];
export type IngredientLabel = 'or' | 'and' | 'optional';

export type RecipeTag = (typeof recipeTags)[number];

/** Alternatives are never counted, optional lines only where the member keeps them. */
export type IngredientStanding = 'counted' | 'optional' | 'alternative';

export type RecipeId = string;
/** The food id, with `#2` when the recipe lists the food again. */
export type IngredientKey = string;

export type RecipeTimes = Readonly<{
  prepMinutes: number;
  cookMinutes: number;
  activeMinutes: number;
  totalMinutes: number;
}>;

export type Ingredient = Readonly<{
  key: IngredientKey;
  foodId: FoodId;
  /** For the recipe's own servings. */
  amount: number;
  unit: Unit;
  label: IngredientLabel | null;
  /** How much of `amount` does not end on the plate. */
  discardedAmount: number;
  /** Fat of this food that is poured or skimmed off while it cooks. */
  discardedFatGrams: number;
  notes: PerLanguage<string | null>;
}>;

/** How a dish looks at a step: raw on a board, in what it is cooked in, on its plate. */
export const stepStates = ['RAW', 'IN_PAN', 'IN_POT', 'IN_OVEN', 'ON_GRILL', 'PLATED'] as const;
export type StepState = (typeof stepStates)[number];

export type StepUse = Readonly<{
  ingredientKey: IngredientKey;
  /** Above 0, at most 1. */
  share: number;
}>;

export type RecipeStep = Readonly<{
  texts: PerLanguage<string>;
  uses: readonly StepUse[];
  /** Half a minute is 0.5. */
  timerMinutes: number | null;
  /** Waits of the step after the first. */
  laterTimerMinutes?: readonly number[];
  /** So many servings have room in the pan; more are made in batches. */
  panServings?: number;
  art?: StepArt;
}>;

/** What readers ask about a recipe. */
export type RecipeQuestion = Readonly<{ question: string; answer: string }>;

export type RecipeVideo = Readonly<{ url: string; title: string }>;

/** What stays raw or runny: the page tells who should not eat it so. */
export const eatingRisks = ['RAW_EGG', 'RUNNY_EGG', 'RAW_FISH', 'PINK_MEAT'] as const;
export type EatingRisk = (typeof eatingRisks)[number];

/** What the page says to people with an allergy or a diet. OR_…: only an alternative brings it. */
export const eatingNotes = [
  ...eatingRisks,
  'LISTERIA',
  'ALCOHOL',
  'LUPIN',
  'SESAME',
  'MUSTARD',
  'CELERY',
  'SULFITES',
  'LABEL_GLUTEN',
  'LABEL_SOY',
  'LABEL_CELERY',
  'LABEL_MUSTARD',
  'LABEL_RENNET',
  'LABEL_FINING',
  'OR_DAIRY',
  'OR_EGGS',
  'OR_NUTS',
  'OR_FISH',
  'OR_SHELLFISH',
  'OR_SOY',
  'OR_BEEF',
  'OR_LAMB',
  'OR_PORK',
  'OR_POULTRY',
  'OR_NOT_VEGETARIAN',
  'OR_GLUTEN',
] as const;
export type EatingNote = (typeof eatingNotes)[number];

/** A rule of the content check that the recipe breaks on purpose, with the reason. */
export type VouchedException = Readonly<{ rule: string; why: string }>;

/** Somebody of the kitchen cooked the dish as it is written; the note is for editors alone. */
export type RecipeCooking = Readonly<{ by: string; on: string; note: string | null }>;

/** Where of a photo the dish is, in percent from its left and its top: that part is never cut off. */
export type PhotoFocus = Readonly<{ x: number; y: number }>;

/** A photo that takes the place of the drawing. */
export type RecipePhoto = Readonly<{
  /** Of one that was uploaded; null for a file beside the recipe's. */
  id: string | null;
  focus: PhotoFocus;
}>;

/** Vessel, foods, sauces, the liquid and the cloth of the drawing, each only where it is chosen. */
export type RecipeArt = Readonly<
  Partial<Pick<DishPlan, 'vessel' | 'base' | 'items' | 'sauces' | 'table'>>
>;

/** What an editor chose for the picture of one step: how far the dish is, and any part of it. */
export type StepArt = RecipeArt & Readonly<{ state?: StepState }>;

export type RecipeText = Readonly<{
  slug: string;
  title: string;
  /** Where the title has no room, at most 20 letters; null where the title is as short itself. */
  short: string | null;
  description: string;
  tip: string | null;
  /** As many and in the same order in every language. */
  faq: readonly RecipeQuestion[];
  video: RecipeVideo | null;
  /** What the photo shows, for who does not see it. */
  photoAlt: string | null;
}>;

/** A recipe as its three files say it. */
export type Recipe = Readonly<{
  id: RecipeId;
  texts: PerLanguage<RecipeText>;
  cuisine: Cuisine;
  dish: Dish;
  protein: ProteinSource;
  meals: readonly Meal[];
  role: RecipeRole;
  difficulty: Difficulty;
  isPremium: boolean;
  /** Cooked and tasted by the editors before it was published. */
  isTestKitchen: boolean;
  /** Who cooked it when, as the file lists it. */
  cookings: readonly RecipeCooking[];
  /** ISO date, `2026-03-01`. */
  publishedOn: string | null;
  servings: number;
  /** Of `servings`, how many are meant for the day after. */
  leftoverServings: number | null;
  /** Ascending, with the recipe's own servings among them. */
  servingsOptions: readonly number[];
  isGoodAsLeftovers: boolean;
  /** Dishes of one idea share it, `shakshuka`; a plan serves a family twice a week at most. */
  family: string | null;
  vouched: readonly VouchedException[];
  /** What an editor chose to be drawn; null where the illustrator guesses right. */
  art: RecipeArt | null;
  photo: RecipePhoto | null;
  risks: readonly EatingRisk[];
  times: RecipeTimes;
  ingredients: readonly Ingredient[];
  steps: readonly RecipeStep[];
}>;

export type RecipeNutrition = Readonly<{
  gramsPerServing: number;
  nutrients: Nutrients;
  netCarbsGrams: number | null;
  /** Less the sugar alcohols, which hardly raise blood sugar. */
  netCarbsWithoutPolyolsGrams: number | null;
  /** Shown with ≈: an ingredient's carbohydrate may or may not have its fibre in it. */
  isNetCarbsApproximate: boolean;
  /** Null when a figure it needs is unknown. */
  energyShares: EnergyShares | null;
  /** Figures that are a number although a little of the mass has none: lower bounds. */
  incomplete: readonly (NutrientName | 'netCarbsGrams')[];
}>;

export type CompiledIngredient = Ingredient &
  Readonly<{
    /** As listed, for the recipe's own servings, before anything is discarded. */
    grams: number;
    /** What ends on the plate. */
    eatenGrams: number;
    standing: IngredientStanding;
  }>;

/** A recipe with everything that follows from its ingredients and the food table. Plain JSON. */
export type CompiledRecipe = Omit<Recipe, 'ingredients'> &
  Readonly<{
    ingredients: readonly CompiledIngredient[];
    /** Per serving, without alternatives and optional lines. */
    nutrition: RecipeNutrition;
    satiety: Satiety;
    strictness: Strictness;
    /** Another label than `strictness` where sugar alcohols make the difference. */
    strictnessWithoutPolyols: Strictness;
    tags: readonly RecipeTag[];
    /** Of counted and optional lines: whoever avoids shellfish should not meet an optional shrimp. */
    avoidGroups: readonly AvoidGroup[];
    diet: FoodDiet;
    hasGluten: boolean;
    eatingNotes: readonly EatingNote[];
    costLevel: CostLevel;
    perishableFoodIds: readonly FoodId[];
    /** On the list of dishes that stand for others, from 0; the most beautiful come first. */
    coverPlace?: number;
  }>;
