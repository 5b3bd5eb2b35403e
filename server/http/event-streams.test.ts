import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { EventStreams, eventText } from './event-streams.ts';

test('who left before the answer began is not watched for', async () => {
  const streams = new EventStreams<string>({ channelOf: String, ownerOf: String });
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asking = get({ port, host: '127.0.0.1' });
  asking.on('error', () => undefined);
  const [, raw] = await once(server, 'request');
  asking.destroy();
  await once(raw, 'close');
  const reply = { raw, hijack: () => undefined } as never;
  const context = { cookies: { headers: () => [] } } as never;
  streams.open({ reply, context, watcher: 'maja', first: eventText('changed', 1) });
  expect(streams.watching()).toEqual([]);
  streams.close();
  server.close();
});
