import { problem, type Problem } from '../../lib/problems.ts';

export interface LogInForm {
  email: string;
  password: string;
}

const longestEmail = 254;
const longestName = 80;
const longestPassword = 256;

const emailPattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** The log-in form does not check the rule for passwords, only whether one was typed. */
export function logInProblems({ email, password }: LogInForm): Problem[] {
  return [
    ...emailProblems(email),
    ...(password === '' ? [problem('password', 'password.required')] : []),
  ];
}

const nameRequired = { firstName: 'first-name.required', lastName: 'last-name.required' };

export function nameProblems({
  path,
  name,
}: {
  path: keyof typeof nameRequired;
  name: string;
}): Problem[] {
  const cleaned = cleanName(name);
  if (cleaned === '') return [problem(path, nameRequired[path])];
  if (cleaned.length > longestName) return [problem(path, 'name.too-long', { count: longestName })];
  return [];
}

export function emailProblems(email: string): Problem[] {
  const normalized = normalizeEmail(email);
  if (normalized === '') return [problem('email', 'email.required')];
  if (normalized.length > longestEmail || !emailPattern.test(normalized)) {
    return [problem('email', 'email.invalid')];
  }
  return [];
}

/** The same in the form and on the server, which also knows the common ones. */
export function newPasswordProblems({
  email,
  password,
  passwordMinLength,
}: {
  email: string;
  password: string;
  passwordMinLength: number;
}): Problem[] {
  if (password === '') return [problem('password', 'password.required')];
  if ([...password].length < passwordMinLength) {
    return [problem('password', 'password.too-short', { count: passwordMinLength })];
  }
  if (password.length > longestPassword) {
    return [problem('password', 'password.too-long', { count: longestPassword })];
  }
  if (isOneCharacter(password) || isEmail(password, email)) {
    return [problem('password', 'password.too-common')];
  }
  return [];
}

function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1;
}

function isEmail(password: string, email: string): boolean {
  return password.toLowerCase() === normalizeEmail(email);
}

/** One account per address, however it is written. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Names as people write them, without what a database or a page could not show. */
export function cleanName(name: string): string {
  return name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
