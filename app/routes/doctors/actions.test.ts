import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const entry = {
  name: 'Dr. Åsa Berg',
  specialties: 'DIABETES',
  clinic: '',
  city: 'Uppsala',
  country: 'SE',
  languages: 'sv',
  text: 'I begin with what you already eat, and we change one thing at a time.',
  website: '',
  phone: '',
  licence: '1234567, Socialstyrelsen',
};
const application = { ...entry, email: 'asa@clinic.example', hasConsent: 'on' };
const own = '/low-carb/doctors/my-entry?token=x';

testForms({
  area: 'doctors',
  cases: [
    ...forms('visitor', '/low-carb/doctors/be-listed', {
      'an application': [application, '200 done'],
      'an application without consent': [
        { ...entry, email: 'asa@clinic.example' },
        '400 doctor.consent-required',
      ],
      'an application of no specialty': [
        { ...application, specialties: 'MAGIC' },
        '400 doctor.specialties-count',
      ],
      'an application with a link that is none': [
        { ...application, website: 'javascript:alert(1)' },
        '400 doctor.website-invalid',
      ],
    }),
    ...forms('visitor', own, {
      'a confirmation of nothing': [{ intent: 'confirm' }, '400 doctor.link-invalid'],
      'a correction of nothing': [{ intent: 'correct', ...entry }, '400 doctor.link-invalid'],
      'a withdrawal of nothing': [{ intent: 'withdraw' }, '400 doctor.link-invalid'],
    }),
    ...forms('visitor', '/low-carb/doctor/nobody', {
      'a report about nobody': [
        { email: 'maja@example.com', text: 'The clinic has moved.' },
        '400 doctor.unknown',
      ],
    }),
  ],
});
