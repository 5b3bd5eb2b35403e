import type { FastifyInstance } from 'fastify';
import { createContext } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../app/graphql/api.ts';
import { signUpSomebody } from '../../../domain/identity/testing/account-client.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { startAppOfRoutes } from '../testing/app-of-routes.ts';

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
/** Of somebody who is signed in. */
let cookies: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const entry = { apiContext, ...Object.fromEntries(otherContexts) };
  app = await startAppOfRoutes({ server, routes, entry, knownDocuments: [question] });
  cookies = Object.fromEntries((await signUpSomebody(server)).client.cookies);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

test('the page of a member is kept nowhere, and that of a visitor is asked for anew', async () => {
  const keptFor = async (who: Record<string, string>) => {
    const asked = { url: '/list.data', headers: { host: 'localhost' }, cookies: who };
    return (await app.inject(asked)).headers['cache-control'];
  };
  expect(await keptFor(cookies)).toBe('private, no-store');
  expect(await keptFor({})).toBe('private, no-cache');
});

test('what the frame of a page and the page itself ask is asked once', async () => {
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
