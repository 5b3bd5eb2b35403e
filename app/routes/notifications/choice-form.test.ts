import { expect, test } from 'vitest';
import { readChoices } from './choice-form.ts';

function formWith(...fields: [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('a switch that was shown and is not sent is off; what was not shown is left alone', () => {
  const form = formWith(
    ['shown', 'THAW_TONIGHT.EMAIL'],
    ['shown', 'WEEKLY_PLAN.PUSH'],
    ['WEEKLY_PLAN.PUSH', 'on'],
    ['TRIAL_END.PUSH', 'on'],
  );
  expect(readChoices(form)).toEqual([
    { kind: 'THAW_TONIGHT', channel: 'EMAIL', isOn: false },
    { kind: 'WEEKLY_PLAN', channel: 'PUSH', isOn: true },
  ]);
});

test('switches there are none of change nothing', () => {
  expect(readChoices(formWith(['shown', 'EVERYTHING.FAX'], ['EVERYTHING.FAX', 'on']))).toEqual([]);
});
