import { expect, test } from 'vitest';
import { completeAnswers } from '../../../domain/profile/testing/complete-answers.ts';
import { answeredValues } from '../onboarding/form-values.ts';
import { readPreferences } from './read-preferences.ts';

test('a page that is sent as it was shown changes nothing', () => {
  const answers = completeAnswers({ allergies: ['PORK'], acceptsRepeats: true });
  const values = answeredValues({ answers, locale: 'sv' });
  expect({ diet: null, ...answers }).toMatchObject(readPreferences(values));
});

test('a weight to reach is read in the unit it was shown in', () => {
  const answers = completeAnswers({ weightUnit: 'st', goalWeightKg: 70 });
  const values = answeredValues({ answers, locale: 'en' });
  expect(readPreferences(values).goalWeightKg).toBeCloseTo(70, 1);
});

test('what is not on the page is not sent', () => {
  const values = answeredValues({ answers: completeAnswers(), locale: 'en' });
  expect(Object.keys(readPreferences(values))).not.toContain('weightKg');
  expect(Object.keys(readPreferences(values))).not.toContain('dataConsent');
});
