import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const accept = { intent: 'accept', version: '1' };

testForms({
  area: 'legal',
  cases: [
    ...forms('visitor', '/terms', {
      'consent of nobody': [accept, '→ /login?redirect_to=%2Fterms'],
    }),
    ...forms('expired', '/terms', {
      'consent of an ended session': [accept, '→ /login?redirect_to=%2Fterms'],
    }),
    ...forms('free', '/terms', {
      'consent to the terms as they are': [accept, '→ /home'],
      'consent to terms that are no more': [
        { ...accept, version: '0' },
        '400 terms.changed-meanwhile',
      ],
      'no version': [{ intent: 'accept' }, '400 terms.changed-meanwhile'],
      'another form': [{ intent: 'refuse' }, '400 input.invalid'],
    }),
  ],
});
