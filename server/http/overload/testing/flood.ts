import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface FloodAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Asks for one address many times at once, from a thread of its own: a busy server slows no asker. */
export async function flood(asked: {
  url: string;
  count: number;
  headers?: Record<string, string>;
}): Promise<FloodAnswer[]> {
  const worker = new Worker(script, { eval: true, workerData: asked });
  const [answers] = (await once(worker, 'message')) as [FloodAnswer[]];
  await worker.terminate();
  return answers;
}

const script = `
  const { parentPort, workerData: { url, count, headers = {} } } = require('node:worker_threads');
  async function ask() {
    const response = await fetch(url, { headers });
    const body = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  }
  Promise.all(Array.from({ length: count }, ask)).then((answers) => parentPort.postMessage(answers));
`;
