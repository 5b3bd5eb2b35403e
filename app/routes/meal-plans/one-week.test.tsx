import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyPlan, keepAnyPlan, type AnyPlan } from '../../../domain/meal-plans/testing/any-plan.ts';
import { premium } from '../../../domain/recipes/testing/readers.ts';
import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { readKnownDocuments } from '../../../server/graphql/read-operations.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { gramsText, kilocaloriesText } from '../../amounts/figures.ts';
import { unitSystems, type UnitSystem } from '../../amounts/units-preference.ts';
import { drawPage } from '../testing/draw-page.tsx';
import {
  attributeOf,
  elementsOf,
  partsOf,
  textOf,
  type PageElement,
} from '../testing/read-page.ts';

/** What the screens say of a week, read from the pages themselves, in any language and unit. */

let server: TestServer;
let member: TestClient;
let userId: string;
beforeAll(async () => {
  server = await startTestServer({ knownDocuments: await readKnownDocuments() });
  member = await premium(server);
  const { data } = await member.graphql<{ me: { userId: string } }>('{ me { userId } }');
  userId = data.me.userId;
});
afterAll(() => server.close());

interface Reader {
  client: TestClient;
  locale: Locale;
}

function readerIn({ locale, units }: { locale: Locale; units: UnitSystem }): Reader {
  const client = server.client({ locale });
  for (const [name, value] of member.cookies) client.cookies.set(name, value);
  client.cookies.set('units', units);
  return { client, locale };
}

interface Dish {
  /** Of its recipe with the plan's dish. */
  address: string;
  rows: string[];
  /** In the steps, as they are read. */
  amounts: string[];
}

/** "Broccoli 400 g", without notes and without what counted foods weigh. */
function rowOf(row: PageElement): string {
  const parts = partsOf(row);
  const [name = ''] = (parts.at(-2) ?? '').split(',');
  const amount = (parts.at(-1) ?? '').replace(/ \(.*\)$/, '');
  return `${name} ${amount}`;
}

function rowsIn(within: PageElement | string): string[] {
  const rows = elementsOf({ within, tag: 'li', className: 'min-h-14' });
  return rows.map(rowOf).toSorted();
}

/** Amounts among the words of steps stand out. */
function amountsIn(within: PageElement | string): string[] {
  return elementsOf({ within, tag: 'b', className: 'bg-yolk-soft' }).map(textOf);
}

function articlesOf(page: string): PageElement[] {
  return elementsOf({ within: page, tag: 'article' });
}

function addressIn(article: PageElement): string {
  const links = elementsOf({ within: article, tag: 'a' });
  const address = links
    .map((link) => attributeOf(link, 'href'))
    .find((to) => to?.includes('dish='));
  return address ?? '';
}

/** Every dish that the plan cooks, as its tabs of ingredients and instructions say it. */
async function dishesOf({ client, locale }: Reader, slug: string): Promise<Dish[]> {
  const tab = (name: string) =>
    drawPage({ client, path: screenPath('mealPlan', locale, { slug }, { query: { tab: name } }) });
  const [ingredients, instructions] = [await tab('ingredients'), await tab('instructions')];
  const steps = new Map(articlesOf(instructions).map((one) => [addressIn(one), amountsIn(one)]));
  return articlesOf(ingredients)
    .map((one) => ({ address: addressIn(one), rows: rowsIn(one) }))
    .filter(({ rows }) => rows.length > 0)
    .map((dish) => ({ ...dish, amounts: steps.get(dish.address) ?? [] }));
}

/** On the recipe's page and at the stove, both opened from the plan. */
async function readOpened({ client }: Reader, address: string) {
  const recipe = await drawPage({ client, path: address });
  const [ingredients] = elementsOf({ within: recipe, tag: 'section' }).filter(
    (section) => attributeOf(section, 'aria-labelledby') === 'ingredients',
  );
  const links = elementsOf({ within: recipe, tag: 'a' }).map((link) => attributeOf(link, 'href'));
  const cooking = links.find(
    (to) => /\/(cooking|cocinar|laga)\/|dish=/.test(to ?? '') && to !== address,
  );
  const stove = await drawPage({ client, path: cooking ?? '' });
  const checklist = elementsOf({ within: stove, tag: 'label' }).filter(
    (label) => elementsOf({ within: label, tag: 'input' }).length > 0,
  );
  return {
    rows: rowsIn(ingredients ?? ''),
    amounts: amountsIn(recipe),
    rowsAtStove: checklist.map(rowOf).toSorted(),
    amountsAtStove: amountsIn(stove),
  };
}

/** What the page says that the plan's own figures are. */
interface Told {
  days: {
    nutrition: { netCarbsGrams: number; isNetCarbsApproximate: boolean; energyKcal: number };
    meals: {
      recipes: { recipe: { title: string }; nutrition: Told['days'][number]['nutrition'] }[];
    }[];
  }[];
}

async function figuresOf({ client }: Reader, slug: string): Promise<Told['days']> {
  const { data, errors } = await client.graphql<{ mealPlan: Told }>(
    `query ($slug: String!) { mealPlan(slug: $slug) { days {
      nutrition { netCarbsGrams isNetCarbsApproximate energyKcal }
      meals { recipes { recipe { title } nutrition { netCarbsGrams isNetCarbsApproximate energyKcal } } }
    } } }`,
    { slug },
  );
  expect(errors).toEqual([]);
  return data.mealPlan.days;
}

const seen: fc.Arbitrary<{ asked: AnyPlan; locale: Locale; units: UnitSystem }> = fc.record({
  asked: anyPlan,
  locale: fc.constantFrom(...localeCodes),
  units: fc.constantFrom(...unitSystems),
});

test(
  'tabs of the plan, recipe, stove, home and calendar say the same of a week, in any language and unit',
  { timeout: 240_000 },
  async () => {
    const { db, content } = server.services;
    const beginsOn = new Date().toISOString().slice(0, 10);
    await fc.assert(
      fc.asyncProperty(seen, async ({ asked, ...reading }) => {
        const { slug } = await keepAnyPlan({ db, content, userId, asked, beginsOn });
        const reader = readerIn(reading);
        const dishes = await dishesOf(reader, slug);
        expect(dishes).toHaveLength(asked.hasLeftovers ? 5 : 6);
        for (const { address, rows, amounts } of dishes) {
          const opened = await readOpened(reader, address);
          expect(opened, address).toEqual({
            rows,
            amounts,
            rowsAtStove: rows,
            amountsAtStove: amounts,
          });
        }
        await expectFigures(reader, slug);
      }),
      { numRuns: 5, seed: 11, endOnFailure: true },
    );
  },
);

/** The plan's table of nutrition, and the day of the plan at home. */
async function expectFigures(reader: Reader, slug: string): Promise<void> {
  const { client, locale } = reader;
  const days = await figuresOf(reader, slug);
  const query = { tab: 'nutrition' };
  const table = await drawPage({
    client,
    path: screenPath('mealPlan', locale, { slug }, { query }),
  });
  const rows = elementsOf({ within: table, tag: 'tr' }).map(textOf);
  for (const [index, { nutrition }] of days.entries()) {
    const { netCarbsGrams: amount, isNetCarbsApproximate: isApproximate, energyKcal } = nutrition;
    expect(rows[index + 1]).toContain(plain(gramsText({ amount, isApproximate, locale })));
    expect(rows[index + 1]).toContain(plain(kilocaloriesText({ amount: energyKcal, locale })));
  }
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
