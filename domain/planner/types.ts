/** Plain data in and out. Words and units follow the README of this folder. */

export const meals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
export type Meal = (typeof meals)[number];

export const roles = ['main', 'side', 'extra'] as const;
export type Role = (typeof roles)[number];

export const avoidGroups = [
  'BEEF',
  'DAIRY',
  'EGGS',
  'FISH',
  'LAMB',
  'NUTS',
  'PORK',
  'POULTRY',
  'SHELLFISH',
  'SOY',
] as const;
export type AvoidGroup = (typeof avoidGroups)[number];

/** Nutrients are of one serving. */
export interface PlannerRecipe {
  readonly id: string;
  readonly meals: readonly Meal[];
  readonly role: Role;
  readonly kcal: number;
  readonly proteinGrams: number;
  readonly netCarbsGrams: number;
  readonly fatGrams: number;
  /** Of the group of foods; fruit and pulses do not count. */
  readonly vegetableGrams: number;
  readonly fiberGrams: number;
  readonly saturatedFatGrams: number;
  readonly saltGrams: number;
  /** At the board and the stove. */
  readonly activeMinutes: number;
  /** On the clock: also while it bakes, simmers or stands by itself. */
  readonly totalMinutes: number;
  /** 0 beginner, 1 easy, 2 medium, 3 hard. */
  readonly difficulty: 0 | 1 | 2 | 3;
  /** 1 cheap, 2 ordinary, 3 dear; fractions are welcome. */
  readonly costLevel: number;
  /** 0 to 100; null where the score is unknown. */
  readonly satiety: number | null;
  /** 1 to 5, drawn to the mean where few have rated it; null where nobody has. */
  readonly rating: number | null;
  readonly cuisine: string;
  readonly dish: string;
  /** The main protein source, `NONE` where there is none. */
  readonly protein: string;
  /** The groups the recipe contains. */
  readonly avoid: readonly AvoidGroup[];
  readonly diet: 'vegan' | 'vegetarian' | 'none';
  readonly premium: boolean;
  /** Keeps until the next day and is as good for lunch. */
  readonly leftoverSafe: boolean;
  /** Food ids of what spoils within the week. */
  readonly perishables: readonly string[];
  /** Food ids of what else is bought for it; what every kitchen holds is not among them. */
  readonly keeps: readonly string[];
  /** Of the perishables those that others of the week are chosen for; all of them when left out. */
  readonly worthSharing?: readonly string[];
}

export type Sex = 'FEMALE' | 'MALE' | 'OTHER';
export type Activity = 'LESS_ACTIVE' | 'MODERATE' | 'ACTIVE';
export type CarbLevel = 'STRICT' | 'MODERATE' | 'LIBERAL' | 'UNKNOWN';
export type ProteinLevel = 'ADEQUATE_PROTEIN' | 'HIGH_PROTEIN' | 'UNKNOWN_PROTEIN';
export type CookingSkill = 'beginner' | 'average' | 'masterChef';
export type CookingTime = 'minimal' | 'average' | 'plenty';
export type FoodBudget = 'less' | 'average' | 'more';

export interface PlannerProfile {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly goalWeightKg: number | null;
  readonly activity: Activity;
  readonly isLosingWeight: boolean;
  readonly carbLevel: CarbLevel;
  readonly proteinLevel: ProteinLevel;
  readonly avoid: readonly AvoidGroup[];
  /** Avoided like `avoid`, and no relaxation ever proposes to eat them. */
  readonly allergies?: readonly AvoidGroup[];
  readonly diet: 'VEGAN' | 'VEGETARIAN' | null;
  readonly cuisines: readonly string[];
  readonly dishes: readonly string[];
  readonly cookingSkill: CookingSkill;
  readonly cookingTime: CookingTime;
  readonly foodBudget: FoodBudget;
  readonly mealsPerDay: 2 | 3;
  readonly leftovers: boolean;
  readonly challenges: readonly string[];
  readonly includePremium: boolean;
  /** What was eaten before the plan; of a recipe the latest time counts. */
  readonly history?: readonly EatenRecipe[];
  /** The days before the plan, the last one the eve of its first: neighbours that stay as they are. */
  readonly daysBefore?: readonly PlannedDay[];
  /**
   * The day of the plan that is today, where it is one of its own, or its first where the evening
   * before is over: what takes hours, or stands overnight, is not chosen for it while there is
   * anything else.
   */
  readonly today?: number;
  readonly opinions?: readonly Opinion[];
  /** By recipe id: servings that nobody would eat of what a kitchen cooks of it for this household. */
  readonly rests?: Readonly<Record<string, number>>;
  /** By recipe id: minutes that it takes more than as written, as much as this household cooks of it. */
  readonly minutesMore?: Readonly<Record<string, number>>;
  /** The member accepted that any recipe may come back after three days. */
  readonly repeatsAfterDays?: 3;
}

export interface EatenRecipe {
  readonly id: string;
  /** 1 on the eve of the plan's first day. */
  readonly daysAgo: number;
}

/** What a member let us know of a recipe. */
export interface Opinion {
  readonly id: string;
  /** 1 to 5, null without a rating. */
  readonly stars: number | null;
  readonly isFavorite: boolean;
  /** How often it was taken out of a plan for another. */
  readonly timesSwappedOut: number;
}

export interface PlannedRecipe {
  readonly id: string;
  /** Servings the member eats, in quarters from 0.75 to 2. */
  readonly servingFactor: number;
  /** Cooked for dinner the day before. */
  readonly isLeftover: boolean;
  readonly role: Role;
}

export interface PlannedMeal {
  readonly meal: Meal;
  readonly recipes: readonly PlannedRecipe[];
}

export interface PlannedDay {
  readonly meals: readonly PlannedMeal[];
}

export type RepeatsAfterDays = 14 | 7 | 3;

export interface Plan {
  /** 0 Monday to 6 Sunday. */
  readonly firstWeekday: number;
  /** 3 tells that breakfasts had to come back sooner than the rule of a week allows. */
  readonly repeatsAfterDays: RepeatsAfterDays;
  readonly days: readonly PlannedDay[];
}

/** A meal that stays as it is. Its recipes are the member's own choice: filters do not apply. */
export interface LockedMeal {
  readonly day: number;
  readonly meal: Meal;
  readonly recipes: readonly PlannedRecipe[];
}

export const costTerms = [
  'energy',
  'protein',
  'vegetables',
  'dinnerVegetables',
  'fiber',
  'saturatedFat',
  'salt',
  'breakfastShare',
  'mealProtein',
  'seafood',
  'vegan',
  'rating',
  'cuisine',
  'dish',
  'satiety',
  'cost',
  'time',
  'recency',
  'rests',
  'proteinVariety',
  'dishVariety',
  'consecutiveDinners',
  'consecutiveBreakfasts',
  'sameDay',
  'pairing',
  'foods',
  'dishes',
  'freshLunch',
  'leftovers',
  'repeats',
] as const;
export type CostTerm = (typeof costTerms)[number];
/** What each term adds to the objective; lower is better, the sum is the objective. */
export type CostParts = Readonly<Record<CostTerm, number>>;

export type WhyReason =
  | Readonly<{ code: 'LEFTOVER_FROM'; day: number }>
  | Readonly<{ code: 'FAVOURITE_CUISINE'; cuisine: string }>
  | Readonly<{ code: 'FAVOURITE_DISH'; dish: string }>
  | Readonly<{ code: 'FILLS_PROTEIN'; grams: number }>
  | Readonly<{ code: 'FITS_ENERGY'; kcal: number }>
  | Readonly<{ code: 'VEGETABLES'; grams: number }>
  | Readonly<{ code: 'FIBER'; grams: number }>
  | Readonly<{ code: 'LOW_CARB'; grams: number }>
  | Readonly<{ code: 'QUICK'; minutes: number }>
  | Readonly<{ code: 'FILLING'; satiety: number }>
  | Readonly<{ code: 'WELL_RATED'; rating: number }>
  | Readonly<{ code: 'LIKED' }>
  | Readonly<{ code: 'AFFORDABLE' }>
  /** `day` is the nearest other one that it is cooked on. */
  | Readonly<{ code: 'SHARES_FOOD'; foodId: string; day?: number }>
  | Readonly<{ code: 'LONG_AGO'; weeks: number }>
  | Readonly<{ code: 'VARIETY'; protein: string }>;

export interface RecipeWhy {
  readonly day: number;
  readonly meal: Meal;
  readonly role: Role;
  readonly id: string;
  /** At most three, the most telling first. */
  readonly reasons: readonly WhyReason[];
}

export type RefusalReason =
  | Readonly<{
      code: 'TOO_FEW_RECIPES';
      meal: Meal;
      /** null when weekdays and weekends are short together. */
      weekday: boolean | null;
      available: number;
      needed: number;
    }>
  | Readonly<{
      code: 'TOO_FEW_RECIPES_TOGETHER';
      meals: readonly Meal[];
      available: number;
      needed: number;
    }>
  | Readonly<{
      code: 'NET_CARBS_ABOVE_LIMIT';
      day: number;
      lowestGrams: number;
      limitGrams: number;
    }>
  /** Nothing can be counted short, yet no combination exists; `CARBS` when the limit decides. */
  | Readonly<{ code: 'NO_COMBINATION'; because: 'CARBS' | 'RECIPES' }>
  | Readonly<{ code: 'LOCKED_UNKNOWN_RECIPE'; recipeId: string }>
  | Readonly<{ code: 'LOCKED_CONFLICT'; day: number; meal: Meal }>;

export type PreferenceChange =
  | Readonly<{ preference: 'cookingTime'; to: CookingTime }>
  | Readonly<{ preference: 'cookingSkill'; to: CookingSkill }>
  | Readonly<{ preference: 'leftovers'; to: true }>
  | Readonly<{ preference: 'repeatsAfterDays'; to: 3 }>
  | Readonly<{ preference: 'mealsPerDay'; to: 2 }>
  | Readonly<{ preference: 'carbLevel'; to: 'MODERATE' | 'LIBERAL' }>
  | Readonly<{ preference: 'avoid'; group: AvoidGroup }>;

/** Changes that together make a plan possible; the lighter, the less they ask of the member. */
export interface Relaxation {
  readonly changes: readonly PreferenceChange[];
  readonly weight: number;
}

export interface Success {
  readonly ok: true;
  readonly plan: Plan;
  readonly objective: number;
  readonly parts: CostParts;
  readonly why: readonly RecipeWhy[];
  readonly repeatsAfterDays: RepeatsAfterDays;
}

/** No plan exists, and that is proven. */
export interface Refusal {
  readonly ok: false;
  readonly proven: true;
  readonly reasons: readonly RefusalReason[];
  readonly relaxations: readonly Relaxation[];
}

/** The search found no plan, which proves nothing: ask `generatePlanOrExplain`. */
export interface Undecided {
  readonly ok: false;
  readonly proven: false;
}

export interface Slot {
  readonly day: number;
  readonly meal: Meal;
  readonly role: Role;
}

/** Another recipe for a slot, everything else left as it is. */
export interface Alternative extends PlannedRecipe {
  /** What the plan would gain (below 0) or lose. */
  readonly deltaObjective: number;
  /** The same by term. */
  readonly parts: CostParts;
}
