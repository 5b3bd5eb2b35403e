import { exportPKCS8, generateKeyPair, type CryptoKey } from 'jose';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';

/** A server that signs for Braze, and the key by which Braze knows it. */
export async function startBrazeServer(): Promise<{ server: TestServer; publicKey: CryptoKey }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const server = await startTestServer({
    environment: {
      BRAZE_AUTH_KEY: await exportPKCS8(privateKey),
      BRAZE_PREFERENCE_CENTER_URL: 'https://mails.yolk.example/choose?brand=yolk',
    },
  });
  return { server, publicKey };
}
