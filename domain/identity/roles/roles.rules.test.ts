import { expect, test } from 'vitest';
import {
  languageOfRole,
  mayEditMealPlans,
  needsSecondFactor,
  openRoles,
  roles,
  roleState,
  type Role,
} from './roles.rules.ts';

const holder = (
  held: readonly Role[],
  parts: { isSecondFactorOn?: boolean; isSample?: boolean } = {},
) => {
  const { isSecondFactorOn = false, isSample = false } = parts;
  return { roles: held.map((role) => ({ role, isSample })), isSecondFactorOn };
};

test('a role that is not held is closed, whatever else is held', () => {
  for (const role of roles) {
    const others = roles.filter((each) => each !== role);
    expect(roleState(holder(others, { isSecondFactorOn: true }), role)).toBe('none');
  }
});

test.each([
  ['AUTHOR', 'open'],
  ['TRANSLATOR', 'open'],
  ['EDITOR', 'second-factor'],
  ['MODERATOR', 'second-factor'],
  ['ADMINISTRATOR', 'second-factor'],
] as const)('without a second factor the role %s is %s', (role, state) => {
  expect(roleState(holder([role]), role)).toBe(state);
  expect(roleState(holder([role], { isSecondFactorOn: true }), role)).toBe('open');
  expect(roleState(holder([role], { isSample: true }), role)).toBe('open');
  expect(needsSecondFactor(holder([role]))).toBe(state === 'second-factor');
});

test('one role that waits for the second factor leaves the others open', () => {
  expect(openRoles(holder(['EDITOR', 'AUTHOR']))).toEqual(['AUTHOR']);
  expect(needsSecondFactor(holder(['EDITOR', 'AUTHOR']))).toBe(true);
  expect(openRoles(holder(['EDITOR', 'AUTHOR'], { isSecondFactorOn: true }))).toEqual([
    'AUTHOR',
    'EDITOR',
  ]);
  expect(needsSecondFactor(holder([]))).toBe(false);
});

test('themed plans are changed by editors and administrators alone', () => {
  const may = roles.filter((role) => mayEditMealPlans(holder([role], { isSecondFactorOn: true })));
  expect(may).toEqual(['EDITOR', 'ADMINISTRATOR']);
  expect(mayEditMealPlans(holder(['EDITOR']))).toBe(false);
});

test.each([
  ['TRANSLATOR', 'es', 'es'],
  ['TRANSLATOR', 'xx', null],
  ['TRANSLATOR', 'all', null],
  ['TRANSLATOR', null, null],
  ['EDITOR', null, 'all'],
  ['EDITOR', 'all', 'all'],
  ['EDITOR', 'es', null],
] as const)('the role %s with the language %s is of %s', (role, language, of) => {
  expect(languageOfRole({ role, language })).toBe(of);
});

test('a role that is held twice, once as a sample, is open', () => {
  const held = [true, false].map((isSample) => ({ role: 'EDITOR', isSample }) as const);
  expect(roleState({ roles: held, isSecondFactorOn: false }, 'EDITOR')).toBe('open');
  const own = held.filter(({ isSample }) => !isSample);
  expect(roleState({ roles: own, isSecondFactorOn: false }, 'EDITOR')).toBe('second-factor');
});
