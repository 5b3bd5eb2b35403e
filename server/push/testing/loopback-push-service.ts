import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

interface Received {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  bodyBytes: number;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

export interface PushServiceDouble {
  origin: string;
  received: Received[];
  /** What it answers at a path; 201 everywhere else. */
  answers: Map<string, Answer>;
  close(): Promise<void>;
}

/** A push service on this machine that takes what it is told to take. */
export async function startPushService(): Promise<PushServiceDouble> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { url: path = '', method = '', headers } = request;
    let bodyBytes = 0;
    request.on('data', (chunk: Buffer) => (bodyBytes += chunk.length));
    request.on('end', () => {
      received.push({ path, method, headers, bodyBytes });
      const { status, headers: answered } = answers.get(path) ?? { status: 201 };
      response.writeHead(status, answered).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The signed part of a request, checked as a push service does; rejects for a wrong signature. */
export async function readSignature({ headers }: Pick<Received, 'headers'>, currentDate: Date) {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { currentDate });
  return { ...payload, key };
}
