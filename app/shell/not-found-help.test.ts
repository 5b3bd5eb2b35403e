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

test.each(['/salmon-puding', '/recipes/salmon-puding'])(
  '%s leads to the recipe whose name is close',
  async (path) => {
    const { meant, tonightCount, foodCount } = await helpAt(path);
    expect(meant?.slug).toMatch(/salmon/);
    expect(tonightCount).toBeGreaterThan(0);
    expect(foodCount).toBeGreaterThan(0);
  },
);

test.each(['/2024/05', '/xqzw-vkjhg', '/nowhere-at-all'])(
  '%s is close to nothing',
  async (path) => {
    expect((await helpAt(path)).meant).toBeNull();
  },
);
