import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Language, PerLanguage } from '../../lib/language.ts';
import type { DoctorEntry } from './doctor-entry.rules.ts';
import type { Doctor } from './doctor.ts';
import { putDoctor } from './doctors.store.ts';
import { searchWordsOf, sortNameOf } from './search-words.ts';

/** Nobody real: they show what a directory looks like, and have neither a website nor a phone. */
const samples: readonly (Omit<DoctorEntry, 'website' | 'phone' | 'text'> & {
  slug: string;
  /** What it is kept in; who is real writes in one language alone. */
  textLanguage: Language;
  texts: PerLanguage<string>;
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
    texts: {
      en: 'I start with what you already eat. Most people lower their carbohydrates over four weeks, and we look at medicine for blood sugar on the same calendar, with a call every week.',
      es: 'Empiezo por lo que ya comes. La mayoría baja los carbohidratos en cuatro semanas, y los medicamentos para el azúcar los revisamos con el mismo calendario, con una llamada cada semana.',
      sv: 'Jag börjar med det du redan äter. De flesta minskar kolhydraterna under fyra veckor, och medicin för blodsockret går vi igenom i samma takt, med ett samtal varje vecka.',
    },
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
    texts: {
      en: 'At the first visit we look together at what you eat in a normal week. Then we choose a single change and meet again after two weeks, with the test results in hand.',
      es: 'En la primera visita miramos juntos lo que comes en una semana normal. Después elegimos un solo cambio y nos vemos a las dos semanas con los análisis en la mano.',
      sv: 'Vid första besöket tittar vi tillsammans på vad du äter en vanlig vecka. Sedan väljer vi en enda förändring och ses efter två veckor med provsvaren framför oss.',
    },
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
    texts: {
      en: 'Weight is one number among many. We follow waist, sleep and blood pressure too, and the plan fits your kitchen and your working hours.',
      es: 'El peso es un número entre muchos. También seguimos la cintura, el sueño y la presión arterial, y el plan se ajusta a tu cocina y a tu horario de trabajo.',
      sv: 'Vikten är en siffra bland många. Vi följer också midja, sömn och blodtryck, och planen passar ditt kök och dina arbetstider.',
    },
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
    texts: {
      en: 'I work to prevent heart disease. Bring your latest test results, and we go through blood lipids, blood pressure and food in the order that matters most for you.',
      es: 'Me dedico a prevenir las enfermedades del corazón. Trae tus últimos análisis y repasamos los lípidos en la sangre, la presión arterial y la comida en el orden que más te importa a ti.',
      sv: 'Jag arbetar med att förebygga hjärtsjukdom. Ta med dina senaste provsvar, så går vi igenom blodfetter, blodtryck och mat i den ordning som betyder mest för dig.',
    },
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
    texts: {
      en: 'I see whole families. When one person begins to eat fewer carbs the table changes for everybody, so the first visit is with whoever cooks at home.',
      es: 'Atiendo a familias enteras. Cuando una persona empieza a comer con menos carbohidratos, la mesa cambia para todos, así que la primera cita es con quien cocina en casa.',
      sv: 'Jag tar emot hela familjer. När en person börjar äta färre kolhydrater förändras bordet för alla, så det första besöket är med den som lagar maten hemma.',
    },
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
    texts: {
      en: 'I see people with epilepsy and migraine who want to know whether a ketogenic diet is worth a try, and what has to be measured while they try it.',
      es: 'Veo a personas con epilepsia y migraña que quieren saber si vale la pena probar una dieta cetogénica y qué hay que medir mientras la prueban.',
      sv: 'Jag träffar personer med epilepsi och migrän som vill veta om en ketogen kost är värd att prova, och vad som måste mätas under tiden.',
    },
  },
];

/** Puts the samples into the directory. */
export async function putSamples({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const { slug, textLanguage, texts, ...sample } of samples) {
      const entry = { ...sample, text: texts[textLanguage], website: '', phone: '' };
      const found = { searchWords: searchWordsOf(entry), sortName: sortNameOf(entry) };
      const kept = { slug, textLanguage, isSample: true, listedAt: now, checkedAt: now };
      await putDoctor({ tx, row: { ...entry, ...found, ...kept, id: idOf(slug) } });
    }
  });
}

const textsById = new Map(samples.map(({ slug, texts }) => [idOf(slug), texts]));

/** A sample speaks the language of who reads it. */
export function spokenIn(doctor: Doctor, language: Language): Doctor {
  const texts = doctor.isSample ? textsById.get(doctor.id) : undefined;
  return texts === undefined
    ? doctor
    : { ...doctor, text: texts[language], textLanguage: language };
}

function idOf(slug: string): string {
  return `sample-${slug}`;
}
