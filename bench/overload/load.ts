import { request, type RequestOptions } from 'node:http';
import type { Answer, Target } from './answer.ts';
import { Connection } from './connection.ts';

interface ClosedLoop {
  target: Target;
  connections: number;
  seconds: number;
  /** When the answers begin to count. */
  onBegin?: () => void;
}

/**
 * So many browsers that each ask again as soon as they are answered. What is answered in the first
 * second, while all of them connect at once, is left out.
 */
export async function closedLoop(args: ClosedLoop) {
  const { target, connections, seconds, onBegin = () => undefined } = args;
  const answers: Answer[] = [];
  const begin = performance.now() + 1000;
  const end = begin + seconds * 1000;
  const browser = async () => {
    const connection = new Connection(target);
    while (performance.now() < end) {
      const answer = await connection.ask();
      if (performance.now() > begin) answers.push(answer);
    }
    connection.end();
  };
  const timer = setTimeout(onBegin, 1000);
  await Promise.all(Array.from({ length: connections }, browser));
  clearTimeout(timer);
  return answers;
}

/** So many requests a second, however long the answers take. */
export async function openLoop(args: { target: Target; perSecond: number; seconds: number }) {
  const { target, perSecond, seconds } = args;
  const idle: Connection[] = [];
  const askOnce = async () => {
    const connection = idle.pop() ?? new Connection(target);
    const answer = await connection.ask();
    idle.push(connection);
    return answer;
  };
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
    while (answers.length < due) answers.push(askOnce());
  }, 5);
  await promise;
  const all = await Promise.all(answers);
  for (const connection of idle) connection.end();
  return all;
}

/** Status 0 where no answer came. */
export function ask({ body, ...target }: Target): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const startedAt = performance.now();
  const done = (status: number) => resolve({ status, ms: performance.now() - startedAt });
  const options: RequestOptions = { host: '127.0.0.1', ...target };
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
