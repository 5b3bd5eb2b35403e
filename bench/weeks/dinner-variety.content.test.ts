import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { plannerCatalog } from '../../domain/meal-plans/planning/planner-catalog.ts';
import {
  generatePlanOrExplain,
  type Catalog,
  type PlannerProfile,
} from '../../domain/planner/index.ts';
import { indexContent } from '../../domain/recipes/content-index.ts';
import { compileContent } from '../../domain/recipes/files/compile-content.ts';
import { people, type Person } from './people.ts';

/** A part of them in each run; before a change lands, everybody. */
const runsAll = process.env['MONTHS_OF'] === 'everybody';

/** Dinners of a week that may be of one main protein. */
const mostAlike = 3;
/** Without meat and fish there are few sources, and fewer with 20 g of carbs. */
const mostAlikeWithoutMeat = 4;

const avoided: readonly PlannerProfile['avoid'][] = [
  [],
  ['FISH'],
  ['FISH', 'POULTRY'],
  ['BEEF', 'PORK'],
  ['DAIRY', 'EGGS', 'FISH'],
  ['FISH', 'PORK', 'POULTRY'],
  ['BEEF', 'PORK', 'POULTRY'],
];

const answers: readonly Person[] = (['FEMALE', 'MALE'] as const).flatMap((sex) =>
  (['minimal', 'average', 'plenty'] as const).flatMap((cookingTime) =>
    (['STRICT', 'MODERATE', 'LIBERAL'] as const).flatMap((carbLevel) =>
      avoided.map((avoid) => ({
        name: `${sex} ${cookingTime} ${carbLevel}, without ${avoid.join()}`,
        profile: { ...people[0]!.profile, sex, cookingTime, carbLevel, avoid },
      })),
    ),
  ),
);

let catalog: Catalog;
beforeAll(async () => {
  const folder = join(import.meta.dirname, '..', '..', 'content');
  catalog = plannerCatalog(indexContent(await compileContent({ folder })));
}, 600_000);

test('no protein is the main one of more than three dinners a week, whatever the quiz says', async () => {
  const who = answers.filter((_, at) => runsAll || at % 3 === 0);
  const seen = await mostOfOneProtein({ who, seeds: [1] });
  expect(seen.filter(({ count }) => count > mostAlike)).toEqual([]);
}, 600_000);

test('nor for anybody of the sample, seed by seed; of four without meat and fish', async () => {
  const seen = await mostOfOneProtein({ who: people, seeds: runsAll ? [1, 2, 3] : [1] });
  const isDull = ({ diet, count }: (typeof seen)[number]) =>
    count > (diet === null ? mostAlike : mostAlikeWithoutMeat);
  expect(seen.filter(isDull)).toEqual([]);
}, 600_000);

async function mostOfOneProtein(args: { who: readonly Person[]; seeds: readonly number[] }) {
  const seen: { name: string; diet: PlannerProfile['diet']; count: number; dinners: string[] }[] =
    [];
  for (const { name, profile } of args.who) {
    for (const seed of args.seeds) {
      const dinners = await dinnersOf({ profile, seed });
      const known = dinners.filter((protein) => protein !== 'NONE');
      const counts = [...Map.groupBy(known, (protein) => protein).values()];
      const count = Math.max(0, ...counts.map(({ length }) => length));
      seen.push({ name: `${name}, seed ${seed}`, diet: profile.diet, count, dinners });
    }
  }
  return seen;
}

/** The main protein of each dinner. */
async function dinnersOf(args: { profile: PlannerProfile; seed: number }): Promise<string[]> {
  const result = await generatePlanOrExplain({ catalog, ...args, days: 7 });
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(args.profile)}`);
  return result.plan.days.flatMap(({ meals }) =>
    meals
      .filter(({ meal }) => meal === 'DINNER')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'))
      .map(({ id }) => catalog.recipes[catalog.indexById.get(id)!]!.protein),
  );
}
