import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import type { PlanPromise } from './themed-plan.ts';

type Week = Readonly<{
  days: readonly PlatedDay[];
  text: string;
  promise: Pick<PlanPromise, 'proteins' | 'diet'>;
}>;

/** Who reads the titles of a week meets each thing once or twice, not at every meal. */
const limits = {
  dishesOfAWord: 3,
  dishesOfAWordPromised: 6,
  shellfish: 2,
  eggs: 3,
  others: 6,
} as const;

export function toldTwiceProblems(week: Week): readonly string[] {
  return [
    ...wordsOfDayProblems(week),
    ...wordsOfWeekProblems(week),
    ...eggProblems(week),
    ...sourceProblems(week),
    ...warmedFishProblems(week),
    ...saidLeftoverProblems(week),
  ];
}

/** What gives a dish its name, in the words of its title. */
const tellingWords =
  /\b(?:artichoke|asparagus|avocado|bacon|beet|black soybean|broccoli|brussels sprout|butternut|cabbage|cauliflower(?! (?:rice|couscous|pilau))|celeriac|chickpea|chorizo|coconut|collard|edamame|eggplant|endive|fennel|feta|goat cheese|green bean|halloumi|kale|kimchi|kohlrabi|lentil|mackerel|meatball|mozzarella|mushroom|nopal|okra|omelet|paneer|paprika|peanut|pizza|poblano|portobello|ricotta|salmon|sardine|sausage|shakshuka|shrimp|spinach|squash|taco|tempeh|tofu|tuna|turkey|walnut|zucchini)(?=e?s?\b)/gi;

function wordsOf({ texts }: CompiledRecipe): readonly string[] {
  return [
    ...new Set([...texts.en.title.matchAll(tellingWords)].map(([word]) => word.toLowerCase())),
  ];
}

/** Dishes by the words of their titles, each dish once. */
function dishesByWord(dishes: readonly CompiledRecipe[]): ReadonlyMap<string, readonly string[]> {
  const pairs = [...new Set(dishes)].flatMap((dish) =>
    wordsOf(dish).map((word) => ({ word, id: dish.id })),
  );
  const grouped = Map.groupBy(pairs, ({ word }) => word);
  return new Map([...grouped].map(([word, found]) => [word, found.map(({ id }) => id)]));
}

/** Who eats no meat lives on it. */
const ofPlants = ['tofu', 'tempeh', 'paneer'];

function isPromised(word: string, { text, promise }: Week): boolean {
  return (
    new RegExp(`\\b${word}`, 'i').test(text) ||
    (promise.diet !== null && ofPlants.includes(word)) ||
    (promise.proteins.includes('TOFU') && ofPlants.includes(word))
  );
}

function wordsOfDayProblems(week: Week): readonly string[] {
  return week.days.flatMap((day, index) =>
    [...dishesByWord(day.flatMap(({ recipes }) => recipes))]
      .filter(([word, ids]) => ids.length > 1 && !ofPlants.includes(word))
      .map(([word, ids]) => `Day ${index + 1} says "${word}" twice: ${ids.join(', ')}.`),
  );
}

function wordsOfWeekProblems(week: Week): readonly string[] {
  const dishes = week.days.flat().flatMap(({ recipes }) => recipes);
  return [...dishesByWord(dishes)]
    .filter(([word, ids]) => {
      const most = isPromised(word, week) ? limits.dishesOfAWordPromised : limits.dishesOfAWord;
      return ids.length > most && !ofPlants.includes(word);
    })
    .map(([word, ids]) => `${ids.length} dishes of the week say "${word}": ${ids.join(', ')}.`);
}

/** Eggs in the morning are enough for who eats meat as well. */
function eggProblems({ days, promise }: Week): readonly string[] {
  if (promise.diet !== null) return [];
  return days.flatMap((day, index) => {
    const mains = day.flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'));
    const count = mains.filter(({ protein }) => protein === 'EGGS').length;
    return count > 1 ? [`Day ${index + 1} has eggs in ${count} meals.`] : [];
  });
}

function sourceProblems({ days, promise }: Week): readonly string[] {
  if (promise.diet !== null) return [];
  const mains = days.flatMap((day) =>
    day
      .filter(({ meal }) => meal !== 'BREAKFAST')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main')),
  );
  return [...Map.groupBy(new Set(mains), ({ protein }) => protein)].flatMap(([source, found]) => {
    if (promise.proteins.includes(source)) return [];
    const most =
      source === 'SHELLFISH' ? limits.shellfish : source === 'EGGS' ? limits.eggs : limits.others;
    if (found.length <= most) return [];
    return [`${found.length} lunches and dinners are of ${source}, the limit is ${most}.`];
  });
}

const kept: readonly CompiledRecipe['dish'][] = ['SOUP', 'STEW'];

/** Fish that was fried yesterday is dry today; in its broth it keeps. */
function warmedFishProblems({ days, promise }: Week): readonly string[] {
  if (promise.proteins.includes('FISH')) return [];
  return days.flatMap((day, index) =>
    day
      .filter(({ isLeftover }) => isLeftover === true)
      .flatMap(({ recipes }) => recipes)
      .filter(({ protein, dish }) => /FISH/.test(protein) && !kept.includes(dish))
      .map(({ id }) => `Day ${index + 1} warms up fish: ${id}.`),
  );
}

const counts = ['two', 'three', 'four', 'five'];

/** "Three noons look after themselves" is three, not four. */
function saidLeftoverProblems({ days, text }: Week): readonly string[] {
  const said = /\b(two|three|four|five) (?:noons|dinners are lunch)\b/i.exec(text);
  if (said === null) return [];
  const count = days.flat().filter(({ isLeftover }) => isLeftover === true).length;
  if (count === counts.indexOf(said[1]?.toLowerCase() ?? '') + 2) return [];
  return [`The plan says ${said[0]}; ${count} lunches are leftovers.`];
}
