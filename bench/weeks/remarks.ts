import {
  evaluatePlan,
  targetsFor,
  type Catalog,
  type Meal,
  type Plan,
  type PlannerProfile,
  type PlannerRecipe,
} from '../../domain/planner/index.ts';

export interface Remark {
  readonly day: number;
  readonly text: string;
}

interface Read {
  readonly catalog: Catalog;
  readonly profile: PlannerProfile;
  readonly plan: Plan;
}

/** What a dietitian would remark on, in words of its own and not those of the objective. */
export function listRemarks(read: Read): Remark[] {
  return [
    ...remarksOnDays(read),
    ...remarksOnMeals(read),
    ...remarksOnRows(read),
    ...remarksOnWeek(read),
  ];
}

function remarksOnDays({ catalog, profile, plan }: Read): Remark[] {
  const { days } = evaluatePlan({ catalog, profile, plan });
  const { energyKcal, proteinGrams } = targetsFor(profile);
  return days.flatMap((eaten, day) =>
    remarksFor({
      day,
      found: [
        [Math.abs(eaten.kcal / energyKcal - 1) > 0.1, 'energy more than a tenth off the target'],
        [eaten.proteinGrams < 0.95 * proteinGrams, 'protein below the target'],
        [eaten.vegetableGrams < 200, 'less than 200 g of vegetables'],
      ],
    }),
  );
}

const notMeals = ['DESSERT', 'SAUCE', 'SNACK', 'SIDE', 'BREAD'];

function remarksOnMeals({ catalog, plan }: Read): Remark[] {
  return mainsOf({ catalog, plan }).flatMap(({ day, meal, recipe }) =>
    remarksFor({
      day,
      found: [
        [notMeals.includes(recipe.dish), 'something as a meal that is none'],
        [meal !== 'BREAKFAST' && recipe.proteinGrams < 15, 'a lunch or dinner without protein'],
      ],
    }),
  );
}

function remarksOnRows({ catalog, plan }: Read): Remark[] {
  const mains = mainsOf({ catalog, plan });
  const proteinAt = (day: number, meal: Meal) =>
    mains.find((main) => main.day === day && main.meal === meal)?.recipe.protein ?? 'NONE';
  return plan.days.flatMap((_, day) => {
    const breakfasts = [day, day - 1, day - 2].map((each) => proteinAt(each, 'BREAKFAST'));
    const [tonight, lastNight] = [proteinAt(day, 'DINNER'), proteinAt(day - 1, 'DINNER')];
    return remarksFor({
      day,
      found: [
        [breakfasts.every((protein) => protein === 'EGGS'), 'eggs for the third morning running'],
        [tonight !== 'NONE' && tonight === lastNight, 'the protein of the dinner before'],
      ],
    });
  });
}

const meats = ['BEEF', 'LAMB', 'PORK', 'POULTRY'] as const;

function remarksOnWeek({ catalog, profile, plan }: Read): Remark[] {
  const mains = mainsOf({ catalog, plan });
  const lastDay = plan.days.length - 1;
  const isFish = ({ protein }: PlannerRecipe) => protein === 'FISH' || protein === 'SHELLFISH';
  const soups = mains.filter(({ recipe }) => recipe.dish === 'SOUP').length;
  const vegans = mains.filter(({ recipe }) => recipe.diet === 'vegan').length;
  const eatsMeat = profile.diet === null && !meats.every((meat) => profile.avoid.includes(meat));
  const refusesFish = profile.diet !== null || profile.avoid.includes('FISH');
  return remarksFor({
    day: lastDay,
    found: [
      [soups >= 4 && !profile.dishes.includes('SOUP'), 'soup four times or more this week'],
      [!refusesFish && !mains.some(({ recipe }) => isFish(recipe)), 'no fish all week'],
      [eatsMeat && vegans >= 5, 'five vegan meals or more for somebody who eats meat'],
      [hasUnvariedDay(mains), 'one protein source three times in a day'],
    ],
  });
}

function hasUnvariedDay(mains: ReturnType<typeof mainsOf>): boolean {
  const byDay = Map.groupBy(mains, ({ day, recipe }) => `${day} ${recipe.protein}`);
  return [...byDay.values()].some(
    (same) => same.length >= 3 && same.every(({ recipe }) => recipe.protein !== 'NONE'),
  );
}

function mainsOf({ catalog, plan }: Pick<Read, 'catalog' | 'plan'>) {
  return plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ meal, recipes }) =>
      recipes
        .filter(({ role }) => role === 'main')
        .map(({ id }) => ({
          day,
          meal,
          recipe: catalog.recipes[catalog.indexById.get(id)!]!,
        })),
    ),
  );
}

function remarksFor(args: {
  day: number;
  found: readonly (readonly [boolean, string])[];
}): Remark[] {
  return args.found.filter(([holds]) => holds).map(([, text]) => ({ day: args.day, text }));
}
