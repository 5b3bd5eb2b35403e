import { once } from 'node:events';
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, FloodAnswer } from './flood.ts';

const { port, path, count, headers = {}, connectsAnew = false, gate } = workerData as Asked;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });

// Connecting takes the server several turns, so it is done before the server is held.
const connections = connectsAnew ? 0 : count + 1;
await Promise.all(Array.from({ length: connections }, () => answerOf(ask('/healthz'))));
const held = ask('/hold');
await sent(held);
Atomics.wait(gate.held, 0, 0, 30_000);
const asked = Array.from({ length: count }, () => ask(path));
const answers = asked.map(answerOf);
await Promise.all(asked.map(sent));
Atomics.store(gate.open, 0, 1);
Atomics.notify(gate.open, 0);
await answerOf(held);
parentPort?.postMessage(await Promise.all(answers));

function ask(url: string): ClientRequest {
  return get({ agent, port, host: '127.0.0.1', path: url, headers });
}

async function sent(request: ClientRequest): Promise<void> {
  if (!request.writableFinished) await once(request, 'finish');
}

async function answerOf(request: ClientRequest): Promise<FloodAnswer> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await text(response);
  const given = response.headers as Record<string, string>;
  return { status: response.statusCode ?? 0, headers: given, body };
}
