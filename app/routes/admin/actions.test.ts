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
    ...forms('admin', '/admin/content-api', {
      'a key without a name': [
        { intent: 'create', name: '', scopes: 'PAGE' },
        '400 key.name-required',
      ],
      'a key': [{ intent: 'create', name: 'App', scopes: 'PAGE' }, '200 done'],
      'a key that is gone': [{ intent: 'revoke', id: 'x' }, '→ /admin/content-api'],
    }),
  ],
});
