import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { Connection } from './connection.ts';

/** Asks a server of its own, in this thread, until it has taken its share of a processor. */
const { share } = workerData as { share: number };
const text = 'a'.repeat(2000);
const answer = `HTTP/1.1 503 Service Unavailable\r\ncontent-length: ${text.length}\r\n\r\n${text}`;

const server = createServer((socket) => {
  socket.on('error', () => undefined).on('data', () => socket.write(answer));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const connections = Array.from({ length: 16 }, () => new Connection({ port, path: '/' }));

const begun = performance.now();
const before = process.threadCpuUsage();
for (;;) {
  const { user, system } = process.threadCpuUsage(before);
  const due = share * (performance.now() - begun);
  if ((user + system) / 1000 < due) await Promise.all(connections.map((each) => each.ask()));
  else await wait(1);
}
