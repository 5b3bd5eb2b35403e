import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeCodes } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { openPage } from '../testing/call-route.ts';
import { openScene, type Scene } from '../testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.server.close());

test.each(localeCodes)(
  'the page for strangers is kept by its first address, in %s',
  async (locale) => {
    const canonicalPath = screenPath('home', locale);
    for (const screen of ['home', 'newHome'] as const) {
      const path = screenPath(screen, locale);
      const { data } = await openPage({ client: scene.people.visitor, path });
      expect(data, path).toMatchObject({ canonicalPath });
    }
  },
);
