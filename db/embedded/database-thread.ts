import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { emptyCluster } from './empty-cluster.ts';
import type { EmbeddedAnswer, EmbeddedCall, EmbeddedNotification } from './protocol.ts';

// Drizzle maps dates and times itself and wants them as the text PostgreSQL sends.
const asText = (value: string) => value;
const textTypes = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];
const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]));

const port = parentPort;
if (port === null) throw new Error('The embedded database runs in a worker thread');

const { directory } = workerData as { directory: string };
const isInMemory = directory === 'memory://';
const database = await PGlite.create(directory, {
  parsers,
  ...(isInMemory && { loadDataDir: await emptyCluster() }),
});

port.on('message', async (call: EmbeddedCall) => {
  port.postMessage(await answer(call));
});
port.postMessage({ id: 0, ok: true, result: null } satisfies EmbeddedAnswer);

async function answer(call: EmbeddedCall): Promise<EmbeddedAnswer> {
  try {
    return { id: call.id, ok: true, result: await run(call) };
  } catch (error) {
    return { id: call.id, ok: false, error: plainError(error) };
  }
}

async function run(call: EmbeddedCall): Promise<unknown> {
  switch (call.kind) {
    case 'query':
      return database.query(call.sql, call.params, { rowMode: call.rowMode });
    case 'script':
      await database.exec(call.sql);
      return null;
    case 'listen':
      await database.listen(call.channel, (payload) => tell({ channel: call.channel, payload }));
      return null;
    case 'close':
      await database.close();
      return null;
  }
}

function tell(notification: Omit<EmbeddedNotification, 'id'>): void {
  port?.postMessage({ id: null, ...notification } satisfies EmbeddedNotification);
}

/** Errors lose their own fields on the way to another thread; these are the ones callers read. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, detail, table } = error as Error & Record<string, unknown>;
  return { message: error.message, code, constraint, detail, table };
}
