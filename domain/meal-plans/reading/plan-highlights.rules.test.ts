import { expect, test } from 'vitest';
import type { DayStanding } from './day-nutrition.rules.ts';
import { planHighlights, type HighlightedDish } from './plan-highlights.rules.ts';

const fits: DayStanding = { netCarbs: 'within', protein: 'within', energy: 'within' };

function dinner(day: number, protein: string): HighlightedDish {
  return { recipeId: `${protein}-${day}`, protein, day, isBreakfast: false };
}

function breakfast(day: number, recipeId: string): HighlightedDish {
  return { recipeId, protein: 'EGGS', day, isBreakfast: true };
}

test('a plan is praised for what most of its days keep to, and for nothing else', () => {
  const standings: DayStanding[] = [
    fits,
    { ...fits, energy: 'above' },
    { netCarbs: 'within', protein: null, energy: 'below' },
  ];
  expect(planHighlights({ standings, dishes: [], repeatsAfterDays: 7 })).toEqual([
    { code: 'NET_CARBS_KEPT', count: 3 },
    { code: 'PROTEIN_REACHED', count: 2 },
  ]);
  expect(planHighlights({ standings: [], dishes: [], repeatsAfterDays: null })).toEqual([]);
});

test('kinds of protein count from three, breakfasts and vegetables not', () => {
  const dishes = [dinner(0, 'BEEF'), dinner(1, 'FISH'), dinner(2, 'NONE'), breakfast(0, 'omelet')];
  const args = { standings: [], repeatsAfterDays: 7 as const };
  expect(planHighlights({ ...args, dishes })).toEqual([]);
  expect(planHighlights({ ...args, dishes: [...dishes, dinner(3, 'TOFU')] })).toEqual([
    { code: 'PROTEIN_SOURCES', count: 3 },
  ]);
});

test('breakfasts that had to come back are told while they do', () => {
  const dishes = [breakfast(0, 'omelet'), breakfast(1, 'yogurt'), breakfast(3, 'omelet')];
  const repeats = { code: 'BREAKFASTS_REPEAT', count: 1 };
  expect(planHighlights({ standings: [], dishes, repeatsAfterDays: 3 })).toEqual([repeats]);
  expect(planHighlights({ standings: [], dishes, repeatsAfterDays: 7 })).toEqual([]);
  const later = [breakfast(0, 'omelet'), breakfast(7, 'omelet')];
  expect(planHighlights({ standings: [], dishes: later, repeatsAfterDays: 3 })).toEqual([]);
});
