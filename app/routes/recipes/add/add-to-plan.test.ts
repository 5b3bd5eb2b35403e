import { expect, test } from 'vitest';
import type { PlanChoiceFragment } from '../operations.gen.ts';
import { choosePlan, chosenPlan } from './add-to-plan.ts';

const plan = (id: string, isStarted = false) => ({ id, isStarted }) as PlanChoiceFragment;

test.each([
  ['the only plan', [plan('a')], '', 'a'],
  ['the plan being followed', [plan('a'), plan('b', true)], '', 'b'],
  ['no plan where several could be meant', [plan('a'), plan('b')], '', undefined],
  ['the plan of the address', [plan('a'), plan('b', true)], 'a', 'a'],
  ['no plan while one is chosen', [plan('a'), plan('b', true)], choosePlan, undefined],
  ['no plan of somebody else', [plan('a')], 'stranger', undefined],
  ['no plan where there is none', [], '', undefined],
])('it is %s', (_name, plans, choice, id) => {
  expect(chosenPlan({ plans, choice })?.id).toBe(id);
});
