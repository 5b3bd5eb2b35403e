import { problem, type Problem } from '../../lib/problems.ts';
import { emailProblems } from '../identity/identity.rules.ts';

export const specialties = [
  'GENERAL_PRACTICE',
  'INTERNAL_MEDICINE',
  'DIABETES',
  'ENDOCRINOLOGY',
  'OBESITY_MEDICINE',
  'CARDIOLOGY',
  'GASTROENTEROLOGY',
  'NEUROLOGY',
  'PSYCHIATRY',
  'GYNECOLOGY',
  'PEDIATRICS',
  'NUTRITION',
] as const;
export type Specialty = (typeof specialties)[number];

/** ISO 639-1, of what doctors speak with their patients. */
export const spokenLanguages = [
  'en',
  'es',
  'sv',
  'ar',
  'ca',
  'da',
  'de',
  'el',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'so',
  'tr',
  'uk',
  'zh',
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** What everybody reads of a doctor. */
export interface DoctorEntry {
  readonly name: string;
  readonly specialties: readonly Specialty[];
  /** May be empty, as may be website and phone. */
  readonly clinic: string;
  readonly city: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly languages: readonly SpokenLanguage[];
  readonly isTelehealth: boolean;
  readonly takesPatients: boolean;
  /** How the doctor works, in the language that the entry was written in. */
  readonly text: string;
  readonly website: string;
  readonly phone: string;
}

/** An entry with what its reviewer alone reads. */
export interface DoctorApplication extends DoctorEntry {
  readonly email: string;
  /** Number and register. */
  readonly licence: string;
}

export const entryLimits = {
  name: 80,
  clinic: 100,
  city: 80,
  website: 200,
  phone: 30,
  licence: 120,
  text: 1200,
  specialties: 4,
  languages: 8,
} as const;
const shortestText = 30;

/** Without spaces around; a website that was typed without its scheme gets one. */
export function tidyApplication(application: DoctorApplication): DoctorApplication {
  const { name, clinic, city, website, phone, licence, text } = application;
  const site = website.trim();
  return {
    ...application,
    name: oneLine(name),
    clinic: oneLine(clinic),
    city: oneLine(city),
    phone: oneLine(phone),
    licence: oneLine(licence),
    text: text.trim(),
    website: site === '' || /^[a-z][a-z\d+.-]*:/i.test(site) ? site : `https://${site}`,
  };
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

export function applicationProblems(
  application: DoctorApplication,
  isCountry: (code: string) => boolean,
): Problem[] {
  const { email, country, website, phone } = application;
  return [
    ...lengthProblems(application),
    ...choiceProblems(application),
    ...emailProblems(email),
    ...(isCountry(country) ? [] : [problem('country', 'doctor.country-required')]),
    ...(website === '' || safeWebsite(website) !== null
      ? []
      : [problem('website', 'doctor.website-invalid')]),
    ...(phone === '' || isPhone(phone) ? [] : [problem('phone', 'doctor.phone-invalid')]),
  ];
}

const required = [
  ['name', 'doctor.name-required'],
  ['city', 'doctor.city-required'],
  ['licence', 'doctor.licence-required'],
] as const;
const limited = ['name', 'city', 'licence', 'clinic', 'website', 'phone', 'text'] as const;

function lengthProblems(application: DoctorApplication): Problem[] {
  const tooLong = limited.filter((field) => application[field].length > entryLimits[field]);
  return [
    ...required
      .filter(([field]) => application[field] === '')
      .map(([field, code]) => problem(field, code)),
    ...tooLong.map((field) => problem(field, 'doctor.too-long', { most: entryLimits[field] })),
    ...(application.text.length < shortestText
      ? [problem('text', 'doctor.text-too-short', { least: shortestText })]
      : []),
  ];
}

function choiceProblems({ specialties: fields, languages }: DoctorApplication): Problem[] {
  const { specialties: mostFields, languages: mostLanguages } = entryLimits;
  const isIn = (count: number, most: number) => count >= 1 && count <= most;
  return [
    ...(isIn(fields.length, mostFields)
      ? []
      : [problem('specialties', 'doctor.specialties-count', { most: mostFields })]),
    ...(isIn(languages.length, mostLanguages)
      ? []
      : [problem('languages', 'doctor.languages-count', { most: mostLanguages })]),
  ];
}

/** The address as it may stand in a link; null for one that is no website. */
export function safeWebsite(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, hostname, href } = new URL(text);
  const isSite = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  return isSite && username === '' && password === '' ? href : null;
}

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 6 && digits <= 15;
}

/** What a link to a phone number holds. */
export function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '');
}
