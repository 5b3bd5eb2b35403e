import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { sampleWeek } from './sample-week.rules.ts';
import { showcaseOf } from './showcase.ts';

test('a week is seven different keto dinners that are ready in time', async () => {
  const { recipes } = await testContent();
  const week = sampleWeek(recipes);
  expect(new Set(week.map(({ id }) => id)).size).toBe(7);
  for (const { strictness, role, meals, times } of week) {
    expect({ strictness, role }).toEqual({ strictness: 'keto', role: 'main' });
    expect(meals).toContain('DINNER');
    expect(times.totalMinutes).toBeLessThanOrEqual(45);
  }
});

test('proteins vary, and everyone sees the same week', async () => {
  const { recipes } = await testContent();
  const week = sampleWeek(recipes);
  expect(new Set(week.map(({ protein }) => protein)).size).toBeGreaterThanOrEqual(6);
  expect(sampleWeek(recipes.toReversed())).toEqual(week);
});

test('with few recipes the week is shorter', () => {
  expect(sampleWeek([])).toEqual([]);
});

test('the first page shows four plates that are unlike one another, and a pan', async () => {
  const content = await testContent();
  const { plates, pan, recipeCount } = showcaseOf(content);
  expect(recipeCount).toBe(content.recipes.length);
  expect(new Set(plates.map(({ dish }) => dish)).size).toBe(4);
  expect(new Set(plates.map(({ protein }) => protein)).size).toBe(4);
  expect(pan).not.toBeNull();
});
