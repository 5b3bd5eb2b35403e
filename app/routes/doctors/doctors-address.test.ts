import { expect, test } from 'vitest';
import { doctorsPath, readDoctorsAddress } from './doctors-address.ts';

const read = (query: string) => readDoctorsAddress(new URLSearchParams(query));
const everybody = { text: '', country: '', language: '', isTelehealth: false, page: 1 };

test('who is looked for is read from the address it makes', () => {
  const asked = { text: 'berg', country: 'SE', language: 'sv', isTelehealth: true, page: 2 };
  const path = doctorsPath({ ...asked, locale: 'en' });
  expect(path).toMatch(/\?q=berg&country=SE&language=sv&telehealth=on&page=2$/);
  expect(read(path.split('?')[1] ?? '')).toEqual(asked);
  expect(doctorsPath({ ...everybody, locale: 'en' })).not.toContain('?');
});

test.each(['', 'country=se', 'country=SWE', 'language=SV', 'language=sve', 'page=x'])(
  'odd values look for nothing: %s',
  (query) => {
    expect(read(query)).toEqual(everybody);
  },
);
