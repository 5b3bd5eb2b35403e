import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Language } from '../../lib/language.ts';
import type { DoctorEntry } from './doctor-entry.rules.ts';
import { putDoctor } from './doctors.store.ts';
import { searchWordsOf, sortNameOf } from './search-words.ts';

/** Nobody real: they show what a directory looks like, and have neither a website nor a phone. */
const samples: readonly (Omit<DoctorEntry, 'website' | 'phone'> & {
  slug: string;
  textLanguage: Language;
})[] = [
  {
    slug: 'anton-berg',
    name: 'Dr. Anton Berg',
    specialties: ['GENERAL_PRACTICE', 'DIABETES'],
    clinic: 'Fyrisgården',
    city: 'Uppsala',
    country: 'SE',
    languages: ['sv', 'en'],
    isTelehealth: true,
    takesPatients: true,
    textLanguage: 'en',
    text: 'I start with what you already eat. Most people lower their carbohydrates over four weeks, and we look at medicine for blood sugar on the same calendar, with a call every week.',
  },
  {
    slug: 'lucia-medina',
    name: 'Dra. Lucía Medina',
    specialties: ['ENDOCRINOLOGY'],
    clinic: 'Consulta del Turia',
    city: 'Valencia',
    country: 'ES',
    languages: ['es', 'ca', 'en'],
    isTelehealth: true,
    takesPatients: false,
    textLanguage: 'es',
    text: 'En la primera visita miramos juntos lo que comes en una semana normal. Después elegimos un solo cambio y nos vemos a las dos semanas con los análisis en la mano.',
  },
  {
    slug: 'june-okafor',
    name: 'Dr. June Okafor',
    specialties: ['OBESITY_MEDICINE', 'INTERNAL_MEDICINE'],
    clinic: 'Barton Creek Weight Clinic',
    city: 'Austin, Texas',
    country: 'US',
    languages: ['en'],
    isTelehealth: true,
    takesPatients: true,
    textLanguage: 'en',
    text: 'Weight is one number among many. We follow waist, sleep and blood pressure too, and the plan fits your kitchen and your working hours.',
  },
  {
    slug: 'petra-kovac',
    name: 'Dr. Petra Kovač',
    specialties: ['CARDIOLOGY'],
    clinic: 'Hjärtmottagningen Möllan',
    city: 'Malmö',
    country: 'SE',
    languages: ['sv', 'en', 'hr'],
    isTelehealth: false,
    takesPatients: true,
    textLanguage: 'sv',
    text: 'Jag arbetar med att förebygga hjärtsjukdom. Ta med dina senaste provsvar, så går vi igenom blodfetter, blodtryck och mat i den ordning som betyder mest för dig.',
  },
  {
    slug: 'rafael-solano',
    name: 'Dr. Rafael Solano',
    specialties: ['GENERAL_PRACTICE', 'NUTRITION'],
    clinic: 'Centro Médico Chapinero',
    city: 'Bogotá',
    country: 'CO',
    languages: ['es', 'en'],
    isTelehealth: true,
    takesPatients: true,
    textLanguage: 'es',
    text: 'Atiendo a familias enteras. Cuando una persona empieza a comer con menos carbohidratos, la mesa cambia para todos, así que la primera cita es con quien cocina en casa.',
  },
  {
    slug: 'maren-holst',
    name: 'Dr. Maren Holst',
    specialties: ['NEUROLOGY'],
    clinic: 'Hausarztpraxis am Kanal',
    city: 'Berlin',
    country: 'DE',
    languages: ['de', 'en', 'da'],
    isTelehealth: false,
    takesPatients: false,
    textLanguage: 'en',
    text: 'I see people with epilepsy and migraine who want to know whether a ketogenic diet is worth a try, and what has to be measured while they try it.',
  },
];

/** Puts the samples into the directory. */
export async function putSamples({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const { slug, textLanguage, ...sample } of samples) {
      const entry = { ...sample, website: '', phone: '' };
      const found = { searchWords: searchWordsOf(entry), sortName: sortNameOf(entry) };
      const kept = { slug, textLanguage, isSample: true, listedAt: now, checkedAt: now };
      await putDoctor({ tx, row: { ...entry, ...found, ...kept, id: `sample-${slug}` } });
    }
  });
}
