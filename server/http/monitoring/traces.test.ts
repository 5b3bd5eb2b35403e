import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from '../../../db/connect.ts';
import { Metrics } from '../../metrics/metrics.ts';
import { readSettings } from '../../settings/config.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { openTraces } from '../../traces/open-traces.ts';
import { watchStatements } from '../../watch-statements.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
}

/** What an operator runs: it keeps what it is sent. */
async function startCollector() {
  const spans: SentSpan[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const texts: string[] = [];
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    texts.push(text);
    headers.push(request.headers);
    const sent = JSON.parse(text) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    spans.push(
      ...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)),
    );
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collected',
    OTEL_TRACES_SAMPLER_ARG: '1',
  };
  return { environment, spans, headers, texts };
}

test('a request is a span that goes on where the proxy began, with its operation inside', async () => {
  const { environment, spans, headers } = await startCollector();
  const server = await startTestServer({ environment });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    payload: { query: '{ foodCount }' },
  });
  await server.close();
  const request = spans.find(({ name }) => name === 'POST operation');
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const operation = spans.find(({ name }) => name === 'operation');
  expect(operation).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(headers[0]?.authorization).toBe('Bearer collected');
});

test('spans say nothing of a member, of an address or of a value', async () => {
  const { environment, texts } = await startCollector();
  const server = await startTestServer({ environment });
  await server
    .client()
    .graphql(
      'mutation maja { logIn(input: { email: "maja@example.com", password: "wrong" }) { problems { code } } }',
    );
  await server.app.inject({ url: '/calendar/en/secret-key.ics?for=maja' });
  await server.close();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join()).not.toContain('maja');
  expect(texts.join()).not.toContain('secret-key');
});

test('statements belong to what asked for them, and leave their values out', async () => {
  const { environment, spans, texts } = await startCollector();
  const traces = await openTraces(readSettings(environment));
  if (traces === null) throw new Error('No traces');
  const metrics = new Metrics({ isProcessWatched: false });
  const connection = await connectDatabase({
    url: undefined,
    directory: 'memory://',
    watchStatement: watchStatements({ metrics, traces }),
  });
  onTestFinished(() => connection.close());
  await traces.follow({ name: 'work' }, async () => {
    await connection.db.execute('select 1');
    await connection.db.execute('select nothing').catch(() => undefined);
  });
  await traces.close();
  const work = spans.find(({ name }) => name === 'work');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === work?.spanId);
  expect(statements.map(({ name, status }) => [name, status.code])).toEqual([
    ['SELECT', 0],
    ['SELECT', 2],
  ]);
  expect(texts.join()).toContain('select 1');
  const counted = await metrics.registry.getSingleMetricAsString('yolk_query_seconds');
  expect(counted).toContain('yolk_query_seconds_count{outcome="failed"} 1');
});

test('a collector that is away fails no request', async () => {
  // Read by the exporter itself: else it tries for ten seconds when the server is closed.
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await startTestServer({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
  });
  const { status } = await server.client().graphql('{ foodCount }');
  expect(status).toBe(200);
  await server.close();
});

test('without a collector nothing is traced', async () => {
  expect(await openTraces(readSettings({}))).toBeNull();
});
