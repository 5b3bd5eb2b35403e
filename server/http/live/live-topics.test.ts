import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { liveTopicPath } from '../../../domain/community/topic-signal.rules.ts';
import { answer, signUpWriter, start } from '../../../domain/community/testing/community-client.ts';
import { signUpSomebody } from '../../../domain/identity/testing/account-client.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Not fetch, which gathers chunks as it likes. */
async function watch({ cookies }: TestClient, topic: string) {
  const { port } = server.app.server.address() as AddressInfo;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = `${liveTopicPath}?topic=${topic}`;
  const sent = request({ port, path, headers: { cookie } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const heard: string[] = [];
  response.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  response.on('error', () => undefined);
  const numbers = () =>
    [...heard.join('').matchAll(/^data: (\d+)$/gm)].map(([, number]) => Number(number));
  return { response, numbers };
}

test('whoever has a topic open hears of a new reply, and of no other topic', async () => {
  const [tomas, kaisa] = [await signUpWriter(server), await signUpWriter(server)];
  const reader = await signUpSomebody(server);
  const { topicId } = await start(tomas);
  const elsewhere = await start(tomas, { name: null });
  const watched = await watch(reader.client, topicId);
  expect(watched.response.statusCode).toBe(200);
  await answer(kaisa, { topicId: elsewhere.topicId });
  await answer(kaisa, { topicId, name: null });
  await vi.waitFor(() => expect(watched.numbers()).toEqual([1, 2]));
  watched.response.destroy();
});

test('a visitor hears nothing, and a topic that is not there has nothing to hear', async () => {
  const { client } = await signUpSomebody(server);
  const { topicId } = await start(await signUpWriter(server));
  expect((await watch(server.client(), topicId)).response.statusCode).toBe(401);
  expect((await watch(client, crypto.randomUUID())).response.statusCode).toBe(404);
  expect((await watch(client, 'x')).response.statusCode).toBe(404);
});

test('a member who opens a topic ever again leaves room for others', async () => {
  const { client } = await signUpSomebody(server);
  const { topicId } = await start(await signUpWriter(server));
  const first = await watch(client, topicId);
  const ended = once(first.response, 'end');
  const more = [];
  for (let count = 0; count < 24; count += 1) more.push(await watch(client, topicId));
  await ended;
  expect(more.map(({ response }) => response.readableEnded)).not.toContain(true);
  for (const { response } of more) response.destroy();
});
