/** In the order they are shown; none has to be done. */
export const firstSteps = [
  'GUIDE',
  'MEAL_PLAN',
  'SHOPPING_LIST',
  'PROGRAM',
  'PHONE',
  'REMINDERS',
] as const;

export type FirstStep = (typeof firstSteps)[number];

export const firstStepMarks = ['DONE', 'SKIPPED'] as const;
export type FirstStepMark = (typeof firstStepMarks)[number];

export interface MarkedStep {
  readonly step: FirstStep;
  readonly mark: FirstStepMark;
}

export interface FirstStepState {
  readonly step: FirstStep;
  readonly state: FirstStepMark | 'OPEN';
}

/** What was done elsewhere is done, also where it was skipped here. */
export function firstStepStates(args: {
  marks: readonly MarkedStep[];
  doneElsewhere: readonly FirstStep[];
}): FirstStepState[] {
  const { marks, doneElsewhere } = args;
  return firstSteps.map((step) => {
    if (doneElsewhere.includes(step)) return { step, state: 'DONE' };
    return { step, state: marks.find((each) => each.step === step)?.mark ?? 'OPEN' };
  });
}

/** What was skipped is not done. */
export function countDone(states: readonly FirstStepState[]): number {
  return states.filter(({ state }) => state === 'DONE').length;
}

/** Nothing is left to do. */
export function areOver(states: readonly FirstStepState[]): boolean {
  return states.every(({ state }) => state !== 'OPEN');
}

/** The step that was asked for, else the first that is open; null when nothing is left. */
export function stepToShow(args: {
  states: readonly FirstStepState[];
  asked: FirstStep | null;
}): FirstStep | null {
  const { states, asked } = args;
  return asked ?? states.find(({ state }) => state === 'OPEN')?.step ?? null;
}
