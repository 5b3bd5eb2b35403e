/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.gen.ts';

export type DoctorFactsFragment = { name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> };

export type DoctorRowFragment = { slug: string, isSample: boolean, entry: { name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } };

