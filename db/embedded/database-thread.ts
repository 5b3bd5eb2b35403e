import { parentPort, workerData } from 'node:worker_threads';
import { EmbeddedEngine } from './embedded-engine.ts';
import type { EmbeddedAnswer, EmbeddedCall, EmbeddedNotification } from './protocol.ts';

const port = parentPort;
if (port === null) throw new Error('The embedded database runs in a worker thread');

const post = (message: EmbeddedAnswer | EmbeddedNotification) => port.postMessage(message);
const { directory } = workerData as { directory: string };
const engine = await EmbeddedEngine.open({ directory, tell: post });

port.on('message', async (call: EmbeddedCall) => post(await engine.answer(call)));
post({ id: 0, ok: true, result: null });
