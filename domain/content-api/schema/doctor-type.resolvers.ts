import type { Doctor } from '../../doctors/doctor.ts';
import { contentBuilder } from './content-builder.ts';

export const DoctorType = contentBuilder.objectRef<Doctor>('Doctor');

DoctorType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug', { description: 'The same in every language.' }),
    name: t.exposeString('name'),
    specialties: t.stringList({ resolve: ({ specialties }) => [...specialties] }),
    clinic: t.exposeString('clinic'),
    city: t.exposeString('city'),
    country: t.exposeString('country', { description: 'ISO 3166, two letters.' }),
    languages: t.stringList({
      description: 'What is spoken with patients, ISO 639-1.',
      resolve: ({ languages }) => [...languages],
    }),
    isTelehealth: t.exposeBoolean('isTelehealth'),
    takesPatients: t.exposeBoolean('takesPatients'),
    text: t.exposeString('text'),
    language: t.string({
      description: 'That the text is written in.',
      resolve: ({ textLanguage }) => textLanguage,
    }),
    website: t.exposeString('website', { description: 'Empty where there is none.' }),
    phone: t.exposeString('phone', { description: 'Empty where there is none.' }),
    checkedOn: t.expose('checkedAt', { type: 'DateTime', description: 'By an administrator.' }),
  }),
});
