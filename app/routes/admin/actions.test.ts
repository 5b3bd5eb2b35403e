import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const people = '/admin/people';
const nobody = { email: 'nobody@example.com', role: 'EDITOR', language: '' };

testForms({
  area: 'admin',
  cases: [
    ...forms('visitor', people, {
      'a role that is none': [{ intent: 'grant', ...nobody, role: 'KING' }, '400 input.invalid'],
    }),
    ...forms('free', people, {
      'a role of who may not give one': [{ intent: 'grant', ...nobody }, '403 role.required'],
    }),
    ...forms('admin', people, {
      'a role for nobody': [{ intent: 'grant', ...nobody }, '400 person.unknown'],
      'a role of nobody': [{ intent: 'take-back', ...nobody }, '400 person.unknown'],
    }),
  ],
});
