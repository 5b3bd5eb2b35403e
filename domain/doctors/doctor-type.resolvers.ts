import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { countryName } from '../../lib/countries.ts';
import { languageNames } from '../../lib/formats.ts';
import type { Doctor } from './doctor.ts';
import { dialled, safeWebsite, specialties, type DoctorEntry } from './doctor-entry.rules.ts';
import { spokenIn } from './samples.ts';

export const SpecialtyType = builder.enumType('DoctorSpecialty', { values: specialties });

export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

export const NamedCodeType = builder.objectRef<NamedCode>('NamedCode').implement({
  description: 'A country or a language, in the words of the endpoint.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 or 639-1.' }),
    name: t.exposeString('name'),
  }),
});

export function namedCountry(code: string, { locale }: RequestContext): NamedCode {
  return { code, name: countryName(code, locales[locale].languageTag) ?? code };
}

export function namedLanguage(code: string, { locale }: RequestContext): NamedCode {
  return { code, name: languageNames(locales[locale].languageTag).of(code) ?? code };
}

/** What is read of a doctor, listed or only sent. */
export const DoctorEntryType = builder.objectRef<DoctorEntry>('DoctorEntry').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    specialties: t.field({
      type: [SpecialtyType],
      resolve: (entry) => [...entry.specialties],
    }),
    clinic: t.exposeString('clinic', { description: 'May be empty, as may be website and phone.' }),
    city: t.exposeString('city'),
    country: t.field({
      type: NamedCodeType,
      resolve: ({ country }, _input, context) => namedCountry(country, context),
    }),
    languages: t.field({
      type: [NamedCodeType],
      resolve: ({ languages }, _input, context) =>
        languages.map((code) => namedLanguage(code, context)),
    }),
    isTelehealth: t.exposeBoolean('isTelehealth', { description: 'Sees patients by video.' }),
    takesPatients: t.exposeBoolean('takesPatients', { description: 'New ones, at the moment.' }),
    text: t.exposeString('text', { description: 'In the language it was written in.' }),
    website: t.string({ resolve: ({ website }) => safeWebsite(website) ?? '' }),
    phone: t.exposeString('phone'),
    phoneToDial: t.string({ resolve: ({ phone }) => dialled(phone) }),
  }),
});

export const DoctorType = builder.objectRef<Doctor>('Doctor').implement({
  description: 'An entry of the directory.',
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    isSample: t.exposeBoolean('isSample', { description: 'Nobody real.' }),
    entry: t.field({
      type: DoctorEntryType,
      resolve: (doctor, _input, context) =>
        spokenIn(doctor, locales[context.locale].contentLanguage),
    }),
    textLanguage: t.string({
      description: 'en, es or sv.',
      resolve: (doctor, _input, context) =>
        spokenIn(doctor, locales[context.locale].contentLanguage).textLanguage,
    }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      description: 'When an administrator looked at it last.',
    }),
  }),
});
