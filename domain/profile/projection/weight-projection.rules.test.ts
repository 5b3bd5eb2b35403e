import { expect, test } from 'vitest';
import type { SurveyAnswers } from '../survey/survey-answers.rules.ts';
import { findCompleteAnswers } from '../survey/survey.rules.ts';
import { completeAnswers, thisYear } from '../testing/complete-answers.ts';
import { projectWeight } from './weight-projection.rules.ts';

function projectionOf(changes: SurveyAnswers = {}) {
  const answers = findCompleteAnswers({ answers: completeAnswers(changes), thisYear });
  if (answers === null) throw new Error('The test needs complete answers');
  return projectWeight({ answers, thisYear });
}

/** The adults of the trial that the range is held against: 40 years, 97 kg. */
const ofTrial = { birthYear: 1986, weightKg: 97, heightCm: 172, hasWeightGoal: false } as const;

test('the range holds what a year-long trial of low-carb eating saw', () => {
  const { afterAYear } = projectionOf(ofTrial)!;
  const [most, least] = [97 - afterAYear.leastKg, 97 - afterAYear.mostKg];
  expect([least.toFixed(1), most.toFixed(1)]).toEqual(['2.8', '11.3']);
  expect(least < 6 && 6 < most).toBe(true);
});

test('both edges fall, more and more slowly, and the quick one is never above', () => {
  const { points } = projectionOf(ofTrial)!;
  const losses = points.slice(1).map(({ mostKg }, index) => points[index]!.mostKg - mostKg);
  expect(losses.every((loss) => loss > 0)).toBe(true);
  expect(losses.every((loss, index) => index === 0 || loss < losses[index - 1]!)).toBe(true);
  expect(points.every(({ leastKg, middleKg }) => leastKg <= middleKg)).toBe(true);
  expect(points.every(({ middleKg, mostKg }) => middleKg <= mostKg)).toBe(true);
  expect(points[0]).toEqual({ week: 0, leastKg: 97, middleKg: 97, mostKg: 97 });
});

test('the weeks of a goal are where the edges meet it, and neither goes on below', () => {
  const projection = projectionOf({ weightKg: 92, goalWeightKg: 88 })!;
  const { earliestWeek, latestWeek, points } = projection;
  expect(earliestWeek).toBeLessThan(latestWeek!);
  for (const { week, leastKg, mostKg } of points) {
    expect([week, leastKg === 88]).toEqual([week, week >= earliestWeek!]);
    expect([week, mostKg === 88]).toEqual([week, week >= latestWeek!]);
  }
  expect(points.at(-1)!.week).toBeGreaterThan(latestWeek!);
});

test('a goal that is years away has no week', () => {
  const { earliestWeek, latestWeek, points } = projectionOf({ weightKg: 130, goalWeightKg: 65 })!;
  expect([earliestWeek, latestWeek, points.at(-1)!.week]).toEqual([null, null, 52]);
});

test.each<[string, SurveyAnswers]>([
  ['does not want to lose weight', { goals: ['IMPROVE_HEALTH'] }],
  ['is under a healthy weight', { weightKg: 50, hasWeightGoal: false }],
  ['would be under a healthy weight', { weightKg: 58, hasWeightGoal: false }],
  [
    'was told to see a doctor',
    { healthConditions: ['TYPE2_DIABETES'], doctorAdviceRead: ['TYPE2_DIABETES'] },
  ],
  [
    'breastfeeds',
    { isPregnantOrBreastfeeding: true, doctorAdviceRead: ['PREGNANT_OR_BREASTFEEDING'] },
  ],
])('there is none for somebody who %s', (_who, answers) => {
  expect(projectionOf(answers)).toBeNull();
});

test('a goal has a week when it is at most two years away, to the week', () => {
  const goals = Array.from({ length: 250 }, (_, tenths) => 96.9 - tenths / 10);
  const weeks = goals.map((goalWeightKg) => {
    const projection = projectionOf({ ...ofTrial, hasWeightGoal: true, goalWeightKg })!;
    return { earliest: projection.earliestWeek, latest: projection.latestWeek };
  });
  const latest = weeks.flatMap((each) => each.latest ?? []);
  const earliest = weeks.flatMap((each) => each.earliest ?? []);
  expect(Math.max(...earliest)).toBe(104);
  expect(Math.max(...latest)).toBeLessThanOrEqual(104);
  expect(weeks.some((each) => each.latest === null && each.earliest !== null)).toBe(true);
});
