import autocannon from 'autocannon';
import { familyMs, servingThreadMs, usageOf } from './process-usage.ts';

export interface Scenario {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: () => string;
  /** A new one for every request. */
  next?: () => { body: string; cookie: string };
  /** What may be true of an answer with status 200 and all the same be a refusal. */
  isRefusal?: (answer: string) => boolean;
  /** Of a plan, which is too dear to ask for a hundred times. */
  requests?: number;
}

export interface RequestFigures {
  name: string;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the server and its database, a request; null where the system does not tell. */
  cpuMs: number | null;
  databaseMs: number | null;
  /** Of the thread that answers everybody. */
  servingMs: number;
  bytes: number;
  memoryMib: number | null;
}

export interface Measured {
  pid: number;
  /** Where the database is a process of its own. */
  databasePid: number | null;
}

export interface Load {
  seconds: number;
  connections: number;
}

interface Measuring extends Measured, Load {
  scenario: Scenario;
}

/** Warm first, then measured; an answer that is no success fails the benchmark. */
export async function measureRequests(args: Measuring): Promise<RequestFigures> {
  const { scenario } = args;
  await drive({ ...args, share: 1 / 2 });
  const before = await usage(args);
  const result = await drive({ ...args, share: 1 });
  const after = await usage(args);
  const total = result.requests.total;
  const refused = result.non2xx + result.mismatches;
  if (refused > 0 || result.errors > 0 || total === 0) {
    throw new Error(`${scenario.name}: ${refused} of ${total} refused, ${result.errors} failed`);
  }
  const perRequest = (end: number | null, begin: number | null) =>
    end === null || begin === null ? null : (end - begin) / total;
  const databaseMs = perRequest(after.databaseMs, before.databaseMs);
  const serverMs = perRequest(after.cpuMs, before.cpuMs);
  return {
    name: scenario.name,
    requestsPerSecond: total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: serverMs === null ? null : serverMs + (databaseMs ?? 0),
    databaseMs,
    servingMs: (after.servingMs - before.servingMs) / total,
    bytes: result.throughput.total / total,
    memoryMib: after.memoryMib,
  };
}

async function usage({ pid, databasePid }: Measured) {
  const own = await usageOf(pid);
  return {
    cpuMs: own?.cpuMs ?? null,
    memoryMib: own?.memoryMib ?? null,
    servingMs: await servingThreadMs(pid),
    databaseMs: databasePid === null ? null : await familyMs(databasePid),
  };
}

type Driving = Measuring & { share: number };

function drive({ scenario, share, ...load }: Driving): Promise<autocannon.Result> {
  const { url, method = 'GET', headers = {}, isRefusal } = scenario;
  const { requests = null } = scenario;
  return autocannon({
    url,
    method,
    headers,
    connections: scenario.requests === undefined ? load.connections : 1,
    ...(requests === null
      ? { duration: load.seconds * share }
      : { amount: Math.round(requests * share) }),
    timeout: 60,
    ...(isRefusal && { verifyBody: (answer) => !isRefusal(String(answer)) }),
    ...(method === 'POST' && { requests: [{ setupRequest: setUp(scenario) }] }),
  });
}

function setUp({ next, body }: Scenario) {
  return function setUpRequest(request: autocannon.Request): autocannon.Request {
    if (next === undefined) return { ...request, body: body?.() };
    const { cookie, body: nextBody } = next();
    return { ...request, body: nextBody, headers: { ...request.headers, cookie } };
  };
}
