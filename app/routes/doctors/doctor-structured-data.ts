import { placeText, specialtiesText } from '../../doctors/doctor-words.ts';
import type { DoctorQuery } from './operations.gen.ts';

type ListedDoctor = NonNullable<DoctorQuery['doctor']>;

/** What search engines read of a doctor. Samples have none. */
export function structuredDoctor({ doctor, url }: { doctor: ListedDoctor; url: string }) {
  const { name, clinic, city, country, languages, website, phone } = doctor.entry;
  return {
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name,
    url,
    description: `${specialtiesText(doctor.entry)}. ${placeText(doctor.entry)}.`,
    knowsLanguage: languages.map(({ code }) => code),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: country.code,
    },
    ...(clinic !== '' && { parentOrganization: { '@type': 'MedicalOrganization', name: clinic } }),
    ...(website !== '' && { sameAs: website }),
    ...(phone !== '' && { telephone: phone }),
  };
}
