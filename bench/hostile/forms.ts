import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { bodyBytes, type Attack } from './attack.ts';

export const formAttacks: readonly Attack[] = [...forms(), ...packed()];

/** Bodies out of which very much more would come. */
function packed(): Attack[] {
  const unpackers = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync };
  return Object.entries(unpackers).map(([encoding, pack]) => {
    const bodies = new Map<number, Uint8Array>();
    const bodyOf = (size: number) => {
      const known = bodies.get(size) ?? pack(Buffer.alloc(size * 500, '['));
      bodies.set(size, known);
      return known;
    };
    return {
      name: `a body packed as ${encoding}`,
      sizes: [1000, 8000, 100_000],
      request: (size) => ({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: bodyOf(size),
      }),
    };
  });
}

function forms(): Attack[] {
  const post = (
    name: string,
    type: string,
    body: (size: number) => string,
    path = '/login',
  ): Attack => ({
    name,
    sizes: bodyBytes,
    request: (size) => ({
      method: 'POST',
      path,
      headers: { 'content-type': type },
      body: body(size),
    }),
  });
  const fields = 'application/x-www-form-urlencoded';
  return [
    post('a form of many fields', fields, (size) => 'a=1&'.repeat(size / 4)),
    post('a button that says many fields', fields, (size) => `sent=${'a%26'.repeat(size / 4)}`),
    post('a form of one long field', fields, (size) => `email=${'a'.repeat(size)}`),
    post('a form of escapes', fields, (size) => `email=${'%F0%9F%A5%91'.repeat(size / 12)}`),
    post(
      'an address that looks like one',
      fields,
      (size) => `intent=password&email=${'a@'.repeat(size / 2)}&password=a`,
    ),
    post(
      'a form in many parts',
      'multipart/form-data; boundary=x',
      (size) =>
        `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(size / 52)}--x--\r\n`,
    ),
    post('a form of boundaries', 'multipart/form-data; boundary=x', (size) =>
      '--x\r\n'.repeat(size / 5),
    ),
    post(
      'a token asked for with a long name',
      fields,
      (size) => `username=${'a'.repeat(size)}&password=b`,
      '/auth/token',
    ),
    post(
      'a notification of nobody',
      'application/json',
      (size) => `{"a":"${'a'.repeat(size)}"}`,
      '/webhooks/payments/sandbox',
    ),
    post(
      'a deep notification',
      'application/json',
      (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
      '/webhooks/payments/sandbox',
    ),
  ];
}
