import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVatRegister } from './create-vat-register.ts';

let asked: string | undefined;
let respond: (response: ServerResponse) => void = () => {};
const service = createServer((request, response) => {
  asked = request.url;
  respond(response);
});
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

function register(waits?: { waitMs: number }) {
  const { port } = service.address() as AddressInfo;
  return createVatRegister({ VAT_REGISTER_URL: `http://127.0.0.1:${port}/rest-api/` }, waits)!;
}

const json = (body: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};

test('nobody is asked as long as no register is set', () => {
  expect(createVatRegister({ VAT_REGISTER_URL: undefined })).toBeNull();
});

test.each([
  ['a number that is registered', json({ isValid: true, userError: 'VALID' }), 'known'],
  ['one that is not', json({ isValid: false, userError: 'INVALID' }), 'unknown'],
  [
    'a member state that does not answer',
    json({ isValid: false, userError: 'MS_UNAVAILABLE' }),
    'no-answer',
  ],
  ['too many requests', json({ isValid: false, userError: 'MS_MAX_CONCURRENT_REQ' }), 'no-answer'],
  ['nonsense', (response: ServerResponse) => response.end('<html>'), 'no-answer'],
  [
    'a broken service',
    (response: ServerResponse) => response.writeHead(500).end('{}'),
    'no-answer',
  ],
  ['a closed connection', (response: ServerResponse) => response.destroy(), 'no-answer'],
  [
    'an answer without end',
    (response: ServerResponse) =>
      response.end(JSON.stringify({ isValid: true, name: 'x'.repeat(70_000) })),
    'no-answer',
  ],
])('%s', async (_name, answer, verdict) => {
  respond = answer;
  expect(await register().ask({ vatNumber: 'DE136695976' })).toBe(verdict);
  expect(asked).toBe('/rest-api/ms/DE/vat/136695976');
});

test('a service that never answers is not waited for', async () => {
  respond = () => {};
  const startedAt = performance.now();
  expect(await register({ waitMs: 100 }).ask({ vatNumber: 'SE556703748501' })).toBe('no-answer');
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
