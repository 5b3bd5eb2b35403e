import { problem, type Problem } from '../../../lib/problems.ts';
import { newPasswordProblems } from '../identity.rules.ts';
import { isCommonPassword } from './common-passwords.rules.ts';

/** The problems that the form can find too, and then those that only the server knows. */
export function chosenPasswordProblems(args: {
  email: string;
  password: string;
  passwordMinLength: number;
}): Problem[] {
  const problems = newPasswordProblems(args);
  if (problems.length > 0) return problems;
  return isCommonPassword(args.password) ? [problem('password', 'password.too-common')] : [];
}
