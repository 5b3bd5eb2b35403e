import { connect, type Socket } from 'node:net';
import type { Answer, Target } from './answer.ts';

interface Asked {
  startedAt: number;
  done: (answer: Answer) => void;
}

const headEnd = '\r\n\r\n';
const lastPiece = '0\r\n\r\n';

/**
 * A browser's connection, with as little around it as there can be: a load that shares the machine
 * with its server must not be what is measured. One request at a time; a connection that the server
 * has ended is made anew for the next one.
 */
export class Connection {
  readonly #port: number;
  readonly #request: Buffer;
  #socket: Socket | null = null;
  #asked: Asked | null = null;
  #status = 0;
  /** Of the body, still to come; null while the head is, or where the body says itself when it ends. */
  #left: number | null = null;
  #text = '';
  #isLast = false;

  constructor({ port, path, method = 'GET', headers = {}, body = '' }: Target) {
    this.#port = port;
    const all = Object.entries({
      host: `127.0.0.1:${port}`,
      ...headers,
      ...(body !== '' && { 'content-length': Buffer.byteLength(body) }),
    });
    const lines = [`${method} ${path} HTTP/1.1`, ...all.map((header) => header.join(': '))];
    this.#request = Buffer.from(`${lines.join('\r\n')}${headEnd}${body}`);
  }

  /** Status 0 where no answer came. */
  ask(): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#asked = { startedAt: performance.now(), done: resolve };
    this.#status = 0;
    this.#left = null;
    this.#text = '';
    this.#socket ??= this.#connect();
    this.#socket.write(this.#request);
    return promise;
  }

  end(): void {
    this.#socket?.destroy();
  }

  #connect(): Socket {
    const buffer = Buffer.allocUnsafe(65_536);
    const callback = (length: number) => {
      this.#read(buffer.subarray(0, length));
      return true;
    };
    const options = { host: '127.0.0.1', port: this.#port, noDelay: true };
    const socket = connect({ ...options, onread: { buffer, callback } });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#finish(0);
    });
    return socket;
  }

  #read(piece: Buffer): void {
    if (this.#status === 0) this.#readHead(piece);
    else this.#readBody(piece);
  }

  #readHead(piece: Buffer): void {
    this.#text += piece.toString('latin1');
    const end = this.#text.indexOf(headEnd);
    if (end === -1) return;
    const head = this.#text.slice(0, end).toLowerCase();
    const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
    this.#status = Number(head.slice(9, 12));
    this.#isLast = head.includes('\r\nconnection: close');
    const body = Buffer.from(this.#text.slice(end + headEnd.length), 'latin1');
    this.#left = length === undefined ? null : Number(length);
    this.#readBody(body);
  }

  #readBody(piece: Buffer): void {
    if (this.#left === null) {
      this.#text = this.#text.slice(-lastPiece.length) + piece.toString('latin1');
      if (this.#text.endsWith(lastPiece)) this.#finish(this.#status);
      return;
    }
    this.#left -= piece.length;
    if (this.#left <= 0) this.#finish(this.#status);
  }

  #finish(status: number): void {
    const asked = this.#asked;
    this.#asked = null;
    if (this.#isLast) {
      this.#socket?.destroy();
      this.#socket = null;
      this.#isLast = false;
    }
    asked?.done({ status, ms: performance.now() - asked.startedAt });
  }
}
