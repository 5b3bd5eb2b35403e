import type { FastifyInstance } from 'fastify';
import { createContext } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../app/graphql/api.ts';
import { signUpSomebody } from '../../domain/identity/testing/account-client.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { startAppOfRoutes } from './testing/app-of-routes.ts';

const apiContext = createContext<Api>();
const otherContexts = ['nonceContext', 'loadedContext', 'pageTextContext', 'renderTurnContext']
  .concat(['drawingsContext', 'logErrorContext'])
  .map((name) => [name, createContext<unknown>(null)] as const);
const question = '{ shoppingListCount }';

const asks = ({ context }: { context: { get: (key: unknown) => Api } }) =>
  context.get(apiContext).execute(question as never, {} as never);

/** A frame and pages in it, each of which asks the same. */
const routes = [
  { id: 'root', path: '', module: { loader: asks } },
  { id: 'alone.en', path: '/alone', parentId: 'root', module: {} },
  { id: 'list.en', path: '/list', parentId: 'root', module: { loader: asks } },
];

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  const entry = { apiContext, ...Object.fromEntries(otherContexts) };
  app = await startAppOfRoutes({ server, routes, entry, knownDocuments: [question] });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

test('what the frame of a page and the page itself ask is asked once', async () => {
  const { client } = await signUpSomebody(server);
  const cookies = Object.fromEntries(client.cookies);
  const count = async (path: string) => {
    const statements = await statementsOf(async () => {
      const { statusCode } = await app.inject({
        url: path,
        headers: { host: 'localhost' },
        cookies,
      });
      expect(statusCode).toBe(200);
    });
    return statements.map(({ text }) => text).filter((text) => text.includes('shopping_lists'));
  };
  expect(await count('/alone.data')).toHaveLength(1);
  expect(await count('/list.data')).toHaveLength(1);
});
