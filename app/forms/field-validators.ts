import {
  emailProblems,
  nameProblems,
  newPasswordProblems,
} from '../../domain/identity/identity.rules.ts';
import * as m from '../../i18n/paraglide/messages.js';
import type { Problem } from '../../lib/problems.ts';

const texts: Record<string, (values: { count: number }) => string> = {
  'email.required': m.error_email_required,
  'email.invalid': m.error_email_invalid,
  'first-name.required': m.error_first_name_required,
  'last-name.required': m.error_last_name_required,
  'name.too-long': m.error_name_too_long,
  'password.required': m.error_password_required,
  'password.too-short': m.error_password_too_short,
  'password.too-long': m.error_password_too_long,
  'password.too-common': m.error_password_too_common,
};

export function validateEmail(email: string): string | undefined {
  return textOf(emailProblems(email));
}

export function validateFirstName(name: string): string | undefined {
  return textOf(nameProblems({ path: 'firstName', name }));
}

export function validateLastName(name: string): string | undefined {
  return textOf(nameProblems({ path: 'lastName', name }));
}

export function newPasswordValidator(passwordMinLength: number) {
  return (password: string) =>
    textOf(newPasswordProblems({ email: '', password, passwordMinLength }));
}

function textOf([problem]: Problem[]): string | undefined {
  if (problem === undefined) return undefined;
  return texts[problem.code]?.({ count: Number(problem.values?.count) });
}
