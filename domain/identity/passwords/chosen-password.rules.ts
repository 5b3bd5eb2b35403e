import { problem, type Problem } from '../../../lib/problems.ts';
import { newPasswordProblems } from '../identity.rules.ts';
import { isCommonPassword } from './common-passwords.rules.ts';

/** What the form says by itself, and then what only the server knows. */
export function chosenPasswordProblems(args: {
  email: string;
  password: string;
  passwordMinLength: number;
}): Problem[] {
  const problems = newPasswordProblems(args);
  if (problems.length > 0) return problems;
  return isCommonPassword(args.password) ? [problem('password', 'password.too-common')] : [];
}
