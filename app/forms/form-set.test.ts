import { expect, test } from 'vitest';
import { count, isTrue, oneOf, optionalText, secret, text, texts, written } from './fields.ts';
import { formSet, readSent } from './form-set.ts';
import { isSameForm } from './sent-form.ts';

const failure = () => 'Oops';
const forms = formSet({
  rename: { fields: { title: text, note: optionalText }, failure },
  cook: {
    fields: {
      meal: oneOf(['LUNCH', 'DINNER']),
      day: written((day) => (/^\d$/.test(day) ? Number(day) : null)),
      servings: count({ otherwise: 0 }),
      with: texts,
      wanted: isTrue,
      password: secret,
    },
    failure,
  },
});

function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const cook: [string, string][] = [
  ['intent', 'cook'],
  ['meal', 'DINNER'],
  ['day', '3'],
  ['servings', 'two'],
  ['with', 'rice'],
  ['with', 'beans'],
  ['wanted', 'true'],
];

test('a form is read by the table', () => {
  expect(readSent(forms, formOf(cook))).toEqual({
    intent: 'cook',
    fields: {
      meal: 'DINNER',
      day: 3,
      servings: 0,
      with: ['rice', 'beans'],
      wanted: true,
      password: '',
    },
  });
  expect(readSent(forms, formOf([['intent', 'rename']]))).toEqual({
    intent: 'rename',
    fields: { title: '', note: null },
  });
});

test.each<[string, [string, string][]]>([
  ['another intent', [['intent', 'burn']]],
  ['an intent every object has', [['intent', 'toString']]],
  ['no intent', []],
  [
    'a word that is none of the set',
    [...cook.filter(([name]) => name !== 'meal'), ['meal', 'TEA']],
  ],
  ['what is not written so', [...cook.filter(([name]) => name !== 'day'), ['day', 'monday']]],
])('%s is no form of the set', (_what, fields) => {
  expect(readSent(forms, formOf(fields))).toBeNull();
});

test('a set of one form needs no intent', () => {
  const sole = formSet({ save: { fields: { title: text }, failure } });
  expect(readSent(sole, formOf([['title', 'Soup']]))).toEqual({
    intent: 'save',
    fields: { title: 'Soup' },
  });
});

test('forms with the same intent are told apart by what they send, but not by secrets', () => {
  const sent: [string, string][] = [
    ['intent', 'cook'],
    ['meal', 'DINNER'],
  ];
  const own = { set: forms, intents: ['cook'], sent };
  expect(isSameForm({ ...own, values: { meal: 'DINNER', password: 'x' } })).toBe(true);
  expect(isSameForm({ ...own, values: { meal: 'LUNCH' } })).toBe(false);
  expect(isSameForm({ ...own, intents: ['rename'], values: {} })).toBe(false);
});
