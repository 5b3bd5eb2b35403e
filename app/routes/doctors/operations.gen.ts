import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type DoctorsQueryVariables = Exact<{
  input: Types.DoctorSearchInput;
}>;


export type DoctorsQuery = { doctors: { totalCount: number, pageCount: number, doctors: Array<{ slug: string, isSample: boolean, entry: { name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } }> }, doctorChoices: { countries: Array<{ code: string, name: string }>, languages: Array<{ code: string, name: string }> } };

export type AllDoctorsQueryVariables = Exact<{
  input: Types.DoctorSearchInput;
}>;


export type AllDoctorsQuery = { doctors: { totalCount: number, pageCount: number, doctors: Array<{ slug: string, isSample: boolean, entry: { name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } }> } };

export type DoctorQueryVariables = Exact<{
  slug: string;
}>;


export type DoctorQuery = { doctor: { slug: string, isSample: boolean, textLanguage: string, checkedAt: string, entry: { text: string, website: string, phone: string, phoneToDial: string, name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } } | null };

export type OwnDoctorEntryQueryVariables = Exact<{
  token: string;
}>;


export type OwnDoctorEntryQuery = { doctorEntry: { state: Types.DoctorEntryState, email: string, licence: string, note: string, slug: string | null, entry: { text: string, website: string, phone: string, name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } } | null };

export type ApplyAsDoctorMutationVariables = Exact<{
  input: Types.DoctorApplicationInput;
}>;


export type ApplyAsDoctorMutation = { applyAsDoctor: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ConfirmDoctorEntryMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmDoctorEntryMutation = { confirmDoctorEntry: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type CorrectDoctorEntryMutationVariables = Exact<{
  token: string;
  entry: Types.DoctorEntryInput;
}>;


export type CorrectDoctorEntryMutation = { correctDoctorEntry: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type WithdrawDoctorEntryMutationVariables = Exact<{
  token: string;
}>;


export type WithdrawDoctorEntryMutation = { withdrawDoctorEntry: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ReportDoctorMutationVariables = Exact<{
  slug: string;
  email: string;
  text: string;
}>;


export type ReportDoctorMutation = { reportDoctor: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const DoctorsDocument = new TypedDocumentString<DoctorsQuery, DoctorsQueryVariables>(`query Doctors($input: DoctorSearchInput!) {
  doctors(input: $input) {
    totalCount
    pageCount
    doctors {
      ...DoctorRow
    }
  }
  doctorChoices {
    countries {
      code
      name
    }
    languages {
      code
      name
    }
  }
}

fragment DoctorRow on Doctor {
  slug
  isSample
  entry {
    ...DoctorFacts
  }
}

fragment DoctorFacts on DoctorEntry {
  name
  specialties
  clinic
  city
  country {
    code
    name
  }
  languages {
    code
    name
  }
  isTelehealth
  takesPatients
}`);

export const AllDoctorsDocument = new TypedDocumentString<AllDoctorsQuery, AllDoctorsQueryVariables>(`query AllDoctors($input: DoctorSearchInput!) {
  doctors(input: $input) {
    totalCount
    pageCount
    doctors {
      ...DoctorRow
    }
  }
}

fragment DoctorRow on Doctor {
  slug
  isSample
  entry {
    ...DoctorFacts
  }
}

fragment DoctorFacts on DoctorEntry {
  name
  specialties
  clinic
  city
  country {
    code
    name
  }
  languages {
    code
    name
  }
  isTelehealth
  takesPatients
}`);

export const DoctorDocument = new TypedDocumentString<DoctorQuery, DoctorQueryVariables>(`query Doctor($slug: String!) {
  doctor(slug: $slug) {
    slug
    isSample
    textLanguage
    checkedAt
    entry {
      ...DoctorFacts
      text
      website
      phone
      phoneToDial
    }
  }
}

fragment DoctorFacts on DoctorEntry {
  name
  specialties
  clinic
  city
  country {
    code
    name
  }
  languages {
    code
    name
  }
  isTelehealth
  takesPatients
}`);

export const OwnDoctorEntryDocument = new TypedDocumentString<OwnDoctorEntryQuery, OwnDoctorEntryQueryVariables>(`query OwnDoctorEntry($token: String!) {
  doctorEntry(token: $token) {
    state
    email
    licence
    note
    slug
    entry {
      ...DoctorFacts
      text
      website
      phone
    }
  }
}

fragment DoctorFacts on DoctorEntry {
  name
  specialties
  clinic
  city
  country {
    code
    name
  }
  languages {
    code
    name
  }
  isTelehealth
  takesPatients
}`);

export const ApplyAsDoctorDocument = new TypedDocumentString<ApplyAsDoctorMutation, ApplyAsDoctorMutationVariables>(`mutation ApplyAsDoctor($input: DoctorApplicationInput!) {
  applyAsDoctor(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ConfirmDoctorEntryDocument = new TypedDocumentString<ConfirmDoctorEntryMutation, ConfirmDoctorEntryMutationVariables>(`mutation ConfirmDoctorEntry($token: String!) {
  confirmDoctorEntry(token: $token) {
    problems {
      path
      code
      message
    }
  }
}`);

export const CorrectDoctorEntryDocument = new TypedDocumentString<CorrectDoctorEntryMutation, CorrectDoctorEntryMutationVariables>(`mutation CorrectDoctorEntry($token: String!, $entry: DoctorEntryInput!) {
  correctDoctorEntry(token: $token, entry: $entry) {
    problems {
      path
      code
      message
    }
  }
}`);

export const WithdrawDoctorEntryDocument = new TypedDocumentString<WithdrawDoctorEntryMutation, WithdrawDoctorEntryMutationVariables>(`mutation WithdrawDoctorEntry($token: String!) {
  withdrawDoctorEntry(token: $token) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ReportDoctorDocument = new TypedDocumentString<ReportDoctorMutation, ReportDoctorMutationVariables>(`mutation ReportDoctor($slug: String!, $email: String!, $text: String!) {
  reportDoctor(slug: $slug, email: $email, text: $text) {
    problems {
      path
      code
      message
    }
  }
}`);
