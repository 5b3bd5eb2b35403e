import type { Food, FoodGroup } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { bearsRepeating, centerOf } from './center-of-dish.rules.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';
import { dayAfterDayProblems } from './day-after-day.rules.ts';
import type { PlanTheme, PlanPromise } from './themed-plan.ts';

type Foods = ReadonlyMap<string, Pick<Food, 'group'>>;

/**
 * What a person sees who reads a week from Monday to Sunday and the figures do not: cake every day,
 * eggs from morning till night, two soups, an evening of work in a quick plan.
 */
const limits = {
  dessertsOfDay: 1,
  dessertsOfWeek: 2,
  /** At the board and the stove on a weekday, all meals together. */
  handsOnMinutes: { quick: 75, usual: 120, weekend: 150 },
  /** From the first cut to the table. */
  minutesOfQuickDish: { weekday: 45, weekend: 90 },
  minutesOfWeekdayLunch: 90,
  /** What waits by itself, such as oats overnight. */
  handsOnMinutesOfWaiting: 15,
} as const;
const weekdays = 5;

export function menuProblems(args: {
  days: readonly PlatedDay[];
  themes: readonly PlanTheme[];
  promise: Pick<PlanPromise, 'dishes' | 'diet' | 'proteins'>;
  foods: Foods;
}): readonly string[] {
  const { days, themes, promise, foods } = args;
  const isQuick = themes.includes('QUICK');
  return [
    ...dessertProblems(days),
    ...dayAfterDayProblems({ days, promise, foods }),
    ...days.flatMap((day, index) => {
      const problems = [
        ...minuteProblems({ day, isWeekday: index < weekdays, isQuick }),
        ...repeatProblems({ day, promise, foods }),
        ...breakfastProblems(day),
        ...day.flatMap((plated) => plateProblems(plated, foods)),
      ];
      return problems.map((problem) => `Day ${index + 1} ${problem}`);
    }),
  ];
}

function dessertProblems(days: readonly PlatedDay[]): readonly string[] {
  const dessertsOf = ({ recipes }: PlatedMeal) => recipes.filter(({ dish }) => dish === 'DESSERT');
  const counts = days.map((day) => day.flatMap(dessertsOf).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = limits.dessertsOfWeek;
  return [
    ...(total > most ? [`The week has ${total} desserts, the limit is ${most}.`] : []),
    ...counts.flatMap((count, index) =>
      count > limits.dessertsOfDay ? [`Day ${index + 1} has ${count} desserts.`] : [],
    ),
    ...days.flatMap((day, index) =>
      day.flatMap((plated) => {
        const isAfterDinner =
          plated.meal === 'DINNER' || (plated.meal === 'LUNCH' && index >= weekdays);
        return isAfterDinner
          ? []
          : dessertsOf(plated).map(({ id }) => `Day ${index + 1} has ${id} with ${plated.meal}.`);
      }),
    ),
  ];
}

function minuteProblems(args: {
  day: PlatedDay;
  isWeekday: boolean;
  isQuick: boolean;
}): readonly string[] {
  const { day, isWeekday, isQuick } = args;
  const cooked = day.filter(({ isLeftover }) => isLeftover !== true);
  const dishes = cooked.flatMap(({ recipes }) => recipes);
  const handsOn = dishes.reduce((sum, { times }) => sum + times.activeMinutes, 0);
  const { quick, usual, weekend } = limits.handsOnMinutes;
  const ofWeekday = isQuick ? quick : usual;
  const most = isWeekday ? ofWeekday : weekend;
  const slowLunches = (isWeekday ? cooked : [])
    .filter(({ meal }) => meal === 'LUNCH')
    .flatMap(({ recipes }) => slowerThan(recipes, limits.minutesOfWeekdayLunch));
  const ofQuickDish = limits.minutesOfQuickDish[isWeekday ? 'weekday' : 'weekend'];
  const slowDishes = isQuick ? slowerThan(dishes, ofQuickDish) : [];
  return [
    ...(handsOn > most ? [`asks for ${handsOn} minutes of work, the limit is ${most}.`] : []),
    ...slowLunches.map(({ id }) => `has ${id} for lunch, which takes too long on a weekday.`),
    ...slowDishes.map(({ id }) => `has ${id}, which is not quick.`),
  ];
}

function slowerThan(recipes: readonly CompiledRecipe[], most: number) {
  return recipes.filter(
    ({ times }) =>
      times.totalMinutes > most &&
      (times.totalMinutes < 4 * most || times.activeMinutes > limits.handsOnMinutesOfWaiting),
  );
}

/** A dish whose title says breakfast is read as a mistake at noon. */
function breakfastProblems(day: PlatedDay): readonly string[] {
  return day
    .filter(({ meal }) => meal !== 'BREAKFAST')
    .flatMap(({ meal, recipes }) =>
      recipes
        .filter(({ texts }) => /\bbreakfast\b/i.test(texts.en.title))
        .map(({ id }) => `has ${id} with ${meal}, which its title calls a breakfast.`),
    );
}

/** Lunch and dinner that are cooked on the same day and are one idea. */
function repeatProblems(args: {
  day: PlatedDay;
  promise: Pick<PlanPromise, 'dishes' | 'diet'>;
  foods: Foods;
}): readonly string[] {
  const { day, promise, foods } = args;
  const mains = day.flatMap(({ meal, recipes }) =>
    recipes.filter(({ role }) => role === 'main').map((recipe) => ({ meal, recipe })),
  );
  const lunch = mains.find(({ meal }) => meal === 'LUNCH')?.recipe;
  const dinner = mains.find(({ meal }) => meal === 'DINNER')?.recipe;
  const ofEggs = mains.filter(({ recipe }) => recipe.protein === 'EGGS');
  const eggs = ofEggs.length > 2 ? ['has eggs three times.'] : [];
  const breakfast = mains.find(({ meal }) => meal === 'BREAKFAST')?.recipe;
  const again = mains
    .filter(({ meal }) => meal !== 'BREAKFAST')
    .filter(({ recipe }) => recipe.family !== null && recipe.family === breakfast?.family)
    .map(({ recipe }) => `has ${recipe.family} twice: ${breakfast?.id}, ${recipe.id}.`);
  if (lunch === undefined || dinner === undefined) return [...eggs, ...again];
  const food = centerOf(lunch, foods);
  const isSoup = lunch.dish === 'SOUP' && dinner.dish === 'SOUP';
  return [
    ...eggs,
    ...again,
    ...(isSoup && !promise.dishes.includes('SOUP') ? ['has soup twice.'] : []),
    ...(lunch.family !== null && lunch.family === dinner.family
      ? [`has ${lunch.family} twice: ${lunch.id}, ${dinner.id}.`]
      : []),
    ...(food !== null && !bearsRepeating.includes(food) && food === centerOf(dinner, foods)
      ? [`has ${food} twice: ${lunch.id}, ${dinner.id}.`]
      : []),
  ];
}

const sweetening: readonly FoodGroup[] = ['fruit', 'sweeteners'];
const sweetDishes: readonly CompiledRecipe['dish'][] = ['BOWL', 'DRINK', 'PANCAKE', 'PORRIDGE'];
const savory: readonly CompiledRecipe['protein'][] = ['EGGS', 'FISH', 'PORK', 'SHELLFISH'];

/** Beside a main: what is built on the same food, and fish or eggs beside something sweet. */
function plateProblems({ meal, recipes }: PlatedMeal, foods: Foods): readonly string[] {
  const main = recipes.find(({ role }) => role === 'main');
  if (main === undefined) return [];
  const isSweet =
    meal === 'BREAKFAST' &&
    sweetDishes.includes(main.dish) &&
    main.ingredients.some(({ standing, foodId, eatenGrams }) => {
      const group = foods.get(foodId)?.group;
      return (
        standing === 'counted' &&
        group !== undefined &&
        sweetening.includes(group) &&
        eatenGrams > 10
      );
    });
  const center = centerOf(main, foods);
  return recipes
    .filter((recipe) => recipe !== main)
    .flatMap((side) => {
      const isSame =
        center !== null &&
        center === centerOf(side, foods) &&
        !['DESSERT', 'DRINK', 'BREAD'].includes(side.dish);
      const twice = meal === 'BREAKFAST' ? [] : sameVegetables(main, side, foods);
      const isFishBesideFruit = isSweet && side.dish === 'SNACK' && savory.includes(side.protein);
      return [
        ...(isSame ? [`has ${center ?? ''} twice on a plate: ${main.id}, ${side.id}.`] : []),
        ...twice.map((id) => `has ${id} twice on a plate: ${main.id}, ${side.id}.`),
        ...(isFishBesideFruit ? [`has ${side.id} beside the sweet ${main.id}.`] : []),
      ];
    });
}

const gramsOfAVegetableDish = 50;

/** Cauliflower rice beside cauliflower: each plate is built on the same vegetable. */
function sameVegetables(main: CompiledRecipe, side: CompiledRecipe, foods: Foods) {
  const builtOn = ({ ingredients, servings }: CompiledRecipe) =>
    ingredients.filter(
      ({ standing, foodId, eatenGrams }) =>
        standing === 'counted' &&
        foods.get(foodId)?.group === 'vegetables' &&
        !seasoning.includes(foodId) &&
        eatenGrams / servings >= gramsOfAVegetableDish,
    );
  const ofMain = new Set(builtOn(main).map(({ foodId }) => foodId));
  return builtOn(side)
    .map(({ foodId }) => foodId)
    .filter((foodId) => ofMain.has(foodId));
}

/** What a sauce or a salad is made with, whatever else is on the plate. */
const seasoning = ['canned-tomato', 'cucumber', 'onion', 'romaine-lettuce', 'tomato'];
