import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenPath } from '../../../i18n/paths.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { drawPage } from '../testing/draw-page.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Where the last part of a page leads. */
async function endOf(path: string): Promise<string[]> {
  const markup = await drawPage({ client: server.client(), path });
  const end = markup.slice(markup.lastIndexOf('<section'));
  return [...end.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
}

test.each(['about', 'team', 'moderateGuide', 'questions'] as const)(
  'who has read %s goes on to the quiz',
  async (screen) => {
    expect(await endOf(screenPath(screen, 'en'))).toEqual([screenPath('onboarding', 'en', {})]);
  },
);

test.each(['cme', 'proAbout', 'proEdition', 'proResources'] as const)(
  'who has read %s for others writes to us',
  async (screen) => {
    for (const locale of ['en', 'es', 'sv'] as const) {
      expect(await endOf(screenPath(screen, locale))).toEqual([screenPath('contact', locale)]);
    }
  },
);
