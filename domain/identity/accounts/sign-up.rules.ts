import { problem, type Problem } from '../../../lib/problems.ts';
import { emailProblems, nameProblems } from '../identity.rules.ts';
import { chosenPasswordProblems } from '../passwords/chosen-password.rules.ts';

export interface SignUpForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  hasAgreedToTerms: boolean;
}

/** Why a sign-up is refused, field by field. */
export function signUpProblems({
  form,
  passwordMinLength,
}: {
  form: SignUpForm;
  passwordMinLength: number;
}): Problem[] {
  return [
    ...nameProblems({ path: 'firstName', name: form.firstName }),
    ...nameProblems({ path: 'lastName', name: form.lastName }),
    ...emailProblems(form.email),
    ...chosenPasswordProblems({ ...form, passwordMinLength }),
    ...(form.hasAgreedToTerms ? [] : [problem('hasAgreedToTerms', 'terms.required')]),
  ];
}
