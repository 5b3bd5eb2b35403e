import { Agent, request } from 'node:http';
import { atReference, calibrate, percentile } from '../planner/timing.ts';
import type { Measured, RequestFigures, Scenario } from './measure-requests.ts';
import { familyThreadsMs, servingThreadMs, threadsMs, usageOf } from './process-usage.ts';

const warmUps = 80;
const tries = 40;
/** What others make of a request on a machine they share is not in the cheaper quarter of them. */
const share = 0.25;

export interface Measuring extends Measured {
  scenario: Scenario;
}

interface Weighed {
  latencyMs: number;
  bytes: number;
  cpuMs: number;
  servingMs: number;
  databaseMs: number;
}

/**
 * One request after the other, each weighed by itself: the lower quartile of their processor time, as
 * the reference machine would take it. For machines that are busy with something else.
 */
export async function measureSingly(asked: Measuring): Promise<RequestFigures> {
  const [figures] = await measureSideBySide([asked]);
  if (figures === undefined) throw new Error('nothing was measured');
  return figures;
}

/** Several in turn, so that what the machine does meanwhile is the same for all. */
export async function measureSideBySide(asked: readonly Measuring[]): Promise<RequestFigures[]> {
  const agents = asked.map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const isDear = asked.some(({ scenario }) => scenario.requests !== undefined);
  const calibrationsMs: number[] = [];
  const weighed: Weighed[][] = asked.map(() => []);
  for (let turn = isDear ? -10 : -warmUps; turn < (isDear ? 20 : tries); turn += 1) {
    calibrationsMs.push(calibration());
    for (const [index, one] of asked.entries()) {
      const found = await weigh(one, agents[index] ?? new Agent());
      if (turn >= 0) weighed[index]?.push(found);
    }
  }
  for (const agent of agents) agent.destroy();
  const calibrationMs = quartile(calibrationsMs);
  return Promise.all(
    asked.map((one, index) => figuresOf({ ...one, weighed: weighed[index] ?? [], calibrationMs })),
  );
}

async function figuresOf(
  args: Measuring & { weighed: readonly Weighed[]; calibrationMs: number },
): Promise<RequestFigures> {
  const { scenario, pid, databasePid, weighed, calibrationMs } = args;
  const cost = (part: 'cpuMs' | 'servingMs' | 'databaseMs') => {
    const cpuMs = quartile(weighed.map((one) => one[part]));
    return atReference({ cpuMs, calibrationsMs: [calibrationMs] });
  };
  const latencies = weighed.map(({ latencyMs }) => latencyMs);
  const p50Ms = percentile({ values: latencies, share: 0.5 });
  const databaseMs = databasePid === null ? null : cost('databaseMs');
  return {
    name: scenario.name,
    requestsPerSecond: 1000 / p50Ms,
    p50Ms: round(p50Ms),
    p99Ms: round(percentile({ values: latencies, share: 0.99 })),
    cpuMs: cost('cpuMs') + (databaseMs ?? 0),
    databaseMs,
    servingMs: cost('servingMs'),
    bytes: weighed.at(-1)?.bytes ?? 0,
    memoryMib: (await usageOf(pid))?.memoryMib ?? null,
  };
}

function quartile(values: readonly number[]): number {
  return percentile({ values, share });
}

async function weigh({ scenario, pid, databasePid }: Measuring, agent: Agent): Promise<Weighed> {
  const read = async () => ({
    cpuMs: await threadsMs(pid),
    servingMs: await servingThreadMs(pid),
    databaseMs: databasePid === null ? 0 : await familyThreadsMs(databasePid),
  });
  const before = await read();
  const startMs = performance.now();
  const bytes = await ask(scenario, agent);
  const latencyMs = performance.now() - startMs;
  const after = await read();
  return {
    latencyMs,
    bytes,
    cpuMs: after.cpuMs - before.cpuMs,
    servingMs: after.servingMs - before.servingMs,
    databaseMs: after.databaseMs - before.databaseMs,
  };
}

function calibration(): number {
  const before = process.threadCpuUsage();
  calibrate();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Its size on the wire; whatever is no success fails the benchmark. */
function ask(scenario: Scenario, agent: Agent): Promise<number> {
  const { url, method = 'GET', isRefusal, next, body } = scenario;
  const { cookie, body: text = body?.() } = next?.() ?? {};
  const headers = { ...scenario.headers, ...(cookie !== undefined && { cookie }) };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = request(url, { method, headers, agent }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () => {
      const answer = Buffer.concat(parts);
      if (response.statusCode !== 200 || isRefusal?.(answer.toString())) {
        reject(new Error(`${scenario.name} was answered ${response.statusCode}`));
      } else resolve(answer.length);
    });
  });
  asked.on('error', reject);
  asked.end(text);
  return promise;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
