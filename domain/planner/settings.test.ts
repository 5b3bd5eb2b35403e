import { expect, test } from 'vitest';
import { listPlannerSettings } from './settings.ts';

test('every weight, limit and target says why it is what it is', () => {
  const listed = listPlannerSettings();
  const unexplained = listed.filter(({ reason }) => reason.trim().length < 5);
  expect(unexplained).toEqual([]);
  expect(listed.every(({ value }) => Number.isFinite(value))).toBe(true);
});

test('the list names each setting once, by group', () => {
  const listed = listPlannerSettings();
  const names = listed.map(({ group, name }) => `${group}.${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('weights.proteinShort');
  expect(listed.find(({ name }) => name === 'strictNetCarbs')).toMatchObject({
    group: 'limits',
    value: 20,
    unit: 'grams',
  });
});
