import { parentPort } from 'node:worker_threads';
import { parsePostText } from './post-text.ts';
import type { TextAnswer, TextCall } from './read-post-text.ts';

const port = parentPort;
if (port === null) throw new Error('Posts are parsed in a worker thread');
port.on('message', ({ id, text }: TextCall) => {
  port.postMessage({ id, blocks: parsePostText(text) } satisfies TextAnswer);
});
