/**
 * Whether memory grows while the built server is used for long: members read their pages and change
 * their lists at half of what it can do. After the last minute it may hold a tenth more than after the
 * fifth. `--minutes 30` is the usual; `--embedded` without PostgreSQL. The last line is JSON.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { signUpBenchMembers } from './http/bench-members.ts';
import { startBenchServer } from './http/bench-server.ts';
import { optionOf } from './http/options.ts';
import { usageOf } from './http/process-usage.ts';
import { soakTargets } from './http/soak-targets.ts';
import {
  ask,
  closedLoop,
  openLoop,
  percentile,
  type Answer,
  type Target,
} from './overload/load.ts';

const mostGrowth = 1.1;
const minutes = Number(optionOf('--minutes') ?? 30);
/** Until then caches fill. */
const settledAfter = Math.min(5, minutes / 2);
const isEmbedded = process.argv.includes('--embedded');

const server = await startBenchServer({ isEmbedded });
const pid = server.process.pid ?? 0;
const atRestMib = (await usageOf(pid))?.memoryMib ?? 0;
try {
  const members = await signUpBenchMembers(server.url, { writerCount: 4 });
  const targets = soakTargets({ port: Number(new URL(server.url).port), members });
  for (const target of targets) await expectAnswer(target);
  const half = (await capacity(targets)) / 2;
  console.log(`at rest ${atRestMib.toFixed(0)} MiB; half load is ${half.toFixed(0)} a second`);
  const memory: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const answers = await loadOfMinute({ targets, perSecond: half });
    memory.push((await usageOf(pid))?.memoryMib ?? 0);
    report({ minute, answers, memoryMib: memory.at(-1) ?? 0 });
  }
  judge(memory);
} finally {
  await server.stop();
}

async function expectAnswer(target: Target): Promise<void> {
  const { status } = await ask(target);
  if (status !== 200) throw new Error(`${target.path} was answered ${status}`);
}

/** Of all targets alike, asked one after the other by eight browsers. */
async function capacity(targets: readonly Target[]): Promise<number> {
  const seconds = 4;
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
  const loads = targets.map((target) => openLoop({ target, perSecond: share, seconds: 60 }));
  const answers = (await Promise.all(loads)).flat();
  // What is under way is not what stays.
  await wait(500);
  return answers;
}

function report(args: { minute: number; answers: Answer[]; memoryMib: number }): void {
  const { minute, answers, memoryMib } = args;
  const refused = answers.filter(({ status }) => status !== 200).length;
  const p99 = percentile(answers, 0.99).toFixed(0);
  console.log(
    `minute ${minute}: ${memoryMib.toFixed(0)} MiB, ${answers.length} answers, ${refused} refused, p99 ${p99} ms`,
  );
}

function judge(memory: readonly number[]): void {
  const settled = memory[Math.max(0, Math.ceil(settledAfter) - 1)] ?? 0;
  const growth = (memory.at(-1) ?? 0) / settled;
  const figures = { minutes, atRestMib, mostMib: Math.max(...memory), growth, mostGrowth };
  console.log(JSON.stringify({ benchmark: 'soak', ...figures, memory }));
  if (growth > mostGrowth) process.exitCode = 1;
}
