import { start } from '../../domain/community/testing/community-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf } from '../../e2e/screens/screen-addresses.ts';
import { openPage } from './testing/call-route.ts';
import { importRoute, routeAt, routeFiles } from './testing/find-route.ts';
import { withOwn, type Own } from './testing/form-cases.ts';
import { pages } from './testing/pages.ts';
import type { Who } from './testing/people.ts';
import { openScene, type Scene } from './testing/scene.ts';
import { thingsOfMember } from './testing/things-of-member.ts';

let scene: Scene;
let own: Own;
beforeAll(async () => {
  scene = await openScene();
  own = await thingsOfMember(scene);
});
afterAll(() => scene.server.close());

const withoutLoader = new Set(
  (
    await Promise.all(
      routeFiles.map(async (file) => ((await importRoute(file)).loader ? [] : [file])),
    )
  ).flat(),
);

const cases = Object.entries(pages).flatMap(([path, seen]) =>
  Object.entries(seen).map(([who, decides]) => ({ path, who: who as Who, decides })),
);

test.each(cases)('$path for a $who', async ({ path, who, decides }) => {
  const seen = await openPage({ client: scene.people[who], path: withOwn(path, own) });
  expect(seen.decides).toBe(withOwn(decides, own));
  // Pages hand it to browsers as JSON.
  expect(JSON.parse(JSON.stringify(seen.data ?? null))).toEqual(seen.data ?? null);
});

test('every route that loads something is opened', async () => {
  const opened = new Set(Object.keys(pages).map((path) => routeAt(path).file));
  const left = routeFiles.filter((file) => !opened.has(file) && !withoutLoader.has(file));
  expect(left).toEqual([]);
});

test('the browser tests look at nothing that is not there', async () => {
  const { slug = '', dish = '', listToken = '' } = own;
  const group = { id: 'own-group', memberId: 'own-member' };
  const { topicId, id: postId } = await start({ client: scene.people.member });
  const post = { topicId, postId };
  const addresses = addressesOf({ planSlug: slug, dish, listToken, group, post });
  const loading = addresses.flatMap(({ path, viewer }) =>
    // The demo's group is not in this scene.
    viewer === 'clinic' || withoutLoader.has(routeAt(path).file) ? [] : [{ path, viewer }],
  );
  const seen = await Promise.all(
    loading.map(async ({ path, viewer }) => {
      const { decides } = await openPage({ client: scene.people[viewer], path });
      return decides.startsWith('404') ? [path] : [];
    }),
  );
  expect(seen.flat()).toEqual(['/nowhere-at-all']);
});
