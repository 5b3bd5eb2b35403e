import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const letter = { name: 'Maja', email: 'maja@example.com', text: 'What do you eat yourselves?' };

testForms({
  area: 'pages',
  cases: [
    ...forms('visitor', '/satiety', {
      'a guide that nobody has read': [{ isRead: 'true' }, '401 auth.required'],
    }),
    ...forms('free', '/satiety', {
      'a guide that was read': [{ isRead: 'true' }, '→ /satiety#next'],
      'a guide to read again': [{ isRead: 'false' }, '→ /satiety#next'],
    }),
    ...forms('free', '/about', {
      'a page that is no guide': [{ isRead: 'true' }, '400 input.invalid'],
    }),
    ...forms('free', '/guides/eating-out', {
      'a guide of editors that was read': [{ isRead: 'true' }, '→ /guides/eating-out#next'],
    }),
    ...forms('free', '/guides/nothing', {
      'a guide that is none': [{ isRead: 'true' }, '400 input.invalid'],
    }),
    ...forms('free', '/pages/nothing', {
      'a plain page that is none': [{ isRead: 'true' }, '400 input.invalid'],
    }),
    ...forms('visitor', '/contact', {
      'a letter': [letter, '200 done'],
      'a letter without words': [{ ...letter, text: ' ' }, '400 contact.text-required'],
      'a letter that is a book': [
        { ...letter, text: 'x'.repeat(9000) },
        '400 contact.text-too-long',
      ],
      'a letter nobody can answer': [{ ...letter, email: 'maja' }, '400 email.invalid'],
      'a letter from a very long name': [
        { ...letter, name: 'x'.repeat(500) },
        '400 contact.name-too-long',
      ],
      'a form of another page': [{ ...letter, intent: 'delete' }, '400 input.invalid'],
    }),
  ],
});
