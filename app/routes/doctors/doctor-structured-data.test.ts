import { expect, test } from 'vitest';
import { structuredDoctor } from './doctor-structured-data.ts';

type Doctor = Parameters<typeof structuredDoctor>[0]['doctor'];

const url = 'https://yolk.example/low-carb/doctor/dr-asa-berg';

function doctorWith(changes: object): Doctor {
  const entry = {
    name: 'Dr. Åsa Berg',
    specialties: ['DIABETES'],
    clinic: '',
    city: 'Uppsala',
    country: { code: 'SE', name: 'Sweden' },
    languages: [{ code: 'sv' }, { code: 'en' }],
    website: '',
    phone: '',
    ...changes,
  };
  return { entry } as unknown as Doctor;
}

/** Of schema.org's Physician, which is an organization, what may stand in an entry. */
const known = [
  '@context',
  '@type',
  'name',
  'url',
  'description',
  'knowsLanguage',
  'address',
  'parentOrganization',
  'sameAs',
  'telephone',
];

test('a doctor is a physician with an address, and nothing that was not said', () => {
  const data = structuredDoctor({ doctor: doctorWith({}), url });
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name: 'Dr. Åsa Berg',
    url,
    knowsLanguage: ['sv', 'en'],
    address: { '@type': 'PostalAddress', addressLocality: 'Uppsala', addressCountry: 'SE' },
  });
  expect(Object.keys(data).filter((key) => !known.includes(key))).toEqual([]);
  for (const key of ['parentOrganization', 'sameAs', 'telephone'])
    expect(data).not.toHaveProperty(key);
});

test('a clinic, a website and a telephone are told where there are some, and never the licence', () => {
  const told = { clinic: 'Fyris', website: 'https://fyris.example', phone: '+46 18 00 00 00' };
  const data = structuredDoctor({ doctor: doctorWith({ ...told, licence: '1234567' }), url });
  expect(data).toMatchObject({
    parentOrganization: { '@type': 'MedicalOrganization', name: 'Fyris' },
    sameAs: 'https://fyris.example',
    telephone: '+46 18 00 00 00',
  });
  expect(JSON.stringify(data)).not.toContain('1234567');
});
