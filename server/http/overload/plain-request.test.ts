import { expect, test } from 'vitest';
import { plainRequestOf } from './plain-request.ts';

const read = (text: string) => plainRequestOf(Buffer.from(text, 'latin1'));

test('of a whole request it knows the address and what decides its priority', () => {
  const lines = [
    'GET /es/recetas?q=pollo HTTP/1.1',
    'Host: yolk.example',
    'Cookie: auth=abc; locale=es',
    'Upgrade-Insecure-Requests: 1',
    'Accept:text/html',
    'User-Agent: Firefox',
    'Connection: keep-alive',
  ];
  expect(read(`${lines.join('\r\n')}\r\n\r\n`)).toEqual({
    method: 'GET',
    url: '/es/recetas?q=pollo',
    headers: { cookie: 'auth=abc; locale=es', accept: 'text/html', 'user-agent': 'Firefox' },
  });
});

test.each([
  ['a part of it', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['two of them', 'GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n'],
  ['something behind it', 'GET / HTTP/1.1\r\n\r\nx'],
  ['another method', 'POST / HTTP/1.1\r\n\r\n'],
  ['another version', 'GET / HTTP/1.0\r\n\r\n'],
  ['another address', 'GET http://a/ HTTP/1.1\r\n\r\n'],
  ['a body', 'GET / HTTP/1.1\r\ncontent-length: 0\r\n\r\n'],
  ['a body with a space in its header', 'GET / HTTP/1.1\r\nContent-Length : 1\r\n\r\n'],
  ['a body in pieces', 'GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a header of two lines', 'GET / HTTP/1.1\r\na: b\r\n content-length: 3\r\n\r\n'],
  ['its last answer wanted', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['another protocol wanted', 'GET / HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'],
  ['a promise of more', 'GET / HTTP/1.1\r\nExpect: 100-continue\r\n\r\n'],
  ['too much', `GET / HTTP/1.1\r\na: ${'b'.repeat(9000)}\r\n\r\n`],
  ['a greeting of TLS', '\x16\x03\x01\x02\r\n\r\n'],
])('with %s it is for a parser', (_what, text) => {
  expect(read(text)).toBeNull();
});
