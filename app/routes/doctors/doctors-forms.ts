import { specialties } from '../../../domain/doctors/doctor-entry.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { isTicked, text, texts, type Field } from '../../forms/fields.ts';
import { formSet, type FieldsOf } from '../../forms/form-set.ts';

type Specialty = (typeof specialties)[number];

/** What is no specialty is left out. */
const chosenSpecialties: Field<Specialty[]> = {
  read: (given) => specialties.filter((each) => given.includes(each)),
};

const entryFields = {
  name: text,
  specialties: chosenSpecialties,
  clinic: text,
  city: text,
  country: text,
  languages: texts,
  isTelehealth: isTicked,
  takesPatients: isTicked,
  text,
  website: text,
  phone: text,
  licence: text,
};

export const applyForms = formSet({
  apply: {
    fields: { ...entryFields, email: text, hasConsent: isTicked },
    failure: m.doctors_apply_failure,
  },
});

export const ownEntryForms = formSet({
  confirm: { fields: {}, failure: m.doctors_own_failure },
  correct: { fields: entryFields, failure: m.doctors_own_failure },
  withdraw: { fields: {}, failure: m.doctors_own_failure },
});

export const reportForms = formSet({
  report: { fields: { email: text, text }, failure: m.doctors_report_failure },
});

/** What the operations take of a form's fields. */
export function entryOf(fields: FieldsOf<(typeof ownEntryForms)['correct']>) {
  return { ...fields, languages: [...fields.languages] };
}
