import type { JudgedMutant } from './judged-mutant.ts';

export const inMealPlans: readonly JudgedMutant[] = [
  {
    file: 'domain/meal-plans/calendar/plan-calendar.rules.ts',
    line: '.filter(({ beginsOn }) => beginsOn > today)',
    becomes: 'beginsOn >= today',
    reason: 'A plan that begins today is found as the one of today before.',
  },
  {
    file: 'domain/meal-plans/calendar/plan-calendar.rules.ts',
    line: '.toSorted((left, right) => (left.beginsOn < right.beginsOn ? -1 : 1));',
    becomes: 'left.beginsOn <= right.beginsOn',
    reason: 'No two plans of a calendar begin on one day.',
  },
  {
    file: 'domain/meal-plans/calendar/plan-calendar.rules.ts',
    line: '(last, plan) => (last === null || plan.beginsOn > last.beginsOn ? plan : last),',
    becomes: 'plan.beginsOn >= last.beginsOn',
    reason: 'No two plans of a calendar begin on one day.',
  },
  {
    file: 'domain/meal-plans/calendar/plan-calendar.rules.ts',
    line: 'return free > soonest ? free : soonest;',
    becomes: 'free >= soonest',
    reason: 'The same day, whichever of the two is taken.',
  },
  {
    file: 'domain/meal-plans/reading/find-meal-plan.ts',
    line: 'if (!isId(id)) return null;',
    becomes: 'false',
    reason: 'It spares the database a question: no row has such an id.',
  },
];
