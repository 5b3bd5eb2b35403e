import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const token = 'only-prometheus-knows-this';

test('without a token of the operator there are no metrics', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { statusCode } = await server.app.inject({ url: '/metrics' });
  expect(statusCode).toBe(404);
});

test('with a token they are for who brings it', async () => {
  const server = await startTestServer({ environment: { METRICS_TOKEN: token } });
  onTestFinished(() => server.close());
  const ask = (authorization?: string) =>
    server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  expect((await ask()).statusCode).toBe(401);
  expect((await ask('Bearer somebody-else-knows-this')).statusCode).toBe(401);
  await server.client().graphql('{ foodCount }');
  await server.app.inject({ url: '/robots.txt' });
  const { statusCode, body } = await ask(`Bearer ${token}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('yolk_request_seconds_count{kind="operation",status="2xx"} 1');
  expect(body).toContain('yolk_request_seconds_count{kind="file",status="2xx"} 1');
  for (const name of ['pool_open', 'requests_waiting', 'document_bytes', 'sheds_total']) {
    expect(body).toContain(`yolk_${name}`);
  }
});

test('what is told names kinds of things, and no member', async () => {
  const server = await startTestServer({ environment: { METRICS_TOKEN: token } });
  onTestFinished(() => server.close());
  await server
    .client()
    .graphql(
      `mutation { logIn(input: { email: "maja@example.com", password: "wrong" }) { problems { code } } }`,
    );
  await server.app.inject({ url: '/calendar/en/secret-key.ics' });
  const { body } = await server.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(body).not.toContain('maja');
  expect(body).not.toContain('secret-key');
});
