import autocannon from 'autocannon';
import { usageOf } from './process-usage.ts';

export interface Scenario {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** A new one for every request. */
  body?: () => string;
}

export interface RequestFigures {
  name: string;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the server, a request; null where the system does not tell. */
  cpuMs: number | null;
  memoryMib: number | null;
}

interface Measuring {
  scenario: Scenario;
  pid: number;
  seconds: number;
  connections: number;
}

/** Warm first, then measured; an answer that is no success fails the benchmark. */
export async function measureRequests(args: Measuring): Promise<RequestFigures> {
  await drive({ ...args, seconds: Math.max(1, args.seconds / 3) });
  const before = await usageOf(args.pid);
  const result = await drive(args);
  const after = await usageOf(args.pid);
  const total = result.requests.total;
  if (result.non2xx > 0 || result.errors > 0 || total === 0) {
    throw new Error(`${args.scenario.name}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return {
    name: args.scenario.name,
    requestsPerSecond: total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: before && after ? (after.cpuMs - before.cpuMs) / total : null,
    memoryMib: after?.memoryMib ?? null,
  };
}

function drive({ scenario, seconds, connections }: Measuring): Promise<autocannon.Result> {
  const { url, method = 'GET', headers = {}, body } = scenario;
  return autocannon({
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body && {
      requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, body: body() }) }],
    }),
  });
}
