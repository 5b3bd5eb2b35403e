import { expect, test } from 'vitest';
import { readSent } from '../../forms/form-set.ts';
import { readChoices } from './choice-form.ts';
import { notificationForms } from './notifications-forms.ts';

function choicesIn(...fields: [name: string, value: string][]) {
  const form = new FormData();
  form.append('intent', 'change');
  for (const [name, value] of fields) form.append(name, value);
  const sent = readSent(notificationForms, form);
  return sent?.intent === 'change' ? readChoices(sent.fields) : null;
}

test('a switch that was shown and is not sent is off; what was not shown is left alone', () => {
  const choices = choicesIn(
    ['shown', 'THAW_TONIGHT.EMAIL'],
    ['shown', 'WEEKLY_PLAN.PUSH'],
    ['WEEKLY_PLAN.PUSH', 'on'],
    ['TRIAL_END.PUSH', 'on'],
  );
  expect(choices).toEqual([
    { kind: 'THAW_TONIGHT', channel: 'EMAIL', isOn: false },
    { kind: 'WEEKLY_PLAN', channel: 'PUSH', isOn: true },
  ]);
});

test('switches there are none of change nothing', () => {
  expect(choicesIn(['shown', 'EVERYTHING.FAX'], ['EVERYTHING.FAX', 'on'])).toEqual([]);
});
