import type { CompiledRecipe, ProteinSource } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import type { PlanPromise } from './themed-plan.ts';

type Week = Readonly<{
  days: readonly PlatedDay[];
  promise: Pick<PlanPromise, 'proteins'>;
}>;

const limits = {
  groundMeatDinners: 3,
  gramsOfGroundMeat: 60,
  /** WCRF: very little processed meat, if any. */
  processedMeatMeals: 5,
  gramsOfProcessedMeat: 20,
  /** Lunches and dinners of one animal, one after the other. */
  mealsInARow: 3,
} as const;

const animals: readonly ProteinSource[] = ['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY', 'SHELLFISH'];
const ground = /^ground-/;
const processed =
  /^(?!vegan|veggie)(?:.*-)?(?:bacon|chorizo|corned-beef|frankfurter|guanciale|ham|kielbasa|mortadella|pancetta|pastrami|pepperoni|prosciutto|salami|sausage)(?:-|$)|^turkey-deli/;

/** The same animal in new clothes: at noon and at night, day after day, as patties or bacon all week. */
export function sameMeatProblems(week: Week): readonly string[] {
  return [
    ...dayProblems(week),
    ...runProblems(week),
    ...groundProblems(week),
    ...processedProblems(week),
  ];
}

function dayProblems({ days, promise }: Week): readonly string[] {
  return days.flatMap((day, index) => {
    const [lunch, dinner] = (['LUNCH', 'DINNER'] as const).map((meal) => mainOf(day, meal));
    if (lunch === undefined || dinner === undefined || lunch.protein !== dinner.protein) return [];
    const { protein } = lunch;
    if (!animals.includes(protein) || promise.proteins.includes(protein)) return [];
    return [`Day ${index + 1} cooks ${protein} at noon and at night: ${lunch.id}, ${dinner.id}.`];
  });
}

/** Two dinners of one animal whose rest is lunch are four meals of it: what is left over is eaten too. */
function runProblems({ days, promise }: Week): readonly string[] {
  const meals = days.flatMap((day, index) =>
    day
      .filter(({ meal }) => meal !== 'BREAKFAST')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'))
      .map(({ protein }) => ({ protein, day: index + 1 })),
  );
  const { mealsInARow } = limits;
  return meals.flatMap(({ protein, day }, place) => {
    const run = meals.slice(place, place + mealsInARow + 1);
    const isOver = run.length > mealsInARow && run.every((each) => each.protein === protein);
    if (!isOver || !animals.includes(protein) || promise.proteins.includes(protein)) return [];
    return [`From day ${day} on ${protein} fills more than ${mealsInARow} meals in a row.`];
  });
}

function groundProblems({ days }: Week): readonly string[] {
  const count = days.filter((day) => {
    const dinner = mainOf(day, 'DINNER');
    return dinner !== undefined && gramsOf(dinner, ground) >= limits.gramsOfGroundMeat;
  }).length;
  const most = limits.groundMeatDinners;
  return count > most ? [`${count} dinners are of ground meat, the limit is ${most}.`] : [];
}

function processedProblems({ days }: Week): readonly string[] {
  const count = days
    .flat()
    .filter(({ recipes }) =>
      recipes.some((recipe) => gramsOf(recipe, processed) >= limits.gramsOfProcessedMeat),
    ).length;
  const most = limits.processedMeatMeals;
  return count > most ? [`${count} meals have processed meat, the limit is ${most}.`] : [];
}

function mainOf(day: PlatedDay, meal: 'LUNCH' | 'DINNER'): CompiledRecipe | undefined {
  return day
    .find((plated) => plated.meal === meal && plated.isLeftover !== true)
    ?.recipes.find(({ role }) => role === 'main');
}

function gramsOf({ ingredients, servings }: CompiledRecipe, foods: RegExp): number {
  const grams = ingredients
    .filter(({ standing, foodId }) => standing === 'counted' && foods.test(foodId))
    .reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);
  return grams / servings;
}
