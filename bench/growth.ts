/**
 * Whether what members do costs the same when there is much of everything: 1, 52 and 520 plans; lists
 * of 34 and 200 lines with 10,000 operations behind them; 100 and 10,000 weights; 12 and 100,000
 * members; 420 and 10,000 recipes. Each is asked in turn with its smaller sisters, and may cost 1.3
 * times the least. Needs PostgreSQL. `--only plans` takes one of them; the last line is JSON.
 */
import { fillList, fillMembers, fillPlans, fillWeights } from './growth/fill-members.ts';
import { manyRecipes, shippedIds } from './growth/many-recipes.ts';
import { signUpBenchMembers, signUpCook, type BenchMembers } from './http/bench-members.ts';
import { startBenchServer, type BenchServer } from './http/bench-server.ts';
import { writeHistory } from './http/list-history.ts';
import { measureSideBySide, type Measuring } from './http/measure-singly.ts';
import { optionOf } from './http/options.ts';
import { memberPages, putOnLists, reads, tick, visitorPages, weight } from './http/scenarios.ts';
import type { Scenario } from './http/measure-requests.ts';

const mostGrowth = 1.3;
const historyLength = 10_000;
const only = optionOf('--only');

/** What is asked at one size; each size asks the same. */
interface Size {
  size: number;
  server: BenchServer;
  scenarios: readonly Scenario[];
}

interface Growth {
  what: string;
  name: string;
  cpuMs: Record<number, number>;
  growth: number;
}

const studies: Record<string, (server: BenchServer) => Promise<Growth[]>> = {
  plans: ofPlans,
  lines: ofLines,
  weights: ofWeights,
  members: ofMembers,
  recipes: ofRecipes,
};

const growths: Growth[] = [];
const server = await startBenchServer({ isEmbedded: false });
if (server.database === null) throw new Error('growth is measured on PostgreSQL');
try {
  for (const [what, study] of Object.entries(studies)) {
    if (only === undefined || only === what) growths.push(...(await study(server)));
  }
} finally {
  await server.stop();
}
console.log(JSON.stringify({ benchmark: 'growth', mostGrowth, growths }));
if (growths.some(({ growth }) => growth > mostGrowth)) process.exitCode = 1;

async function ofPlans(of: BenchServer): Promise<Growth[]> {
  const sizes = [1, 52, 520].map(async (size): Promise<Size> => {
    const cook = await signUpCook(of.url, `plans-${size}@example.com`);
    await fillPlans({ databaseUrl: urlOf(of), email: cook.cook.email, times: size - 1 });
    const pages = memberPages({ url: of.url, members: { ...cook, writers: [] } });
    return { size, server: of, scenarios: named(pages, ['home', 'plan', 'search for a dish']) };
  });
  return compare('plans', await Promise.all(sizes));
}

async function ofLines(of: BenchServer): Promise<Growth[]> {
  const sizes = [34, 200].map(async (size): Promise<Size> => {
    const members = await membersOf(of, `lines-${size}`);
    const email = members.writers[0]?.email ?? '';
    await putOnLists(of.url, members.writers);
    await fillList({ databaseUrl: urlOf(of), email, times: size - 1 });
    await writeHistory({ databaseUrl: urlOf(of), emails: [email], operations: historyLength });
    const home = named(memberPages({ url: of.url, members: asCook(members) }), ['settings']);
    return { size, server: of, scenarios: [ticking(of, members), ...home] };
  });
  return compare('lines', await Promise.all(sizes));
}

async function ofWeights(of: BenchServer): Promise<Growth[]> {
  const sizes = [100, 10_000].map(async (size): Promise<Size> => {
    const members = await membersOf(of, `weights-${size}`);
    const { writers } = members;
    await enterOne(of.url, members);
    const email = writers[0]?.email ?? '';
    await fillWeights({ databaseUrl: urlOf(of), email, times: size - 1 });
    const pages = named(memberPages({ url: of.url, members: asCook(members) }), ['tracking']);
    return { size, server: of, scenarios: [weight({ url: of.url, writers }), ...pages] };
  });
  return compare('weights', await Promise.all(sizes));
}

async function ofMembers(of: BenchServer): Promise<Growth[]> {
  const large = await startBenchServer({ isEmbedded: false });
  try {
    const few = await usualOf(of, 12);
    const many = await usualOf(large, 100_000);
    const email = many.members.writers[0]?.email ?? '';
    await fillMembers({ databaseUrl: urlOf(large), email, times: many.size });
    return await compare('members', [few, many]);
  } finally {
    await large.stop();
  }
}

async function ofRecipes(of: BenchServer): Promise<Growth[]> {
  const shipped = (await shippedIds()).length;
  const size = 10_000;
  const folder = await manyRecipes(size - shipped);
  const large = await startBenchServer({ isEmbedded: false, environment: { CONTENT_DIR: folder } });
  try {
    const [few, many] = [await usualOf(of, shipped), await usualOf(large, size)];
    const content = (url: string) => [
      ...named(visitorPages(url), ['recipe, rendered']),
      ...reads(url),
    ];
    return await compare('recipes', [
      { ...few, scenarios: [...content(of.url), ...few.scenarios] },
      { ...many, scenarios: [...content(large.url), ...many.scenarios] },
    ]);
  } finally {
    await large.stop();
  }
}

/** What a member does on an ordinary day. */
async function usualOf(of: BenchServer, size: number): Promise<Size & { members: BenchMembers }> {
  const members = await signUpBenchMembers(of.url, { writerCount: 1, name: `usual-${size}` });
  await putOnLists(of.url, members.writers);
  const pages = named(memberPages({ url: of.url, members }), ['home', 'plan', 'search for a dish']);
  const entry = weight({ url: of.url, writers: members.writers });
  return { size, server: of, members, scenarios: [...pages, ticking(of, members), entry] };
}

function membersOf(of: BenchServer, name: string): Promise<BenchMembers> {
  return signUpBenchMembers(of.url, { writerCount: 1, name });
}

/** The pages of who writes. */
function asCook(members: BenchMembers): BenchMembers {
  return { ...members, cook: members.writers[0] ?? members.cook };
}

function ticking({ url }: BenchServer, { writers }: BenchMembers): Scenario {
  return tick({ name: 'tick or untick', url, writers });
}

async function enterOne(url: string, { writers }: BenchMembers): Promise<void> {
  const entry = weight({ url, writers }).next?.();
  const headers = { 'content-type': 'application/json', cookie: entry?.cookie ?? '' };
  await fetch(`${url}/graphql`, { method: 'POST', headers, body: entry?.body ?? '' });
}

function named(scenarios: readonly Scenario[], names: readonly string[]): Scenario[] {
  return scenarios.filter(({ name }) => names.includes(name.replace('member: ', '')));
}

function urlOf({ database }: BenchServer): string {
  return database?.url ?? '';
}

async function compare(what: string, sizes: readonly Size[]): Promise<Growth[]> {
  const found: Growth[] = [];
  for (const { name } of sizes[0]?.scenarios ?? []) {
    const asked = sizes.flatMap(({ server: of, scenarios }): Measuring[] => {
      const scenario = scenarios.find((each) => each.name === name);
      const pids = { pid: of.process.pid ?? 0, databasePid: of.database?.pid ?? null };
      return scenario === undefined ? [] : [{ ...pids, scenario }];
    });
    const figures = await measureSideBySide(asked);
    const cpuMs = Object.fromEntries(
      figures.map((figure, index) => [sizes[index]?.size ?? 0, round(figure.cpuMs ?? 0)]),
    );
    const [least = 1, ...others] = Object.values(cpuMs);
    const growth = round(Math.max(...others) / least);
    found.push({ what, name, cpuMs, growth });
    const costs = Object.entries(cpuMs).map(([size, ms]) => `${size}: ${ms} ms`);
    console.log(`${what.padEnd(8)} ${name.padEnd(26)} ${costs.join(', ').padEnd(44)} × ${growth}`);
  }
  return found;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
