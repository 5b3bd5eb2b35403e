import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../routes/testing/call-route.ts';
import { openScene, type Scene } from '../routes/testing/scene.ts';
import type { NotFoundHelp } from './not-found-help.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.server.close());

async function helpAt(path: string): Promise<NotFoundHelp> {
  const { decides, data } = await openPage({ client: scene.server.client(), path });
  expect(decides).toMatch(/^404 /);
  return (data as { help: NotFoundHelp }).help;
}

test.each([
  ['/salmon-puding', /^\/recipes\/salmon/],
  ['/recipes/salmon-puding', /^\/recipes\/salmon/],
  ['/recipes/beef-and-brocoli-stir-fri', /^\/recipes\/beef-and-broccoli-stir-fry$/],
  ['/food/avocadoo', /^\/food\/avocado$/],
  ['/guides/keto-giude', /^\/keto$/],
])('%s leads to what has a name close to it', async (path, meant) => {
  const help = await helpAt(path);
  expect(help.meant?.path).toMatch(meant);
  expect(help.tonightCount).toBeGreaterThan(0);
  expect(help.foodCount).toBeGreaterThan(0);
});

test.each([
  '/2024/05',
  '/xqzw-vkjhg',
  '/nowhere-at-all',
  '/food/xqzw',
  '/guides/xqzw',
  '/videos/xqzw',
  '/programs/xqzw',
  '/low-carb/doctor/xqzw',
  '/community/topic/xqzw',
  '/onboarding/xqzw',
])('%s is close to nothing, and has the same ways on', async (path) => {
  const help = await helpAt(path);
  expect(help.meant).toBeNull();
  expect(help.tonightCount).toBeGreaterThan(0);
  expect(help.foodCount).toBeGreaterThan(0);
});
