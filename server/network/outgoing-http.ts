import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { OutgoingHttp } from '../../lib/outgoing-http.ts';
import type { Settings } from '../settings/config.ts';
import { openInternet, type Network } from './network.ts';
import { sendRequest } from './send-request.ts';

const agentName = 'Yolk';
const timeoutMs = 15_000;
const mostRedirects = 3;

/** Where we are developed and tested, another server of the same machine may be asked. */
const anyNetwork: Network = {
  isAllowed: (address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ''),
};

export function createOutgoingHttp(args: {
  settings: Pick<Settings, 'NODE_ENV'>;
  network?: Network;
}): OutgoingHttp {
  const { settings } = args;
  const network = args.network ?? (settings.NODE_ENV === 'production' ? openInternet : anyNetwork);
  return {
    isAllowed: (address) => network.isAllowed(address),
    async post({ address, headers, body }) {
      if (!network.isAllowed(address)) throw new Error('The address may not be reached');
      const sent = { ...headers, 'user-agent': agentName };
      return sendRequest({ endpoint: address, headers: sent, body: Buffer.from(body), network });
    },
    async get({ address, mostBytes }) {
      let next = address;
      for (let hop = 0; hop <= mostRedirects; hop += 1) {
        if (!network.isAllowed(next)) return null;
        const answer = await ask({ address: next, mostBytes, network }).catch(() => null);
        if (answer === null || typeof answer !== 'string') return answer;
        next = URL.parse(answer, next)?.href ?? '';
      }
      return null;
    },
  };
}

interface Asked {
  address: string;
  mostBytes: number;
  network: Network;
}

/** What is answered, or where it leads. */
async function ask({ address, mostBytes, network }: Asked) {
  const url = new URL(address);
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(
    url,
    {
      headers: { 'user-agent': agentName, accept: 'text/html, application/json, */*;q=0.5' },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(network.lookup && { lookup: network.lookup }),
    },
    resolve,
  );
  sent.on('error', reject);
  sent.end();
  const answer = await promise;
  try {
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400 && headers.location !== undefined) return headers.location;
    const body = await readBody({ answer, mostBytes });
    return body && { status, contentType: headers['content-type'] ?? '', body };
  } finally {
    answer.destroy();
  }
}

/** Null where there is more than may be read. */
async function readBody(args: { answer: IncomingMessage; mostBytes: number }) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of args.answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > args.mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
