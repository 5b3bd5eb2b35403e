import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { videoOf } from './plan-day-type.resolvers.ts';

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, true],
  [false, false, true],
])('of a recipe for members (%s), a member (%s) gets its own film: %s', async (...said) => {
  const [forMembers, isPremium, isGiven] = said;
  const [{ texts } = expect.fail()] = (await testContent()).recipes;
  const video = { url: 'https://video.example/egg.mp4', title: 'An egg' };
  const recipe = {
    isPremium: forMembers,
    texts: { ...texts, en: { ...texts.en, video } },
  };
  const found = videoOf({ recipe, context: { isPremium, locale: 'en' } });
  expect(found?.url ?? null).toBe(isGiven ? video.url : null);
});
