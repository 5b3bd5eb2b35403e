import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { BRAND_NAME: 'Salt & Smör' } });
});
afterAll(() => server.close());

async function feedAt(url: string) {
  const { body, headers } = await server.app.inject({ url, headers: { host: 'yolk.example' } });
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, found = '']) => found);
  return { body, headers, all };
}

test.each([
  ['/feed.xml', 'en', 'http://yolk.example/keto'],
  ['/es/feed.xml', 'es-419', 'http://yolk.example/es/dieta-keto'],
  ['/se/feed.xml', 'sv', 'http://yolk.example/se/keto-guide'],
])('%s tells what is new in its language, the newest first', async (url, language, guide) => {
  const { body, headers, all } = await feedAt(url);
  expect(headers['content-type']).toMatch('application/atom+xml');
  expect(body).toContain(`xml:lang="${language}"`);
  expect(body).toContain('<title>Salt &amp; Smör</title>');
  expect(body).toContain(`<link rel="self" href="http://yolk.example${url}"/>`);
  const [whole, ...days] = all(/<updated>([^<]+)<\/updated>/g);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(whole).toBe(days[0]);
  const ids = all(/<entry><id>([^<]+)<\/id>/g);
  const { content, pages, videos } = server.services;
  const dated = content.recipes.filter(({ publishedOn }) => publishedOn !== null);
  const guides = Object.values(pages).filter(({ kind }) => kind === 'guide');
  const news = dated.length + guides.length + videos.videos.length;
  expect(new Set(ids).size).toBe(Math.min(news, 40));
  expect(ids).toContain(guide);
  expect(body.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
});

test('there is none in the test language', async () => {
  const { body } = await feedAt('/test/feed.xml');
  expect(body).not.toContain('<feed');
});
