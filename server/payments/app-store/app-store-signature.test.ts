import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAppleChain, type AppleChain } from '../testing/apple-chain.ts';
import { createSignatureCheck } from './app-store-signature.ts';

type Answer = (path: string) => Buffer | null;

/** An authority that is asked about certificates. */
let authority: { url: string; answer: Answer; close(): Promise<void> };
beforeEach(async () => {
  const server = createServer((request, response) => {
    const answer = authority.answer(request.url ?? '');
    response.writeHead(answer === null ? 500 : 200);
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  authority = {
    url: `http://127.0.0.1:${port}`,
    answer: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
});
afterEach(() => authority.close());

async function check(chain: AppleChain) {
  const bundleId = 'com.example.yolk';
  const signatures = createSignatureCheck({
    bundleId,
    appAppleId: 1,
    environment: 'Sandbox',
    rootCertificates: [chain.root],
  });
  const data = { bundleId, environment: 'Sandbox' };
  const signed = await chain.sign({ notificationType: 'TEST', signedDate: Date.now(), data });
  return signatures((verifier) => verifier.verifyAndDecodeNotification(signed));
}

function answering(chain: AppleChain, status: { leaf: 'good' | 'revoked' }): Answer {
  return (path) =>
    path === '/leaf'
      ? chain.revocationAnswer('leaf', status.leaf)
      : chain.revocationAnswer('intermediate', 'good');
}

test('a certificate that its authority calls good signs what counts', async () => {
  const chain = createAppleChain({ revocationUrl: authority.url });
  authority.answer = answering(chain, { leaf: 'good' });
  expect(await check(chain)).toMatchObject({ notificationType: 'TEST' });
});

test('a certificate that was revoked signs forgeries', async () => {
  const chain = createAppleChain({ revocationUrl: authority.url });
  authority.answer = answering(chain, { leaf: 'revoked' });
  expect(await check(chain)).toBeNull();
});

test('an authority that does not answer makes no forgery: it is to be sent again', async () => {
  const chain = createAppleChain({ revocationUrl: authority.url });
  await expect(check(chain)).rejects.toMatchObject({ code: 'payment.unreachable' });
});
