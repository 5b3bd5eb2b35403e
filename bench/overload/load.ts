import { Agent, request, type RequestOptions } from 'node:http';

export interface Answer {
  status: number;
  ms: number;
}

export interface Target {
  port: number;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/**
 * So many browsers that each ask again as soon as they are answered. What is answered in the first
 * second, while all of them connect at once, is left out.
 */
export async function closedLoop(args: { target: Target; connections: number; seconds: number }) {
  const { target, connections, seconds } = args;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  const begin = performance.now() + 1000;
  const end = begin + seconds * 1000;
  const asker = async () => {
    while (performance.now() < end) {
      const answer = await ask(target, agent);
      if (performance.now() > begin) answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: connections }, asker));
  agent.destroy();
  return answers;
}

/** So many requests a second, however long the answers take. */
export async function openLoop(args: { target: Target; perSecond: number; seconds: number }) {
  const { target, perSecond, seconds } = args;
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    const elapsed = performance.now() - startedAt;
    if (elapsed > seconds * 1000) {
      clearInterval(timer);
      return resolve();
    }
    const due = Math.floor((elapsed / 1000) * perSecond);
    while (answers.length < due) answers.push(ask(target, agent));
  }, 5);
  await promise;
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** Status 0 where no answer came. */
export function ask({ body, ...target }: Target, agent?: Agent): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const startedAt = performance.now();
  const done = (status: number) => resolve({ status, ms: performance.now() - startedAt });
  const options: RequestOptions = { host: '127.0.0.1', ...target, ...(agent && { agent }) };
  const sent = request(options, (response) => {
    response.resume();
    response.once('end', () => done(response.statusCode ?? 0));
    response.once('error', () => done(0));
  });
  sent.once('error', () => done(0));
  sent.end(body);
  return promise;
}

export function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
