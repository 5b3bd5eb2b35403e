import { languages, type Language } from '../../../lib/language.ts';

/** What an account may do beyond membership, from the least to the most. */
export const roles = ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'MODERATOR', 'ADMINISTRATOR'] as const;
export type Role = (typeof roles)[number];

/** Roles that publish, decide about other people or see figures: they open with a second factor. */
const sensitive: ReadonlySet<Role> = new Set(['EDITOR', 'MODERATOR', 'ADMINISTRATOR']);

/** The languages of a role: one for each translation, all for everything else. */
export type RoleLanguage = Language | 'all';

export interface HeldRole {
  readonly role: Role;
  readonly language: RoleLanguage;
  /** Sample accounts of a demo have nothing to protect. */
  readonly isSample: boolean;
}

export interface RoleHolder {
  readonly roles: readonly Pick<HeldRole, 'role' | 'isSample'>[];
  readonly isSecondFactorOn: boolean;
}

/** A role is either open, held behind a second factor that is not set up, or not held. */
export type RoleState = 'open' | 'second-factor' | 'none';

export function roleState({ roles: held, isSecondFactorOn }: RoleHolder, role: Role): RoleState {
  const found = held.filter((each) => each.role === role);
  if (found.length === 0) return 'none';
  const isOpen = !sensitive.has(role) || isSecondFactorOn || found.some(({ isSample }) => isSample);
  return isOpen ? 'open' : 'second-factor';
}

/** Editors change what everybody reads; administrators may do what editors may. */
export function mayEditMealPlans(holder: RoleHolder): boolean {
  return ['EDITOR', 'ADMINISTRATOR'].some((role) => roleState(holder, role as Role) === 'open');
}

export function openRoles(holder: RoleHolder): Role[] {
  return roles.filter((role) => roleState(holder, role) === 'open');
}

export function needsSecondFactor(holder: RoleHolder): boolean {
  return roles.some((role) => roleState(holder, role) === 'second-factor');
}

/** Null where a translator names no language, or another role names one. */
export function languageOfRole(args: { role: Role; language: string | null }): RoleLanguage | null {
  const { role, language } = args;
  if (role !== 'TRANSLATOR') return language === null || language === 'all' ? 'all' : null;
  return languages.find((each) => each === language) ?? null;
}
