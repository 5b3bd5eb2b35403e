import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { drawDish } from '../../recipes/pictures/draw-pictures.ts';
import { drawStep } from '../../recipes/pictures/draw-step.ts';
import { drawnStages } from '../../recipes/pictures/drawn-stages.ts';
import { draftDrawings } from './draft-drawings.ts';

test('a draft is drawn as its page will be: its dish and each step before the plate, by day and by night', async () => {
  const { recipesById, foodsById: foods } = await testContent();
  const recipe = recipesById.get('beef-goulash-soup');
  if (recipe === undefined) throw new Error('The dish is gone.');
  const served = { recipe, foods };
  const plated = drawnStages(served).findIndex(({ state }) => state === 'PLATED');
  expect(plated).toBeGreaterThan(0);
  const steps = drawnStages(served).flatMap(({ state }, index) =>
    state !== 'PLATED' && drawStep({ ...served, index, isDark: false }) !== null ? [index + 1] : [],
  );
  expect(steps).toContain(1);
  expect(steps).not.toContain(plated + 1);
  const drawings = await draftDrawings(served);
  const id = recipe.id;
  expect(drawings.map(({ path }) => path)).toEqual(
    ['.svg', '-dark.svg'].flatMap((ending) => [
      `/dish/${id}${ending}`,
      ...steps.map((step) => `/step/${id}/${step}${ending}`),
    ]),
  );
  const svgOf = (path: string) => drawings.find((each) => each.path === path)?.svg;
  expect(svgOf(`/dish/${id}.svg`)).toBe(drawDish({ ...served, isDark: false }));
  expect(svgOf(`/dish/${id}-dark.svg`)).toBe(drawDish({ ...served, isDark: true }));
  expect(svgOf(`/step/${id}/1-dark.svg`)).toBe(drawStep({ ...served, index: 0, isDark: true }));
  expect(svgOf(`/step/${id}/1.svg`)).not.toBe(svgOf(`/step/${id}/1-dark.svg`));
});
