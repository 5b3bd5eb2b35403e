import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const device = { endpoint: 'https://push.example/x', p256dh: 'x', auth: 'x' };

testForms({
  area: 'notifications',
  cases: [
    ...forms('visitor', '/my-account/unsubscribe?token=x', {
      'an unsubscribe link that is none': [{}, '400 unsubscribe.link-invalid'],
    }),
    ...forms('visitor', '/user/settings/notifications', {
      'a switch of nobody': [{ intent: 'change' }, '401 auth.required'],
    }),
    ...forms('free', '/user/settings/notifications', {
      'a switch': [
        { intent: 'change', shown: 'THAW_TONIGHT.EMAIL' },
        '→ /user/settings/notifications',
      ],
      'a switch there is none of': [
        { intent: 'change', shown: 'RAIN.EMAIL' },
        '→ /user/settings/notifications',
      ],
      'a device without keys': [{ intent: 'add-device', ...device }, '400 push.unavailable'],
      'a device there is none of': [
        { intent: 'remove-device', device: 'x' },
        '→ /user/settings/notifications',
      ],
    }),
  ],
});
