/**
 * What requests that mean harm cost the thread that serves, at growing sizes, beside a plain page.
 * A request may cost 50 ms; cost may grow as its size does, and no faster. The last line is JSON.
 * `--only part-of-a-name` runs some of them.
 */
import { request as requestHttp } from 'node:http';
import { screenPath } from '../i18n/paths.ts';
import { startServer } from '../e2e/running-server.ts';
import { servingThreadMs } from './http/process-usage.ts';
import { attacks, buildMark, type Attack, type HostileRequest } from './hostile/catalogue.ts';

const mostMs = 50;
const rounds = 8;
/** Cost times size: what grows with the size is allowed, and a little for noise. */
const mostGrowth = 1.5;
/** Below it, growth is noise. */
const leastMs = 5;

const only = process.argv[process.argv.indexOf('--only') + 1] ?? '';
const chosen = process.argv.includes('--only')
  ? attacks.filter(({ name }) => name.includes(only))
  : attacks;

interface Figure {
  size: number;
  ms: number;
  status: number;
}

const server = await startServer({
  environment: { SEED_DEMO: 'false', LOG_LEVEL: 'fatal', ADDRESS_TRIES_PER_HOUR: '10000000' },
});
const pid = server.process.pid ?? 0;
const port = Number(new URL(server.url).port);
const appData = await fetch(`${server.url}/page-data/app-data.json`);
const { webpackCompilationHash: build } = (await appData.json()) as {
  webpackCompilationHash: string;
};

try {
  await measure({ path: '/' });
  const plain = await measure({ path: `${screenPath('recipes', 'en')}?page=2` });
  console.log(`a plain page, rendered: ${plain.ms.toFixed(2)} ms\n`);
  const found = [];
  for (const attack of chosen) found.push(await judge(attack));
  const broken = found.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of broken) console.log(`✗ ${name}: ${problems.join('; ')}`);
  console.log(`\n${found.length - broken.length} of ${found.length} stay within the limits`);
  console.log(JSON.stringify({ benchmark: 'hostile', plainMs: plain.ms, mostMs, attacks: found }));
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}

async function judge(attack: Attack) {
  const figures: Figure[] = [];
  for (const size of attack.sizes)
    figures.push({ size, ...(await measure(attack.request(size), attack, size)) });
  const worst = Math.max(...figures.map(({ ms }) => ms));
  const growth = growthOf(figures);
  const problems = [
    worst > mostMs && `${worst.toFixed(1)} ms`,
    growth > mostGrowth && `grows ${growth.toFixed(1)} times as fast as its size`,
    figures.some(({ status }) => status === 500 || status === 0) &&
      `answered ${figures.map(({ status }) => status).join(', ')}`,
  ].filter((problem) => problem !== false);
  const cells = figures.map(({ size, ms, status }) => `${size}: ${ms.toFixed(2)} ms ${status}`);
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${attack.name.padEnd(40)} ${cells.join('   ')}`,
  );
  return { name: attack.name, worstMs: worst, growth, problems, figures };
}

/** How much faster cost grows than size, over the sizes where it is worth measuring. */
function growthOf(figures: readonly Figure[]): number {
  const dear = figures.filter(({ ms }) => ms > leastMs);
  const [first, last] = [dear[0], dear.at(-1)];
  if (first === undefined || last === undefined || first === last) return 1;
  return last.ms / first.ms / (last.size / first.size);
}

/** The least of several rounds: what disturbs only ever adds. */
async function measure(request: HostileRequest, attack?: Attack, size = 0) {
  const costs: number[] = [];
  let status = 0;
  for (let round = 0; round < rounds; round += 1) {
    const asked = attack && round > 0 ? attack.request(size) : request;
    const before = await servingThreadMs(pid);
    status = await send(asked);
    costs.push((await servingThreadMs(pid)) - before);
  }
  const sorted = costs.toSorted((left, right) => left - right);
  return { ms: sorted[Math.floor(rounds / 2)] ?? 0, status };
}

/** Past fetch, which would put the path in order and leave out a host. */
function send({ method = 'GET', path, headers = {}, body }: HostileRequest): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const ofBuild = path.replace(buildMark, build);
  const target = { host: '127.0.0.1', port, method, path: ofBuild, headers };
  const options = { ...target, agent: false, timeout: 30_000 };
  const sent = requestHttp(options, (response) => {
    response.resume();
    response.once('end', () => resolve(response.statusCode ?? 0));
  });
  sent.once('error', () => resolve(0));
  sent.once('timeout', () => sent.destroy());
  sent.end(body);
  return promise;
}
