import { expect, test } from 'vitest';
import {
  applicationProblems,
  dialled,
  entryLimits,
  safeWebsite,
  specialties,
  spokenLanguages,
  tidyApplication,
  type DoctorApplication,
} from './doctor-entry.rules.ts';

const application: DoctorApplication = {
  name: 'Dr. Åsa Berg',
  specialties: ['DIABETES'],
  clinic: '',
  city: 'Uppsala',
  country: 'SE',
  languages: ['sv'],
  isTelehealth: false,
  takesPatients: true,
  text: 'I begin with what you already eat.',
  website: '',
  phone: '',
  email: 'asa@clinic.example',
  licence: '1234567, Socialstyrelsen',
};

const isCountry = (code: string) => code === 'SE';
const refused = (changes: Partial<DoctorApplication>) =>
  applicationProblems({ ...application, ...changes }, isCountry).map(
    ({ path, code }) => `${path.join('.')}: ${code}`,
  );

const mostLetters = ['name', 'city', 'licence', 'clinic', 'text'] as const;

test.each(mostLetters)('%s may be as long as its limit, and no longer', (field) => {
  expect(refused({ [field]: 'x'.repeat(entryLimits[field]) })).toEqual([]);
  expect(refused({ [field]: 'x'.repeat(entryLimits[field] + 1) })).toEqual([
    `${field}: doctor.too-long`,
  ]);
});

test('a website and a phone number have their limits too', () => {
  const site = (length: number) => 'https://a.example/'.padEnd(length, 'x');
  expect(refused({ website: site(entryLimits.website) })).toEqual([]);
  expect(refused({ website: site(entryLimits.website + 1) })).toEqual(['website: doctor.too-long']);
  const phone = (length: number) => '018 123 456'.padEnd(length, '-');
  expect(refused({ phone: phone(entryLimits.phone) })).toEqual([]);
  expect(refused({ phone: phone(entryLimits.phone + 1) })).toEqual(['phone: doctor.too-long']);
});

test('what is too long is told with how long it may be, and a short text with how long it must be', () => {
  const changes = { name: 'x'.repeat(81), text: 'x'.repeat(29) };
  expect(applicationProblems({ ...application, ...changes }, isCountry)).toMatchObject([
    { path: ['name'], values: { most: 80 } },
    { path: ['text'], values: { least: 30 } },
  ]);
  expect(refused({ text: 'x'.repeat(30) })).toEqual([]);
});

test.each([
  [{}, []],
  [{ name: '', city: '', licence: '' }, ['name', 'city', 'licence']],
  [{ clinic: 'Fyrisgården', website: 'https://a.example', phone: '018 12 34 56' }, []],
  [{ country: 'NO' }, ['country']],
  [{ email: 'nobody' }, ['email']],
  [{ specialties: [] }, ['specialties']],
  [{ specialties: specialties.slice(0, 4) }, []],
  [{ specialties: specialties.slice(0, 5) }, ['specialties']],
  [{ languages: [] }, ['languages']],
  [{ languages: spokenLanguages.slice(0, 8) }, []],
  [{ languages: spokenLanguages.slice(0, 9) }, ['languages']],
] satisfies [Partial<DoctorApplication>, string[]][])(
  'an application with %j is refused for %j',
  (changes, fields) => {
    expect(refused(changes).map((each) => each.split(':')[0])).toEqual(fields);
  },
);

test.each([
  ['018-12 34', true],
  ['+46 (0)18 123.45.67', true],
  ['12345', false],
  ['123456', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['12+345678', false],
  ['018 12 34 56 ext. 7', false],
])('%j is a phone number: %s', (phone, isOne) => {
  expect(refused({ phone })).toEqual(isOne ? [] : ['phone: doctor.phone-invalid']);
});

test.each([
  ['https://clinic.example', 'https://clinic.example/'],
  ['http://clinic.example/asa?a=b', 'http://clinic.example/asa?a=b'],
  ['https://localhost', null],
  ['ftp://clinic.example', null],
  ['javascript:alert(1.5)', null],
  ['https://asa@clinic.example', null],
  ['https://:secret@clinic.example', null],
  ['clinic.example', null],
])('the link to %j leads to %j', (text, address) => {
  expect(safeWebsite(text)).toBe(address);
});

test('what was typed is tidied: no spaces around, one between, and a website gets its scheme', () => {
  const typed = (text: string) => ` ${text}  ${text}\n`;
  const text = '\n One line.\n\n  Another. ';
  const tidy = tidyApplication({
    ...application,
    name: typed('name'),
    clinic: typed('clinic'),
    city: typed('city'),
    phone: typed('018'),
    licence: typed('7'),
    text,
    website: '  clinic.example/a ',
  });
  expect(tidy).toEqual({
    ...application,
    name: 'name name',
    clinic: 'clinic clinic',
    city: 'city city',
    phone: '018 018',
    licence: '7 7',
    text: text.trim(),
    website: 'https://clinic.example/a',
  });
});

test.each([
  [' ', ''],
  ['HTTP://clinic.example', 'HTTP://clinic.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['x-a+b.2:c', 'x-a+b.2:c'],
  ['2nd.example', 'https://2nd.example'],
])('a website typed as %j is %j', (website, tidy) => {
  expect(tidyApplication({ ...application, website }).website).toBe(tidy);
});

test('a link to a phone number holds its digits and its plus alone', () => {
  expect(dialled('+46 (0)18-123.45')).toBe('+4601812345');
});
