/**
 * What visitors ask for, asked of us and of an installed Ghost in turn: where both run on one machine,
 * what it does meanwhile is the same for both. `--ghost http://127.0.0.1:2368` is where it answers,
 * `--ghost-key` its Content API key (reads by API are left out without one), `--ghost-pid` its process
 * (else its processor time is not told), `--seconds 4` how long each turn takes. Ghost on its SQLite,
 * we on PostgreSQL or `--embedded`. The last line is JSON.
 */
import { startBenchServer } from './http/bench-server.ts';
import {
  measureRequests,
  type Measured,
  type RequestFigures,
  type Scenario,
} from './http/measure-requests.ts';
import { optionOf } from './http/options.ts';
import { reads, visitorPages } from './http/scenarios.ts';
import { percentile } from './planner/timing.ts';

const rounds = 3;
const load = { seconds: Number(optionOf('--seconds') ?? 4), connections: 16 };
const ghost = optionOf('--ghost')?.replace(/\/$/, '');
if (ghost === undefined) {
  console.error('Say where Ghost answers: npm run bench -- peers --ghost http://127.0.0.1:2368');
  process.exit(1);
}

interface Pair {
  what: string;
  own: Scenario;
  theirs: Scenario;
}

interface Side {
  requestsPerSecond: number;
  p99Ms: number;
  cpuMs: number | null;
  bytes: number;
}

const server = await startBenchServer({ isEmbedded: process.argv.includes('--embedded') });
try {
  const own: Measured = {
    pid: server.process.pid ?? 0,
    databasePid: server.database?.pid ?? null,
  };
  const theirs: Measured = { pid: Number(optionOf('--ghost-pid') ?? 0), databasePid: null };
  const figures = [];
  for (const pair of await pairsOf({ ownUrl: server.url, ghostUrl: ghost })) {
    const sides = await measureInTurn({ pair, own, theirs });
    figures.push({ what: pair.what, ...sides });
    console.log(`${pair.what.padEnd(20)} ${lineOf(sides.own)}   Ghost ${lineOf(sides.theirs)}`);
  }
  console.log(JSON.stringify({ benchmark: 'peers', ghost, rounds, ...load, figures }));
} finally {
  await server.stop();
}

async function pairsOf(args: { ownUrl: string; ghostUrl: string }): Promise<Pair[]> {
  const { ownUrl, ghostUrl } = args;
  const scenarios = [...visitorPages(ownUrl), ...reads(ownUrl)];
  const ours = (name: string): Scenario => {
    const found = scenarios.find((scenario) => scenario.name === name);
    if (found === undefined) throw new Error(`no scenario ${name}`);
    return found;
  };
  const { headers = {} } = ours('home, kept');
  const page = (path: string): Scenario => ({ name: path, url: `${ghostUrl}${path}`, headers });
  const post = await firstPost(ghostUrl);
  const pages: Pair[] = [
    { what: 'front page', own: ours('home, kept'), theirs: page('/') },
    { what: 'page that is read', own: ours('recipe, kept'), theirs: page(post) },
    {
      what: 'from a campaign',
      own: ours('recipe, kept, from a campaign'),
      theirs: page(`${post}?utm_source=mail&fbclid=1`),
    },
  ];
  const key = optionOf('--ghost-key');
  if (key === undefined) return pages;
  const content = `/ghost/api/content/posts`;
  return [
    ...pages,
    {
      what: 'one by API',
      own: ours('one recipe by API'),
      theirs: page(`${content}/slug${post}?key=${key}`),
    },
    {
      what: 'list by API',
      own: ours('list page by API'),
      theirs: page(`${content}/?key=${key}&limit=20&fields=id,slug,title`),
    },
  ];
}

/** The first that its own sitemap names. */
async function firstPost(ghostUrl: string): Promise<string> {
  const sitemap = await (await fetch(`${ghostUrl}/sitemap-posts.xml`)).text();
  const [, address] = /<loc>([^<]+)<\/loc>/.exec(sitemap) ?? [];
  if (address === undefined) throw new Error(`${ghostUrl} has no post in its sitemap`);
  return new URL(address).pathname;
}

async function measureInTurn(args: { pair: Pair; own: Measured; theirs: Measured }) {
  const { pair, own, theirs } = args;
  const each: { own: RequestFigures[]; theirs: RequestFigures[] } = { own: [], theirs: [] };
  for (let round = 0; round < rounds; round += 1) {
    each.own.push(await measureRequests({ ...load, ...own, scenario: pair.own }));
    each.theirs.push(await measureRequests({ ...load, ...theirs, scenario: pair.theirs }));
  }
  return { own: sideOf(each.own), theirs: sideOf(each.theirs) };
}

/** The middle of the rounds. */
function sideOf(figures: readonly RequestFigures[]): Side {
  const middle = (valueOf: (figure: RequestFigures) => number) =>
    percentile({ values: figures.map(valueOf), share: 0.5 });
  const isTold = figures.every(({ cpuMs }) => cpuMs !== null);
  return {
    requestsPerSecond: middle((figure) => figure.requestsPerSecond),
    p99Ms: middle((figure) => figure.p99Ms),
    cpuMs: isTold ? middle(({ cpuMs }) => cpuMs ?? 0) : null,
    bytes: middle(({ bytes }) => bytes),
  };
}

function lineOf({ requestsPerSecond, p99Ms, cpuMs, bytes }: Side): string {
  const cells = [
    `${requestsPerSecond.toFixed(0).padStart(6)}/s`,
    `p99 ${p99Ms} ms`.padStart(12),
    `${cpuMs?.toFixed(2) ?? '?'} ms processor`.padStart(19),
    `${(bytes / 1000).toFixed(1)} kB`.padStart(9),
  ];
  return cells.join(' ');
}
