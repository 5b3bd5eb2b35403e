import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatExecutionErrors } from '../../api/errors.ts';
import { premium, signedUp } from '../../domain/recipes/testing/readers.ts';
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts';
import { createErrorReports } from './error-reports.ts';
import { stackFrames } from './stack-frames.ts';

interface ReportedEvent {
  platform: string;
  message: string;
  tags: Record<string, string>;
  exception: { values: { type: string; value: string; stacktrace?: { frames: object[] } }[] };
}

/** Stands for the place where errors are collected: an envelope is lines of JSON. */
let collector: Server;
let paths: string[] = [];
let bodies: string[] = [];
let server: TestServer;
/** Stands still while it is set. */
let stopped: Date | null = null;
/** What the collector says with its answers. */
let said: Record<string, string> = {};
const clock = { now: () => stopped ?? new Date() };

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      paths.push(request.url ?? '');
      bodies.push(body);
      response.writeHead(200, said).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  server = await startTestServer({
    clock,
    environment: { SENTRY_DSN: `http://key@127.0.0.1:${port}/7`, LOG_LEVEL: 'error' },
  });
});
afterAll(async () => {
  await server.close();
  collector.close();
});
beforeEach(() => {
  paths = [];
  bodies = [];
  said = {};
});

async function reported(count: number): Promise<ReportedEvent[]> {
  await expect.poll(() => bodies.length).toBe(count);
  return bodies.map((body) => JSON.parse(body.split('\n')[2] ?? '') as ReportedEvent);
}

function sendFromBrowser(body: object) {
  return server.app.inject({ method: 'POST', url: '/error-report', payload: body });
}

test('an error of ours is told with its code and its stack, and nothing that somebody typed', async () => {
  const typed = 'quokka@example.com';
  const cause = new Error(`No room for "${typed}"`);
  const err = new Error(`It broke for ${typed}`, { cause });
  server.app.log.error({ err, code: 'internal' }, 'request failed');
  const [event] = await reported(1);
  expect(paths[0]).toMatch(/^\/api\/7\/envelope\//);
  expect(event).toMatchObject({
    platform: 'node',
    message: 'request failed',
    tags: { code: 'internal' },
  });
  expect(event?.exception.values.map(({ value }) => value)).toEqual([
    'No room for …',
    'It broke for …',
  ]);
  expect(event?.exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(0);
  expect(bodies.join('')).not.toContain('quokka');
});

test.each([
  ['an operation for users', '{ myData }'],
  [
    'an operation for members',
    'mutation { saveSurveyStep(input: { step: GOAL }) { problems { code } } }',
  ],
  ['a plan that is not there', '{ mealPlan(slug: "none") { id } }'],
  ['a wrong operation', '{ nothingOfTheKind }'],
])('%s that is refused is no error', async (_what, query) => {
  await server
    .client()
    .graphql(query)
    .catch(() => undefined);
  server.app.log.error({ err: new Error('after it') }, 'job failed');
  expect(await reported(1)).toMatchObject([{ message: 'job failed' }]);
});

const newPlan = (): [string, Record<string, unknown>] => [
  'mutation ($input: CreateMealPlanInput!) { createMealPlan(input: $input) { mealPlan { slug } } }',
  { input: { requestKey: crypto.randomUUID(), dayCount: 7, title: '' } },
];
const newWeek = (): [string, Record<string, unknown>] => [
  'mutation ($input: GenerateMealplanInput!) { generateMealplan(input: $input) { mealPlan { slug } } }',
  { input: { requestKey: crypto.randomUUID() } },
];

/** Section 8 of the specification: what is no alarm. */
const refusals: [string, (one: TestClient, other: TestClient) => Promise<unknown>][] = [
  [
    'an address that is registered',
    async (client) => {
      const email = `twice-${crypto.randomUUID()}@example.com`;
      const person = { firstName: 'Maja', lastName: 'Lind', email, password: 'plum-tree-7' };
      const input = { ...person, hasAgreedToTerms: true };
      const signUp =
        'mutation ($input: SignUpInput!) { signUp(input: $input) { problems { code } } }';
      await client.graphql(signUp, { input });
      const { data } = await server.client().graphql<{ signUp: unknown }>(signUp, { input });
      expect(data.signUp).toEqual({ problems: [{ code: 'email.registered' }] });
    },
  ],
  ['401', () => server.app.inject({ url: '/braze/token' })],
  ['403 where an active membership is required', (client) => client.graphql(...newPlan())],
  [
    'a plan that somebody else may not see',
    async (client, member) => {
      const { data } = await member.graphql<{ createMealPlan: { mealPlan: { slug: string } } }>(
        ...newPlan(),
      );
      await client.graphql('query ($slug: String!) { mealPlan(slug: $slug) { id } }', {
        slug: data.createMealPlan.mealPlan.slug,
      });
    },
  ],
  ['a week of who has not answered', (_client, member) => member.graphql(...newWeek())],
];

test.each(refusals)('%s is no error', async (_what, refuse) => {
  await refuse(await signedUp(server), await premium(server)).catch(() => undefined);
  server.app.log.error({ err: new Error('after it') }, 'job failed');
  expect(await reported(1)).toMatchObject([{ message: 'job failed' }]);
});

test('a fault of an operation that the specification has no alarm for is not told, that of others is', async () => {
  const context = { services: { log: server.app.log }, locale: 'en', requestId: '1' };
  for (const operation of [
    'getMealPlanSettings',
    'generateMealplan',
    'getBrazeSDKAuthToken',
    'me',
  ]) {
    const originalError = new TypeError(`${operation} broke`);
    const error = new GraphQLError('broken', { path: [operation], originalError });
    formatExecutionErrors({ errors: [error] }, context);
  }
  const [event] = await reported(1);
  expect(event?.exception.values).toMatchObject([{ value: 'me broke' }]);
});

test('a line of the log that is no error of ours is not told', async () => {
  server.app.log.warn({ err: new Error('slow') }, 'slow');
  server.app.log.error('only words');
  server.app.log.error({ err: new Error('after them') }, 'job failed');
  expect(await reported(1)).toMatchObject([{ message: 'job failed' }]);
});

test('what breaks in a browser is told on without who it was', async () => {
  const answer = await sendFromBrowser({
    type: 'TypeError',
    message: "Cannot read 'days' of undefined",
    stack: 'TypeError: x\n    at draw (https://yolk.example/assets/plan-1f.js:1:200)',
    screen: 'mealPlan.en',
  });
  expect(answer.statusCode).toBe(204);
  const [event] = await reported(1);
  expect(event).toMatchObject({ platform: 'javascript', tags: { screen: 'mealPlan.en' } });
  expect(event?.exception.values).toMatchObject([{ type: 'TypeError' }]);
  expect(bodies.join('')).not.toMatch(/127\.0\.0\.1:|user-agent|"ip_address"/i);
});

test('the stack of another browser is read as well', async () => {
  const stack = 'draw@https://yolk.example/plan.js:1:200\n@https://yolk.example/entry.js:2:3\n';
  await sendFromBrowser({ type: 'Error', message: 'x', stack, screen: 'home.en' });
  const [event] = await reported(1);
  expect(event?.exception.values[0]?.stacktrace?.frames).toMatchObject([
    { lineno: 2, colno: 3 },
    { function: 'draw', lineno: 1, colno: 200 },
  ]);
});

test.each([
  ['nothing', {}],
  ['other things', { type: 1, message: [], stack: {}, screen: null }],
  ['too much', { type: 'Error', message: 'x'.repeat(2000), stack: '', screen: '' }],
])('%s is taken and dropped', async (_what, body) => {
  expect((await sendFromBrowser(body)).statusCode).toBe(204);
  server.app.log.error({ err: new Error('after it') }, 'job failed');
  expect(await reported(1)).toMatchObject([{ message: 'job failed' }]);
});

test('a browser that reports without end is heard sixty times a minute at most', async () => {
  const report = { type: 'Error', message: 'again', stack: '', screen: 'home.en' };
  stopped = new Date(Date.now() + 120_000);
  for (let turn = 0; turn < 80; turn += 1) await sendFromBrowser(report);
  stopped = null;
  await expect.poll(() => bodies.length).toBeGreaterThan(20);
  expect(bodies.length).toBeLessThanOrEqual(60);
});

test.each([
  ['for a minute', { 'retry-after': '60' }],
  ['of errors', { 'x-sentry-rate-limits': '60:error:organization' }],
])('a collector that asks for quiet %s is left alone', async (_what, headers) => {
  said = headers;
  const { port } = collector.address() as AddressInfo;
  const reports = createErrorReports({
    SENTRY_DSN: `http://key@127.0.0.1:${port}/7`,
    NODE_ENV: 'test',
  });
  for (let turn = 0; turn < 20; turn += 1) {
    reports?.report({ error: { type: 'Error', message: 'x', stack: '' }, what: 'job failed' });
    await setTimeout(20);
  }
  await reports?.close();
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.length).toBeLessThan(10);
});

test('where nobody collects them there is no address for them', async () => {
  const plain = await startTestServer();
  const answer = await plain.app.inject({ method: 'POST', url: '/error-report', payload: {} });
  expect(answer.statusCode).toBe(404);
  await plain.close();
});

test.each([
  ['a line that goes on', `    at ${'a'.repeat(9000)}`],
  ['spaces behind many beginnings', `    ${'at )'.repeat(100)}${' '.repeat(600)}`],
])('%s is short before it is parsed', (_what, line) => {
  const frames = stackFrames([line, '    at draw (https://yolk.example/plan.js:1:200)'].join('\n'));
  expect(frames.at(0)).toMatchObject({ function: 'draw', lineno: 1, colno: 200 });
  expect(JSON.stringify(frames).length).toBeLessThan(1000);
});
