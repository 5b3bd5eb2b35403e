import {
  createServer,
  request as askServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** `lost`: the connection breaks; `silent`: nothing is ever answered; a number is the status of an empty answer; a function rewrites the text. */
type Meddling = 'lost' | 'silent' | number | ((text: string) => string) | undefined;

export interface MeddlingProxy {
  url: string;
  /** Paths with their query, as they were asked for. */
  asked: string[];
  /** What is done to each answer from now on. */
  meddle(how: (path: string) => Meddling): void;
  stop(): Promise<void>;
}

/** Stands between browser and server, its service worker's requests included. */
export async function startProxy(serverUrl: string): Promise<MeddlingProxy> {
  const asked: string[] = [];
  let meddle: (path: string) => Meddling = () => undefined;
  const target = new URL(serverUrl);
  const proxy = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const meddling = meddle(path);
    if (meddling === 'lost') return request.socket.destroy();
    if (meddling === 'silent') return;
    if (typeof meddling === 'number') return response.writeHead(meddling).end();
    const { method, headers } = request;
    const sent = meddling === undefined ? headers : wholeAnswer(headers);
    const onward = askServer({
      host: target.hostname,
      port: target.port,
      path,
      method,
      headers: sent,
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    onward.on('response', (answer) => {
      if (meddling === undefined) {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        return answer.pipe(response);
      }
      void textOf(answer).then((text) => {
        const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept).end(meddling(text));
      });
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    meddle: (how) => (meddle = how),
    stop() {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

/** Neither packed nor "the one you have". */
function wholeAnswer({ ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  return { ...headers, 'accept-encoding': 'identity' };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts = await Array.fromAsync(answer as AsyncIterable<Buffer>);
  return Buffer.concat(parts).toString();
}
