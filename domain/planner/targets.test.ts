import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { targetsFor } from './targets.ts';
import { ordinaryProfile } from './testing/synthetic-profiles.ts';
import type { PlannerProfile } from './types.ts';

const steady: PlannerProfile = {
  ...ordinaryProfile,
  sex: 'FEMALE',
  ageYears: 40,
  heightCm: 170,
  weightKg: 70,
  goalWeightKg: null,
  isLosingWeight: false,
  activity: 'MODERATE',
};

test.each([
  // 10 × 70 + 6.25 × 170 − 5 × 40 = 1562.5, −161 for women, +5 for men
  { changes: {}, resting: 1402, energy: 2243 },
  { changes: { sex: 'MALE' }, resting: 1568, energy: 2508 },
  { changes: { sex: 'OTHER' }, resting: 1485, energy: 2376 },
  { changes: { activity: 'LESS_ACTIVE' }, resting: 1402, energy: 1963 },
  { changes: { activity: 'ACTIVE' }, resting: 1402, energy: 2523 },
  { changes: { isLosingWeight: true }, resting: 1402, energy: 1794 },
] as const)('energy of $changes is $energy kcal', ({ changes, resting, energy }) => {
  const targets = targetsFor({ ...steady, ...changes });

  expect(targets.restingEnergyKcal).toBe(resting);
  expect(targets.energyKcal).toBe(energy);
});

test.each([
  // resting 1,062: a fifth off 1.4 times that is 1,189
  { changes: { weightKg: 45, heightCm: 150, ageYears: 33 }, energy: 1200 },
  // resting 1,276: the floor for men
  { changes: { sex: 'MALE', weightKg: 50, heightCm: 150, ageYears: 33 }, energy: 1500 },
  { changes: { sex: 'OTHER', weightKg: 45, heightCm: 150, ageYears: 33 }, energy: 1350 },
] as const)('weight loss does not go below the floor: $energy kcal', ({ changes, energy }) => {
  const losing = { ...steady, isLosingWeight: true, activity: 'LESS_ACTIVE' } as const;

  expect(targetsFor({ ...losing, ...changes }).energyKcal).toBe(energy);
});

test('nobody at their goal weight is given a deficit', () => {
  const atGoal = { ...steady, isLosingWeight: true, goalWeightKg: 70 };

  expect(targetsFor(atGoal).energyKcal).toBe(targetsFor(steady).energyKcal);
});

test.each([
  { level: 'ADEQUATE_PROTEIN', sex: 'FEMALE', heightCm: 170, weightKg: 70, grams: 108 },
  { level: 'UNKNOWN_PROTEIN', sex: 'FEMALE', heightCm: 170, weightKg: 70, grams: 108 },
  { level: 'HIGH_PROTEIN', sex: 'FEMALE', heightCm: 170, weightKg: 70, grams: 126 },
  { level: 'HIGH_PROTEIN', sex: 'MALE', heightCm: 185, weightKg: 82, grams: 148 },
  // the least by height and sex
  { level: 'ADEQUATE_PROTEIN', sex: 'FEMALE', heightCm: 150, weightKg: 45, grams: 90 },
  { level: 'ADEQUATE_PROTEIN', sex: 'FEMALE', heightCm: 195, weightKg: 80, grams: 130 },
  { level: 'ADEQUATE_PROTEIN', sex: 'MALE', heightCm: 150, weightKg: 50, grams: 105 },
  { level: 'ADEQUATE_PROTEIN', sex: 'MALE', heightCm: 195, weightKg: 90, grams: 140 },
  { level: 'ADEQUATE_PROTEIN', sex: 'MALE', heightCm: 205, weightKg: 90, grams: 140 },
  { level: 'ADEQUATE_PROTEIN', sex: 'OTHER', heightCm: 150, weightKg: 45, grams: 98 },
] as const)(
  '$level of $sex, $heightCm cm, $weightKg kg is $grams g',
  ({ level, sex, heightCm, weightKg, grams }) => {
    const profile = { ...steady, proteinLevel: level, sex, heightCm, weightKg };

    expect(targetsFor(profile).proteinGrams).toBe(grams);
  },
);

test('of weight above BMI 25 only a quarter asks for protein', () => {
  const { referenceWeightKg } = targetsFor({ ...steady, heightCm: 160, weightKg: 104 });

  expect(referenceWeightKg).toBeCloseTo(64 + 10, 6);
});

test.each([
  { carbLevel: 'STRICT', netCarbs: { level: 'STRICT', grams: 20, isExclusive: true } },
  { carbLevel: 'MODERATE', netCarbs: { level: 'MODERATE', grams: 50, isExclusive: false } },
  { carbLevel: 'LIBERAL', netCarbs: { level: 'LIBERAL', grams: 100, isExclusive: false } },
  { carbLevel: 'UNKNOWN', netCarbs: { level: 'MODERATE', grams: 50, isExclusive: false } },
] as const)('the carb limit of $carbLevel', ({ carbLevel, netCarbs }) => {
  expect(targetsFor({ ...steady, carbLevel }).netCarbs).toEqual(netCarbs);
});

test.each([
  { mealsPerDay: 3, weightKg: 50, portion: 1.25 },
  { mealsPerDay: 3, weightKg: 70, portion: 1.25 },
  { mealsPerDay: 3, weightKg: 110, portion: 1.75 },
  { mealsPerDay: 2, weightKg: 70, portion: 1.75 },
] as const)(
  '$mealsPerDay meals at $weightKg kg: $portion',
  ({ mealsPerDay, weightKg, portion }) => {
    expect(targetsFor({ ...steady, mealsPerDay, weightKg }).portion).toBe(portion);
  },
);

test('targets stay within their bounds for everybody the survey admits', () => {
  const people = fc.record({
    sex: fc.constantFrom('FEMALE', 'MALE', 'OTHER'),
    ageYears: fc.integer({ min: 18, max: 100 }),
    heightCm: fc.integer({ min: 120, max: 230 }),
    weightKg: fc.integer({ min: 35, max: 350 }),
    isLosingWeight: fc.boolean(),
    proteinLevel: fc.constantFrom('ADEQUATE_PROTEIN', 'HIGH_PROTEIN', 'UNKNOWN_PROTEIN'),
  });
  fc.assert(
    fc.property(people, (person) => {
      const targets = targetsFor({ ...steady, ...(person as Partial<PlannerProfile>) });
      expect(targets.energyKcal).toBeGreaterThanOrEqual(targets.restingEnergyKcal);
      expect(targets.proteinGrams).toBeGreaterThanOrEqual(targets.leastProteinGrams);
      expect(targets.leastProteinGrams).toBeGreaterThanOrEqual(90);
      expect([0.75, 1, 1.25, 1.5, 1.75, 2]).toContain(targets.portion);
      expect(targets.energyKcal).toBeGreaterThanOrEqual(person.isLosingWeight ? 1200 : 0);
    }),
  );
});
