/**
 * What memory a worker holds at rest, under load, and whether it grows while the built server is used
 * for long: members read their pages and change their lists at half of what it can do. After the last
 * minute a worker may hold a tenth more than after the fifth. Limits are of a worker's share (PSS):
 * resident memory (RSS) counts what workers share, Node's own code mostly, once for each of them; both
 * are printed. `--minutes 30` is the usual, `--short` takes two minutes to see that all of it
 * works, `--workers 1`, `--embedded` without PostgreSQL. The last line is JSON.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { signUpBenchMembers } from './http/bench-members.ts';
import { startBenchServer } from './http/bench-server.ts';
import { optionOf } from './http/options.ts';
import { memoryOf, workersOf, type MemoryUse } from './http/process-usage.ts';
import { soakTargets } from './http/soak-targets.ts';
import { ask, closedLoop, openLoop, percentile } from './overload/load.ts';
import type { Answer, Target } from './overload/answer.ts';

const mostGrowth = 1.1;
const mostAtRestMib = 150;
const mostUnderLoadMib = 350;
const isShort = process.argv.includes('--short');
const minutes = Number(optionOf('--minutes') ?? (isShort ? 6 : 30));
const secondsOfMinute = isShort ? 10 : 60;
/** Until then caches fill. */
const settledAfter = Math.min(5, Math.ceil(minutes / 2));
const isEmbedded = process.argv.includes('--embedded');
const workers = isEmbedded ? 1 : Number(optionOf('--workers') ?? availableParallelism());
/** What a start leaves behind is gone half a minute later. */
const restMs = 30_000;

const server = await startBenchServer({
  isEmbedded,
  environment: { WORKERS: String(workers), LOG_LEVEL: 'warn' },
});
const pids = await startedWorkers();
await wait(restMs);
const atRest = await memoryNow();
try {
  const members = await signUpBenchMembers(server.url, { writerCount: 4 });
  const targets = soakTargets({ port: Number(new URL(server.url).port), members });
  for (const target of targets) await expectAnswer(target);
  console.log(`at rest ${inWords(atRest)} a worker, of ${pids.length}`);
  const half = (await capacity(targets)) / 2;
  console.log(`half load is ${half.toFixed(0)} a second`);
  const memory: MemoryUse[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const answers = await loadOfMinute({ targets, perSecond: half });
    const held = await memoryNow();
    memory.push(held);
    report({ minute, answers, held });
  }
  judge(memory);
} finally {
  await server.stop();
}

/** The first brings the database to the newest schema, and the others come after it. */
async function startedWorkers(): Promise<number[]> {
  const above = server.process.pid ?? 0;
  for (let tries = 0; tries < 240; tries += 1) {
    const found = await workersOf(above);
    if (found.length >= workers && server.output().split(' serves.').length > workers) return found;
    if (workers === 1) return found;
    await wait(250);
  }
  throw new Error(`The workers did not start:\n${server.output()}`);
}

/** Of the worker that holds most. */
async function memoryNow(): Promise<MemoryUse> {
  const all = await Promise.all(pids.map(memoryOf));
  return {
    residentMib: Math.max(...all.map(({ residentMib }) => residentMib)),
    shareMib: Math.max(...all.map(({ shareMib }) => shareMib)),
  };
}

function inWords({ residentMib, shareMib }: MemoryUse): string {
  return `${shareMib.toFixed(0)} MiB (RSS ${residentMib.toFixed(0)})`;
}

async function expectAnswer(target: Target): Promise<void> {
  const { status } = await ask(target);
  if (status !== 200) throw new Error(`${target.path} was answered ${status}`);
}

/** Of all targets alike, asked one after the other by eight browsers. */
async function capacity(targets: readonly Target[]): Promise<number> {
  const seconds = isShort ? 1 : 4;
  let perRound = 0;
  for (const target of targets) {
    const answers = await closedLoop({ target, connections: 8, seconds });
    perRound += seconds / Math.max(1, answers.length);
  }
  return targets.length / perRound;
}

async function loadOfMinute(args: { targets: readonly Target[]; perSecond: number }) {
  const { targets, perSecond } = args;
  const share = perSecond / targets.length;
  const seconds = secondsOfMinute;
  const loads = targets.map((target) => openLoop({ target, perSecond: share, seconds }));
  const answers = (await Promise.all(loads)).flat();
  // What is under way is not what stays.
  await wait(500);
  return answers;
}

function report(args: { minute: number; answers: Answer[]; held: MemoryUse }): void {
  const { minute, answers, held } = args;
  const refused = answers.filter(({ status }) => status !== 200).length;
  const p99 = percentile(answers, 0.99).toFixed(0);
  console.log(
    `minute ${minute}: ${inWords(held)}, ${answers.length} answers, ${refused} refused, p99 ${p99} ms`,
  );
}

function judge(memory: readonly MemoryUse[]): void {
  const settled = memory[settledAfter - 1]?.residentMib ?? 0;
  const growth = (memory.at(-1)?.residentMib ?? 0) / settled;
  const most = Math.max(...memory.map(({ shareMib }) => shareMib));
  const checks = [
    { what: 'at rest', figure: atRest.shareMib, most: mostAtRestMib, unit: 'MiB a worker' },
    { what: 'under load', figure: most, most: mostUnderLoadMib, unit: 'MiB a worker' },
    {
      what: `growth since minute ${settledAfter}`,
      figure: growth,
      most: mostGrowth,
      unit: 'times',
    },
  ];
  for (const { what, figure, most: limit, unit } of checks) {
    const verdict = figure <= limit ? 'PASS' : 'FAIL';
    console.log(`${verdict}: ${what} ${figure.toFixed(2)} ${unit}, ${limit} at most`);
  }
  const lasted = { minutes, secondsOfMinute, workers: pids.length };
  const limits = { mostGrowth, mostAtRestMib, mostUnderLoadMib };
  console.log(JSON.stringify({ benchmark: 'soak', ...lasted, ...limits, atRest, growth, memory }));
  if (checks.some(({ figure, most: limit }) => figure > limit)) process.exitCode = 1;
}
