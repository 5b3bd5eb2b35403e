import { request, type RequestOptions } from 'node:http';
import type { Answer, Target } from './answer.ts';
import { Connection } from './connection.ts';

interface Loop {
  target: Target;
  seconds: number;
  /** When the answers begin to count, and when they no longer do. */
  onBegin?: () => void;
  onEnd?: () => void;
}

/**
 * The time in which answers count: not the first second, in which all connect at once and the queue
 * fills, nor what is still in the queue at the end.
 */
function countedTime({ seconds, onBegin = () => undefined, onEnd = () => undefined }: Loop) {
  const begin = performance.now() + 1000;
  const end = begin + seconds * 1000;
  setTimeout(onBegin, 1000);
  setTimeout(onEnd, 1000 + seconds * 1000);
  const answers: Answer[] = [];
  const count = (answer: Answer) => {
    const now = performance.now();
    const isLost = answer.status !== 200 && answer.status !== 503;
    if (isLost || (now > begin && now <= end)) answers.push(answer);
  };
  return { end, answers, count };
}

/** So many browsers that each ask again as soon as they are answered. */
export async function closedLoop({ connections, ...loop }: Loop & { connections: number }) {
  const { end, answers, count } = countedTime(loop);
  const browser = async () => {
    const connection = new Connection(loop.target);
    while (performance.now() < end) count(await connection.ask());
    connection.end();
  };
  await Promise.all(Array.from({ length: connections }, browser));
  return answers;
}

/** So many requests a second, however long the answers take. */
export async function openLoop({ perSecond, ...loop }: Loop & { perSecond: number }) {
  const { end, answers, count } = countedTime(loop);
  const idle: Connection[] = [];
  const askOnce = async () => {
    const connection = idle.pop() ?? new Connection(loop.target);
    count(await connection.ask());
    idle.push(connection);
  };
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    const now = performance.now();
    if (now > end) {
      clearInterval(timer);
      return resolve();
    }
    const due = Math.floor(((now - startedAt) / 1000) * perSecond);
    while (asked.length < due) asked.push(askOnce());
  }, 5);
  await promise;
  await Promise.all(asked);
  for (const connection of idle) connection.end();
  return answers;
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
