import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { BusyAnswers } from './busy-answer.ts';

const answers = new BusyAnswers('Yolk <& Co>');

function read(url: string, accept?: string) {
  const bytes = answers.bytesFor({ url, headers: accept === undefined ? {} : { accept } });
  const [head = '', body = ''] = bytes.toString().split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  return { status, headers: headers as Record<string, string>, body };
}

test('a page says in the reader’s language to try again soon, and nothing may keep it', () => {
  const { status, headers, body } = read('/se/recept', 'text/html,*/*');
  expect(status).toBe('HTTP/1.1 503 Service Unavailable');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    'x-content-type-options': 'nosniff',
  });
  expect(body).toContain('<html lang="sv');
  expect(body).toContain('Yolk &lt;&amp; Co&gt;');
});

test.each([
  { url: '/recipes', accept: 'text/html' },
  { url: '/es/recetas', accept: 'text/html' },
  { url: '/se/recept.data', accept: '*/*' },
  { url: '/es/graphql' },
])('the answer to $url is as long as it says: the connection stays open', ({ url, accept }) => {
  const { headers, body } = read(url, accept);
  expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
});

test('its policy lets its own style through and nothing else', () => {
  const { headers, body } = read('/recipes', 'text/html');
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toContain('<script');
});

test('an operation is answered as operations are, data of a page as an error', () => {
  const operation = JSON.parse(read('/es/graphql', 'text/html').body) as object;
  expect(operation).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'service.busy', status: 503 } }],
  });
  const { headers, body } = read('/es/recetas.data');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(JSON.parse(body)).toMatchObject({ code: 'service.busy' });
  expect(body).not.toBe(read('/recipes.data').body);
});

interface Sent {
  status: number;
  headers: string[];
  body: string | undefined;
}

function send(method: string, destroyed = false): Sent | null {
  let sent: Sent | null = null;
  const response = {
    destroyed,
    writeHead: (status: number, headers: string[]) => (sent = { status, headers, body: undefined }),
    end: (body: string | undefined) => {
      if (sent !== null) sent.body = body;
    },
  };
  const request = { method, url: '/recipes', headers: { accept: 'text/html' } };
  answers.send(request as never, response as never);
  return sent;
}

test('who asks for headers alone gets them alone, and who has left gets nothing', () => {
  const [page, head] = [send('GET'), send('HEAD')];
  expect(page).toMatchObject({ status: 503 });
  expect(page?.body).toContain('<!doctype html>');
  expect(head?.headers).toEqual(page?.headers);
  expect(head?.body).toBeUndefined();
  expect(send('GET', true)).toBeNull();
});
