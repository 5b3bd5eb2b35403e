import { expect, test } from 'vitest';
import type { Role, RoleLanguage } from '../identity/roles/roles.rules.ts';
import { editingRights, mayChangeField } from './editing-rights.rules.ts';

const rightsOf = (role: Role, language: RoleLanguage = 'all', isSecondFactorOn = true) =>
  editingRights({ roles: [{ role, language, isSample: false }], isSecondFactorOn });

test.each([
  ['AUTHOR', true, false],
  ['TRANSLATOR', false, false],
  ['EDITOR', true, true],
  ['MODERATOR', false, false],
  ['ADMINISTRATOR', true, true],
] as const)('%s: writes %s, publishes %s', (role, mayWrite, mayPublish) => {
  expect(rightsOf(role)).toMatchObject({ mayWrite, mayPublish });
});

test('an editor without a second factor neither writes nor publishes', () => {
  const rights = rightsOf('EDITOR', 'all', false);
  expect(rights).toEqual({ mayWrite: false, mayPublish: false, languages: [] });
});

test('a translator changes the texts of their language alone', () => {
  const rights = rightsOf('TRANSLATOR', 'sv');
  expect(rights.languages).toEqual(['sv']);
  expect(mayChangeField(rights, 'title.sv')).toBe(true);
  expect(mayChangeField(rights, 'title.en')).toBe(false);
  expect(mayChangeField(rights, 'servings')).toBe(false);
});

test('whoever writes changes every field, and a moderator none', () => {
  expect(mayChangeField(rightsOf('AUTHOR'), 'servings')).toBe(true);
  expect(rightsOf('AUTHOR').languages).toEqual(['en', 'es', 'sv']);
  expect(rightsOf('MODERATOR').languages).toEqual([]);
  expect(mayChangeField(rightsOf('MODERATOR'), 'title.sv')).toBe(false);
});
