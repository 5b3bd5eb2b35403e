import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const hub = '/new-member';

testForms({
  area: 'new-members',
  cases: [
    ...forms('visitor', hub, {
      'a step of nobody': [{ intent: 'go', step: 'GUIDE' }, '→ /login?redirect_to=%2Fnew-member'],
    }),
    ...forms('expired', hub, {
      'a step of an ended session': [
        { intent: 'skip', step: 'GUIDE' },
        '→ /login?redirect_to=%2Fnew-member',
      ],
    }),
    ...forms('free', hub, {
      'a guide without a level': [{ intent: 'go', step: 'GUIDE' }, '→ /low-carb/moderate'],
    }),
    ...forms('member', hub, {
      'the way to a program': [{ intent: 'go', step: 'PROGRAM' }, '→ /new-member/program'],
      'the way to the reminders': [
        { intent: 'go', step: 'REMINDERS' },
        '→ /user/settings/notifications',
      ],
      'a step left out': [{ intent: 'skip', step: 'PHONE' }, '→ /new-member', [/Skipped/]],
      'a step opened again': [{ intent: 'reopen', step: 'PHONE' }, '→ /new-member'],
      'all of them left for home': [{ intent: 'hide' }, '→ /home', [/^(?![^]*Six small things)/]],
      'a step there is none of': [{ intent: 'skip', step: 'HOLIDAY' }, '400 input.invalid'],
      'nothing to do': [{ intent: 'dance', step: 'PHONE' }, '400 input.invalid'],
    }),
    ...forms('member', `${hub}/guide`, {
      'a step left out on a page of its own': [{ intent: 'skip', step: 'GUIDE' }, '→ /new-member'],
    }),
  ],
});
