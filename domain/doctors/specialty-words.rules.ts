import * as m from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/locales.ts';
import type { Specialty } from './doctor-entry.rules.ts';

export const specialtyWords: Readonly<
  Record<Specialty, (values?: Record<string, never>, options?: { locale: Locale }) => string>
> = {
  GENERAL_PRACTICE: m.doctors_specialty_general_practice,
  INTERNAL_MEDICINE: m.doctors_specialty_internal_medicine,
  DIABETES: m.doctors_specialty_diabetes,
  ENDOCRINOLOGY: m.doctors_specialty_endocrinology,
  OBESITY_MEDICINE: m.doctors_specialty_obesity_medicine,
  CARDIOLOGY: m.doctors_specialty_cardiology,
  GASTROENTEROLOGY: m.doctors_specialty_gastroenterology,
  NEUROLOGY: m.doctors_specialty_neurology,
  PSYCHIATRY: m.doctors_specialty_psychiatry,
  GYNECOLOGY: m.doctors_specialty_gynecology,
  PEDIATRICS: m.doctors_specialty_pediatrics,
  NUTRITION: m.doctors_specialty_nutrition,
};
