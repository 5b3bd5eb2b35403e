import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { drawScene, type StepScene } from './draw-scene.ts';

const { recipesById, foodsById: foods } = await testContent();

function sceneOf(id: string, step: number): StepScene {
  const recipe = recipesById.get(id);
  const scene =
    recipe && drawScene({ recipe, foods, index: step - 1, width: 640, height: 360, id: 's' });
  if (!scene) throw new Error(`${id} has no step ${step}.`);
  return scene;
}

test('a pot is empty before something is poured, and holds water before something boils in it', () => {
  const water = '#D6EAF3';
  const broth = '#DDA648';
  const soup = sceneOf('broccoli-cheddar-soup', 2);
  expect(soup.vessel).toContain(broth);
  expect(soup.empty).not.toContain(broth);
  const boiled = sceneOf('swedish-meatballs-with-cauliflower-mash', 1);
  expect(boiled.empty).toContain(water);
});

test('a pan goes on with what is in it, and begins anew when that was taken out', () => {
  expect(sceneOf('shakshuka-with-feta-and-herbs', 2).goesOn).toBe(true);
  expect(sceneOf('garlic-shrimp-and-broccoli-stir-fry', 2).goesOn).toBe(false);
  expect(sceneOf('creamy-tuscan-chicken-skillet', 2).goesOn).toBe(false);
});

test('a dish of the oven is the same dish before and after it is filled', () => {
  const ware = '#F5EFE2';
  for (const step of [2, 3, 4]) {
    const { vessel } = sceneOf('cauliflower-gratin-with-gruyere', step);
    expect(vessel, `step ${step}`).toContain(ware);
  }
});
