import { Agent, request } from 'node:http';
import { atReference, calibrate, percentile } from '../planner/timing.ts';
import type { Measured, RequestFigures, Scenario } from './measure-requests.ts';
import { familyThreadsMs, servingThreadMs, threadsMs, usageOf } from './process-usage.ts';

const warmUps = 80;
const tries = 40;
/** What others make of a request on a machine they share is not in the cheaper quarter of them. */
const share = 0.25;

interface Measuring extends Measured {
  scenario: Scenario;
}

/**
 * One request after the other, each weighed by itself: the lower quartile of their processor time, as
 * the reference machine would take it. For machines that are busy with something else.
 */
export async function measureSingly(args: Measuring): Promise<RequestFigures> {
  const { scenario, pid } = args;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const isDear = scenario.requests !== undefined;
  for (let count = 0; count < (isDear ? 10 : warmUps); count += 1) await ask(scenario, agent);
  const each = [];
  for (let count = 0; count < (isDear ? 20 : tries); count += 1)
    each.push(await weigh(args, agent));
  agent.destroy();
  const calibrationMs = quartile(each.map((one) => one.calibrationMs));
  const cost = (part: 'cpuMs' | 'servingMs' | 'databaseMs') =>
    atReference({
      cpuMs: quartile(each.map((one) => one[part])),
      calibrationsMs: [calibrationMs],
    });
  const latencies = each.map(({ latencyMs }) => latencyMs);
  const databaseMs = args.databasePid === null ? null : cost('databaseMs');
  return {
    name: scenario.name,
    requestsPerSecond: 1000 / percentile({ values: latencies, share: 0.5 }),
    p50Ms: round(percentile({ values: latencies, share: 0.5 })),
    p99Ms: round(percentile({ values: latencies, share: 0.99 })),
    cpuMs: cost('cpuMs') + (databaseMs ?? 0),
    databaseMs,
    servingMs: cost('servingMs'),
    bytes: each.at(-1)?.bytes ?? 0,
    memoryMib: (await usageOf(pid))?.memoryMib ?? null,
  };
}

function quartile(values: readonly number[]): number {
  return percentile({ values, share });
}

async function weigh({ scenario, pid, databasePid }: Measuring, agent: Agent) {
  const calibrationMs = calibration();
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
    calibrationMs,
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
