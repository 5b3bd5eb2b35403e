import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Member } from '../../e2e/operations/api-client.ts';
import { screenPath } from '../../i18n/paths.ts';
import type { BenchMembers } from './bench-members.ts';
import { tickFromDevices } from './device-tick.ts';
import type { Scenario } from './measure-requests.ts';

/** As browsers ask. */
const packed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const slug = 'beef-and-broccoli-stir-fry';

export interface ScenarioOptions {
  url: string;
  members: BenchMembers;
  /** Lists with a long history, where there are any. */
  veterans: readonly Member[];
  /** In their first week, each for one more: as many as `secondWeek.members`, or none. */
  eaters?: readonly Member[];
  /** With a week on their lists, or none. */
  shoppers?: readonly Member[];
  assetsFolder: string;
}

/** What visitors and members ask for, as browsers and the app ask for it. */
export async function scenariosOf(options: ScenarioOptions): Promise<Scenario[]> {
  const { url, members, veterans, eaters = [], shoppers = [] } = options;
  return [
    ...visitorPages(url),
    ...memberPages(options),
    ...(await assets(options)),
    ...reads(url),
    tick({ name: 'tick or untick', url, writers: members.writers }),
    extra({ name: 'extra added or removed', url, writers: members.writers }),
    ...(veterans.length > 0
      ? [tick({ name: 'tick or untick, long history', url, writers: veterans })]
      : []),
    ...(shoppers.length > 0 ? [await tickFromDevices({ url, shoppers })] : []),
    weight({ url, writers: members.writers }),
    plan({ name: manyWeeks, url, writers: [members.cook], requests: 40 }),
    ...(eaters.length > 0 ? [plan({ ...secondWeek, url, writers: eaters })] : []),
  ];
}

export function visitorPages(url: string): Scenario[] {
  const page = (name: string, path: string) => ({ name, url: `${url}${path}`, headers: packed });
  const recipe = screenPath('recipe', 'en', { slug });
  return [
    page('home, kept', '/'),
    page('recipe, kept', recipe),
    page('recipe, kept, from a campaign', `${recipe}?utm_source=mail&fbclid=1`),
    page('recipe, rendered', `${recipe}?dish=none`),
    page('home, rendered', '/?notice=none'),
  ];
}

export function memberPages({
  url,
  members: { cook, planSlug },
}: Pick<ScenarioOptions, 'url' | 'members'>): Scenario[] {
  const headers = { ...packed, cookie: cook.cookie() };
  const page = (name: string, path: string) => ({
    name: `member: ${name}`,
    url: `${url}${path}`,
    headers,
  });
  return [
    page('home', screenPath('memberHome', 'en')),
    page('recipe', screenPath('recipe', 'en', { slug })),
    page('recipes', screenPath('recipes', 'en')),
    page('cooking', screenPath('cooking', 'en', { slug })),
    page('plan', screenPath('mealPlan', 'en', { slug: planSlug })),
    page('planner', screenPath('myMealPlanner', 'en')),
    page('all plans', screenPath('allMealPlans', 'en')),
    page('shopping list', screenPath('shoppingList', 'en')),
    page('stores', screenPath('shoppingStores', 'en')),
    page('search', screenPath('search', 'en')),
    page('search for a dish', screenPath('search', 'en', undefined, { query: { s: 'chicken' } })),
    page('food navigator', screenPath('foodNavigator', 'en', { mode: 'carbs', tag: 'vegetables' })),
    page('favorites', screenPath('favorites', 'en')),
    page('tracking', screenPath('tracking', 'en')),
    page('programs', screenPath('programs', 'en')),
    page('membership', screenPath('membership', 'en')),
    page('settings', screenPath('userSettings', 'en')),
    page('preferences', screenPath('foodPreferences', 'en')),
    page('notifications', screenPath('notifications', 'en')),
  ];
}

/** The largest script there is. */
async function assets({ url, assetsFolder }: ScenarioOptions): Promise<Scenario[]> {
  const files = await Array.fromAsync(glob('*.js', { cwd: join(assetsFolder, 'assets') }));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(`${url}/assets/${file}`, {
        headers: { 'accept-encoding': 'identity' },
      });
      return { file, bytes: (await answer.arrayBuffer()).byteLength };
    }),
  );
  const [largest] = sizes.toSorted((left, right) => right.bytes - left.bytes);
  if (largest === undefined) return [];
  const name = `script of ${Math.round(largest.bytes / 1000)} kB`;
  return [{ name, url: `${url}/assets/${largest.file}`, headers: packed }];
}

const recipeQuery = `{ recipe(slug: "${slug}") {
  recipe { id title description nutrition { netCarbsGrams energyKcal proteinGrams } }
  sheet { ingredients { name amount { metric { number unit } } } steps { text timerMinutes } }
} }`;
const listQuery = `{ recipes {
  totalCount recipes { id slug title isPremium times { totalMinutes } }
} }`;
const searchQuery = `{ search(input: { text: "chicken curry", first: 20 }) {
  recipes { totalCount hits { recipe { id slug } title { text } } }
} }`;

export function reads(url: string): Scenario[] {
  const read = (name: string, query: string): Scenario => ({
    ...operation(url),
    name,
    body: () => JSON.stringify({ query }),
  });
  return [
    read('one recipe by API', recipeQuery),
    read('list page by API', listQuery),
    read('search by API', searchQuery),
  ];
}

interface Writing {
  url: string;
  writers: readonly Member[];
}

/** Each of them buys what they bought last, or puts it back. */
export function tick({ name, url, writers }: Writing & { name: string }): Scenario {
  return inTurn({ name, url, writers }, (round) => {
    const isTicked = round % 2 === 0;
    return changeOf(isTicked ? 'tickShoppingItem' : 'untickShoppingItem', {
      itemKey: tickedKey,
    });
  });
}

/** An extra that every writer has. */
const tickedExtra = '00000000-0000-7000-8000-000000000001';

/** What they will tick. */
export async function putOnLists(url: string, writers: readonly Member[]): Promise<void> {
  const { query, variables } = changeOf('addShoppingExtra', { id: tickedExtra, text: 'Coffee' });
  const body = JSON.stringify({ query, variables });
  for (const writer of writers) {
    const headers = { 'content-type': 'application/json', cookie: writer.cookie() };
    await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  }
}

const tickedKey = `extra:${tickedExtra}`;

/** A new one each time, so that each is written; taken back, so that the list stays as it was. */
function extra({ name, url, writers }: Writing & { name: string }): Scenario {
  const added = new Map<number, string>();
  return inTurn({ name, url, writers }, (round, writer) => {
    if (round % 2 === 1) return changeOf('removeShoppingExtra', { id: added.get(writer) ?? '' });
    added.set(writer, crypto.randomUUID());
    return changeOf('addShoppingExtra', { id: added.get(writer) ?? '', text: 'Coffee' });
  });
}

export function weight({ url, writers }: Writing): Scenario {
  const day = new Date().toISOString().slice(0, 10);
  return inTurn({ name: 'weight entry', url, writers }, (round) => {
    const value = 60 + (round % 300) / 10;
    return changeOf('addMeasurement', { id: crypto.randomUUID(), measure: 'WEIGHT', day, value });
  });
}

/** Of one member, who has soon planned more weeks than anybody in a year. */
const manyWeeks = 'generateMealplan';
/** What most who ask are at. With what warms it up, each member asks once. */
export const secondWeek = { name: 'generateMealplan, second week', requests: 24, members: 40 };

/** Long enough to be measured, and too dear for seconds on end. */
function plan({ requests, ...writing }: Writing & { name: string; requests: number }): Scenario {
  const scenario = inTurn(writing, () =>
    changeOf('generateMealplan', { requestKey: crypto.randomUUID() }),
  );
  return { ...scenario, requests };
}

interface Change {
  query: string;
  variables: object;
}

const inputTypes = {
  tickShoppingItem: 'TickShoppingItemInput',
  untickShoppingItem: 'UntickShoppingItemInput',
  addShoppingExtra: 'AddShoppingExtraInput',
  removeShoppingExtra: 'RemoveShoppingExtraInput',
  addMeasurement: 'AddMeasurementInput',
  generateMealplan: 'GenerateMealplanInput',
} as const;

function changeOf(name: keyof typeof inputTypes, input: object): Change {
  const query = `mutation ($input: ${inputTypes[name]}!) { ${name}(input: $input) { problems { code } } }`;
  return { query, variables: { input } };
}

/** Writers ask one after the other, each in a session of their own. */
function inTurn(
  { name, url, writers }: Writing & { name: string },
  change: (round: number, writer: number) => Change,
): Scenario {
  let asked = -1;
  const next = () => {
    asked += 1;
    const writer = asked % writers.length;
    return {
      body: JSON.stringify(change(Math.floor(asked / writers.length), writer)),
      cookie: writers[writer]?.cookie() ?? '',
    };
  };
  return { ...operation(url), name, next, isRefusal: (answer) => answer.includes('"code"') };
}

function operation(url: string) {
  return {
    url: `${url}/graphql`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
  };
}
