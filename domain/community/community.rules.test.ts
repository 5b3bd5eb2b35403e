import { expect, test } from 'vitest';
import {
  communityLimits,
  nameKey,
  nameProblems,
  oneLine,
  textProblems,
  titleProblems,
} from './community.rules.ts';

const codes = (problems: { code: string }[]) => problems.map(({ code }) => code);
const codesOfName = (name: string, brand = 'Yolk') => codes(nameProblems({ name, brand }));
const a = (length: number) => 'a'.repeat(length);

test('a text has a word in it, and as many characters as may be', () => {
  expect(codes(textProblems(' \n\t'))).toEqual(['community.text-required']);
  expect(textProblems('.')).toEqual([]);
  expect(textProblems(a(4000))).toEqual([]);
  expect(textProblems(a(4001))).toMatchObject([
    { path: ['text'], code: 'community.too-long', values: { most: 4000 } },
  ]);
});

test('a title is no shorter than eight characters and no longer than 120', () => {
  expect(titleProblems(a(7))).toMatchObject([
    { path: ['title'], code: 'community.title-too-short', values: { least: 8 } },
  ]);
  expect(titleProblems(a(8))).toEqual([]);
  expect(titleProblems(a(120))).toEqual([]);
  expect(titleProblems(a(121))).toMatchObject([
    { path: ['title'], code: 'community.too-long', values: { most: 120 } },
  ]);
});

test('a name has two letters and at most thirty characters', () => {
  expect(codesOfName('å')).toEqual(['community.name-required']);
  expect(codesOfName('- å -')).toEqual(['community.name-required']);
  expect(codesOfName('Åö')).toEqual([]);
  expect(codesOfName(a(communityLimits.name))).toEqual([]);
  expect(codesOfName(a(communityLimits.name + 1))).toEqual(['community.too-long']);
});

test.each([
  ['Yolk'],
  ['y.o.l.k'],
  ['Team YOLK'],
  ['Yölk'],
  ['Y\u200Bolk'],
  ['Admin'],
  ['A d m i n'],
  ['Ádmin 2'],
  ['moderator_eva'],
  ['Support'],
  ['Redaktionen'],
  ['eva@example'],
  ['https:eva'],
  ['WWW.eva'],
])('nobody is called %j, as if they spoke for the operator or led elsewhere', (name) => {
  expect(codesOfName(name)).toEqual(['community.name-not-allowed']);
});

test.each([['Badmin'], ['Eva Support'], ['Wwweva'], ['Yol Berg']])(
  '%j is a name like any other',
  (name) => {
    expect(codesOfName(name)).toEqual([]);
  },
);

test('a brand without letters keeps nobody from having a name', () => {
  expect(codesOfName('Eva', '🥚')).toEqual([]);
  expect(codesOfName('Admin', '🥚')).toEqual(['community.name-not-allowed']);
});

test.each(['Li', 'l-i', 'Li Support', 'Team Lí', 'Team L\u200Bi', 'LiTeam', 'team_li'])(
  'the short brand Li is not the word of another: %j',
  (name) => expect(codesOfName(name, 'Li')).toEqual(['community.name-not-allowed']),
);

test.each(['Lisa', 'Oliver', 'Eva Lind', 'Ali Berg', 'Julia'])(
  'the short brand Li keeps nobody from being called %s',
  (name) => expect(codesOfName(name, 'Li')).toEqual([]),
);

test('a brand of four letters is found inside words', () => {
  expect(codesOfName('TheYolkTeam', 'Yolk')).toEqual(['community.name-not-allowed']);
  expect(codesOfName('Yolanda', 'Yol')).toEqual([]);
});

test('names that readers take for one are one', () => {
  const keys = ['Eva Lind', 'éva-lind', 'EVA_LIND', ' evalind! '].map((name) => nameKey(name));
  expect(new Set(keys)).toEqual(new Set(['evalind']));
  expect(nameKey('Eva 2')).not.toBe(nameKey('Eva 3'));
});

test('a title is one line', () => {
  expect(oneLine('  one \n\t two   three ')).toBe('one two three');
});
