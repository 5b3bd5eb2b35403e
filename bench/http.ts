/**
 * What the built server does a second on this machine, beside a bare node:http server that sends the
 * same page. `--quick` takes half a minute; the last line is JSON.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpMember } from '../e2e/operations/api-client.ts';
import { startServer, type RunningServer } from '../e2e/running-server.ts';
import { screenPath } from '../i18n/paths.ts';
import { freePort } from '../scripts/free-port.ts';
import { measureRequests, type RequestFigures, type Scenario } from './http/measure-requests.ts';

const isQuick = process.argv.includes('--quick');
const load = { seconds: isQuick ? 2 : 8, connections: 16 };
const packed = { 'accept-encoding': 'br' };
const slug = 'beef-and-broccoli-stir-fry';
const recipePath = screenPath('recipe', 'en', { slug });

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
const writeQuery = `mutation ($input: AddShoppingExtraInput!) {
  addShoppingExtra(input: $input) { problems { code } }
}`;

let extras = 0;

const server = await startServer({ environment: { SEED_DEMO: 'false', LOG_LEVEL: 'error' } });
const bare = await startBareServer(await packedPage(`${server.url}${recipePath}`));
try {
  const reference = await measureRequests({
    ...load,
    scenario: { name: 'bare node:http, same page', url: bare.url, headers: packed },
    pid: bare.pid,
  });
  print(reference, reference);
  const figures: RequestFigures[] = [];
  for (const scenario of await scenarios(server)) {
    figures.push(await measureRequests({ ...load, scenario, pid: server.process.pid ?? 0 }));
    print(figures.at(-1)!, reference);
  }
  console.log(JSON.stringify({ benchmark: 'http', isQuick, ...load, reference, figures }));
} finally {
  await bare.stop();
  await server.stop();
}

async function scenarios({ url }: RunningServer): Promise<Scenario[]> {
  const cookie = await memberCookie(url);
  return [
    { name: 'recipe page, kept', url: `${url}${recipePath}`, headers: packed },
    { name: 'recipe page, rendered', url: `${url}${recipePath}?rendered`, headers: packed },
    operation({ name: 'one recipe by API', url, query: recipeQuery }),
    operation({ name: 'list page by API', url, query: listQuery }),
    operation({ name: 'search by API', url, query: searchQuery }),
    {
      ...operation({ name: 'small write by API', url, query: writeQuery, cookie }),
      body: () => JSON.stringify({ query: writeQuery, variables: { input: newExtra() } }),
    },
  ];
}

/** The same hundred again and again: the list stays small. */
function newExtra() {
  extras = (extras + 1) % 100;
  return { id: `00000000-0000-7000-8000-${String(extras).padStart(12, '0')}`, text: 'Coffee' };
}

interface Operation {
  name: string;
  url: string;
  query: string;
  cookie?: string;
}

function operation({ name, url, query, cookie }: Operation): Scenario {
  return {
    name,
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: () => JSON.stringify({ query }),
  };
}

async function memberCookie(url: string): Promise<string> {
  const member = await signUpMember(url, 'bench@example.com');
  await member.startTrial();
  return member.cookie();
}

function packedPage(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(url, { headers: packed }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => resolve(Buffer.concat(parts)));
  }).on('error', reject);
  return promise;
}

async function startBareServer(page: Buffer) {
  const file = join(await mkdtemp(join(tmpdir(), 'yolk-bench-')), 'page.br');
  await writeFile(file, page);
  const port = await freePort();
  const script = join(import.meta.dirname, 'http', 'bare-server.ts');
  const child = spawn(process.execPath, [script, file, String(port)], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (await fetch(url).then(Boolean, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function print(figure: RequestFigures, reference: RequestFigures): void {
  const ratio = figure.requestsPerSecond / reference.requestsPerSecond;
  const cells = [
    figure.name.padEnd(28),
    `${figure.requestsPerSecond.toFixed(0).padStart(7)}/s`,
    `${(100 * ratio).toFixed(1).padStart(6)} % of bare`,
    `p50 ${figure.p50Ms} ms`.padStart(12),
    `p99 ${figure.p99Ms} ms`.padStart(12),
    `${figure.cpuMs?.toFixed(3) ?? '?'} ms processor`.padStart(20),
    `${figure.memoryMib?.toFixed(0) ?? '?'} MiB`.padStart(9),
  ];
  console.log(cells.join(' '));
}
