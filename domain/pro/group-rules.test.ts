import { expect, test } from 'vitest';
import { csvOf } from './audit/csv.rules.ts';
import { cookedWeeks } from './care/cooked-weeks.rules.ts';
import { cleanCountry, countryProblems, groupProblems } from './groups/group-form.rules.ts';
import { billingProblems, type BillingForm } from './payment/billing-form.rules.ts';
import { endOfTerm, memberPeriods } from './pro.rules.ts';
import { percentEnds, planTotal, weightTotal } from './totals/group-totals.rules.ts';

const said = (problems: { path: readonly PropertyKey[]; code: string; values?: object }[]) =>
  problems.map(({ path, code, values }) => [path.join('.'), code, values ?? {}]);

test('a term ends after its months, and one by the month goes on', () => {
  const startsAt = new Date('2026-03-02T08:30:00Z');
  const ends = memberPeriods.map(
    (period) => endOfTerm({ period, startsAt })?.toISOString() ?? null,
  );
  const at = (day: string) => `${day}T08:30:00.000Z`;
  expect(ends).toEqual([
    null,
    at('2026-06-02'),
    at('2026-09-02'),
    at('2026-12-02'),
    at('2027-03-02'),
  ]);
  expect(startsAt).toEqual(new Date('2026-03-02T08:30:00Z'));
});

test.each([
  ['2026-11-30', 'THREE_MONTHS', '2027-02-28'],
  ['2027-11-30', 'THREE_MONTHS', '2028-02-29'],
  ['2026-08-31', 'SIX_MONTHS', '2027-02-28'],
  ['2026-08-31', 'THREE_MONTHS', '2026-11-30'],
  ['2028-02-29', 'ONE_YEAR', '2029-02-28'],
  ['2026-01-31', 'SIX_MONTHS', '2026-07-31'],
  ['2026-12-31', 'NINE_MONTHS', '2027-09-30'],
] as const)('what starts on %s for %s ends on %s', (start, period, end) => {
  const ended = endOfTerm({ period, startsAt: new Date(`${start}T00:00:00Z`) });
  expect(ended?.toISOString().slice(0, 10)).toBe(end);
});

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['=1+1', "'=1+1"],
  ['+46 18', "'+46 18"],
  ['-1', "'-1"],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['a=1', 'a=1'],
  ['=a,b', `"'=a,b"`],
  ['', ''],
])('in a table %j stands as %j', (value, cell) => {
  expect(csvOf([['head', value], ['x']])).toBe(`\uFEFFhead,${cell}\r\nx\r\n`);
});

const billing: BillingForm = {
  name: 'Clinic',
  address: 'Street 1',
  country: 'SE',
  taxResidence: null,
  vatNumber: '',
};

test.each<[Partial<BillingForm>, unknown[]]>([
  [{}, []],
  [{ taxResidence: 'DE', vatNumber: 'x'.repeat(30) }, []],
  [{ name: 'x'.repeat(120), address: 'x'.repeat(300) }, []],
  [{ name: '' }, [['name', 'pro.billing-required', {}]]],
  [{ address: '' }, [['address', 'pro.billing-required', {}]]],
  [{ name: 'x'.repeat(121) }, [['name', 'pro.billing-too-long', { most: 120 }]]],
  [{ address: 'x'.repeat(301) }, [['address', 'pro.billing-too-long', { most: 300 }]]],
  [{ country: 'Sweden' }, [['country', 'pro.country-invalid', {}]]],
  [{ country: 'se' }, [['country', 'pro.country-invalid', {}]]],
  [{ taxResidence: '' }, [['taxResidence', 'pro.country-invalid', {}]]],
  [{ taxResidence: 'DEU' }, [['taxResidence', 'pro.country-invalid', {}]]],
  [{ vatNumber: 'x'.repeat(31) }, [['vatNumber', 'pro.vat-number-invalid', {}]]],
])('of whom invoices name, %j is told %j', (changes, problems) => {
  expect(said(billingProblems({ ...billing, ...changes }))).toEqual(problems);
});

test('a group has a title and countries that there may be', () => {
  const of = (title: string, country: string | null = null, taxResidence: string | null = null) =>
    said(groupProblems({ title, country, taxResidence }));
  expect(of('Clinic')).toEqual([]);
  expect(of('x'.repeat(80), 'SE', 'DE')).toEqual([]);
  expect(of('')).toEqual([['title', 'pro.title-required', {}]]);
  expect(of('x'.repeat(81))).toEqual([['title', 'pro.title-too-long', { most: 80 }]]);
  expect(of('Clinic', 'S', 'DEU')).toEqual([
    ['country', 'pro.country-invalid', {}],
    ['taxResidence', 'pro.country-invalid', {}],
  ]);
  expect(said(countryProblems('country', 'x1'))).toHaveLength(1);
  expect([' se ', '', '  ', null, undefined].map(cleanCountry)).toEqual([
    'SE',
    null,
    null,
    null,
    null,
  ]);
});

test('cooked days are counted by week, once a day, since it is shared and for eight weeks', () => {
  const days = ['2026-03-02', '2026-03-02', '2026-03-08', '2026-03-09', '2026-02-22'];
  expect(cookedWeeks({ days, since: '2026-02-25', today: '2026-03-11' })).toEqual([
    { monday: '2026-02-23', cookedDays: 0 },
    { monday: '2026-03-02', cookedDays: 2 },
    { monday: '2026-03-09', cookedDays: 1 },
  ]);
  const long = cookedWeeks({ days: [], since: '2025-01-01', today: '2026-03-11' });
  expect([long.length, long[0]?.monday, long.at(-1)?.monday]).toEqual([
    8,
    '2026-01-19',
    '2026-03-09',
  ]);
  expect(cookedWeeks({ days, since: '2026-03-11', today: '2026-03-11' })).toHaveLength(1);
});

test.each([
  [4, 4, null],
  [5, 0, { people: 5, percent: 20 }],
  [5, 1, { people: 5, percent: 40 }],
  [5, 3, { people: 5, percent: 80 }],
  [5, 5, { people: 5, percent: 80 }],
  [9, 9, { people: 5, percent: 80 }],
  [10, 0, { people: 10, percent: 10 }],
  [10, 5, { people: 10, percent: 60 }],
  [10, 10, { people: 10, percent: 90 }],
  [14, 4, { people: 10, percent: 20 }],
  [103, 52, { people: 100, percent: 60 }],
])('of %i people %i follow a plan: said as %j', (people, onPlan, total) => {
  expect(planTotal({ people, onPlan })).toEqual(total);
});

test('the ends are open by half a step', () => {
  expect(percentEnds({ people: 5 })).toEqual({ least: 20, most: 80 });
  expect(percentEnds({ people: 10 })).toEqual({ least: 10, most: 90 });
});

const times = (count: number, changeKg: number) => Array.from({ length: count }, () => changeKg);

test.each([
  [times(4, -3), null],
  [times(5, -3), { people: 5, changeKg: -4 }],
  [times(5, -1.9), { people: 5, changeKg: 0 }],
  [times(10, -3.6), { people: 10, changeKg: -4 }],
  [times(40, -3.3), { people: 40, changeKg: -3.5 }],
  [times(44, 3.2), { people: 40, changeKg: 3 }],
  // One who lost 200 kg counts for 10.
  [[-200, ...times(39, 0)], { people: 40, changeKg: 0 }],
  [times(40, 200), { people: 40, changeKg: 10 }],
  [times(40, -200), { people: 40, changeKg: -10 }],
])('%# what a group lost or gained is told in steps that nobody moves alone', (changes, total) => {
  expect(weightTotal(changes)).toEqual(total);
});
