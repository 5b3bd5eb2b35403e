import type { AskedFor } from './priority.ts';

export type PlainRequest = AskedFor & { url: string };

const mostBytes = 8192;
const end = '\r\n\r\n';
const firstLine = /^GET (\/\S*) HTTP\/1\.1\r\n/;
/** With any of these there is more to a request than its headers. */
const unusual =
  /\r\n(?:connection: *close|content-length|expect|transfer-encoding|upgrade *:|[ \t])/i;
const told = /\r\n(accept|authorization|cookie|user-agent): *([^\r\n]*)/gi;

/**
 * What a piece of a connection asks for, where it is one whole request for reading, without a body
 * and with nothing behind it; null for everything else, which is for an HTTP parser.
 */
export function plainRequestOf(piece: Buffer): PlainRequest | null {
  if (piece.length > mostBytes) return null;
  const text = piece.toString('latin1');
  const url = firstLine.exec(text)?.[1];
  if (url === undefined || unusual.test(text)) return null;
  if (text.indexOf(end) !== text.length - end.length) return null;
  const headers: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(told)) headers[name.toLowerCase()] = value;
  return { method: 'GET', url, headers };
}
