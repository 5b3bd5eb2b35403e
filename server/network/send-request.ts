import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Network } from './network.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

interface SentRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
  network: Network;
}

const timeoutMs = 15_000;

/** One POST, without following anywhere else; what is answered in the body is of no use. */
export function sendRequest({ endpoint, headers, body, network }: SentRequest): Promise<Answer> {
  const url = new URL(endpoint);
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(
    url,
    {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(network.lookup && { lookup: network.lookup }),
    },
    (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      answer.destroy();
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
