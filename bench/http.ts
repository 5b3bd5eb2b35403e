/**
 * What the built server does for visitors and members on this machine, beside a bare node:http server
 * that sends the same page. Processor time counts the database too. The last line is JSON.
 *
 * `--quick` asks for one after the other and gives the processor time the reference machine would take:
 * for machines that are busy with other things; `--embedded` without PostgreSQL;
 * `--only part-of-a-name`; `--project folder` measures another checkout instead, which must be built.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenPath } from '../i18n/paths.ts';
import { freePort } from '../scripts/free-port.ts';
import { signUpBenchMembers, signUpEaters, signUpShoppers } from './http/bench-members.ts';
import { startBenchServer, type BenchServer } from './http/bench-server.ts';
import { deviceTick } from './http/device-tick.ts';
import { writeHistory } from './http/list-history.ts';
import {
  measureRequests,
  type Load,
  type Measured,
  type RequestFigures,
  type Scenario,
} from './http/measure-requests.ts';
import { measureSingly } from './http/measure-singly.ts';
import { optionOf } from './http/options.ts';
import { putOnLists, scenariosOf, secondWeek } from './http/scenarios.ts';

const isQuick = process.argv.includes('--quick');
const isEmbedded = process.argv.includes('--embedded');
const only = optionOf('--only') ?? '';
const projectFolder = optionOf('--project') ?? join(import.meta.dirname, '..');
const load: Load = { seconds: 8, connections: 16 };
const packed = { 'accept-encoding': 'br' };
const historyLength = 10_000;

const server = await startBenchServer({ isEmbedded, projectFolder });
const recipePath = screenPath('recipe', 'en', { slug: 'beef-and-broccoli-stir-fry' });
const bare = await startBareServer(await packedPage(`${server.url}${recipePath}`));
try {
  const reference = await measure({
    scenario: { name: 'bare node:http, same page', url: bare.url, headers: packed },
    pid: bare.pid,
    databasePid: null,
  });
  print(reference, reference);
  const figures: RequestFigures[] = [];
  for (const scenario of await prepare(server)) {
    if (!scenario.name.includes(only)) continue;
    const pids = { pid: server.process.pid ?? 0, databasePid: server.database?.pid ?? null };
    figures.push(await measure({ ...pids, scenario }));
    print(figures.at(-1)!, reference);
  }
  const database = server.database === null ? 'embedded' : 'PostgreSQL';
  console.log(
    JSON.stringify({ benchmark: 'http', isQuick, database, ...load, reference, figures }),
  );
} finally {
  await bare.stop();
  await server.stop();
}

function measure(args: Measured & { scenario: Scenario }): Promise<RequestFigures> {
  return isQuick ? measureSingly(args) : measureRequests({ ...load, ...args });
}

async function prepare({ url, database }: BenchServer): Promise<Scenario[]> {
  const members = await signUpBenchMembers(url, { writerCount: 24 });
  const veterans = database === null ? [] : members.writers.slice(16);
  await putOnLists(url, members.writers);
  if (database !== null) {
    const emails = veterans.map(({ email }) => email);
    await writeHistory({ databaseUrl: database.url, emails, operations: historyLength });
  }
  const isPlanned = secondWeek.name.includes(only);
  return scenariosOf({
    url,
    eaters: isPlanned ? await signUpEaters(url, secondWeek.members) : [],
    shoppers: deviceTick.includes(only) ? await signUpShoppers(url, load.connections) : [],
    members: { ...members, writers: members.writers.slice(0, 16) },
    veterans,
    assetsFolder: join(projectFolder, 'build', 'client'),
  });
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
  process.once('exit', () => child.kill('SIGKILL'));
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
    figure.name.padEnd(30),
    `${figure.requestsPerSecond.toFixed(0).padStart(6)}/s`,
    `${(100 * ratio).toFixed(1).padStart(6)} % of bare`,
    `p50 ${figure.p50Ms} ms`.padStart(11),
    `p99 ${figure.p99Ms} ms`.padStart(11),
    `${msText(figure.cpuMs)} ms processor`.padStart(20),
    `(database ${msText(figure.databaseMs)}, serving ${msText(figure.servingMs)})`.padEnd(36),
    `${(figure.bytes / 1000).toFixed(1)} kB`.padStart(8),
    `${figure.memoryMib?.toFixed(0) ?? '?'} MiB`.padStart(9),
  ];
  console.log(cells.join(' '));
}

function msText(ms: number | null): string {
  return ms?.toFixed(2) ?? '?';
}
