import type { Database } from '../../db/database.ts';
import type { Doctor } from './doctor.ts';
import {
  countDoctors,
  findDoctorBySlug,
  readCountries,
  readDoctors,
  readListed,
  readListedChecks,
  readListedSlugs,
  readSpokenLanguages,
} from './doctors.store.ts';
import { wordQuery } from './search-words.ts';

/** What visitors look for; an empty text and nulls leave everybody in. */
export interface DoctorSearch {
  readonly text: string;
  readonly country: string | null;
  readonly language: string | null;
  readonly isTelehealth: boolean;
}

export interface FoundDoctors {
  readonly doctors: readonly Doctor[];
  readonly totalCount: number;
}

/** A page of the directory by name, or by country and name. */
export async function findDoctors(args: {
  db: Database;
  search: DoctorSearch;
  isByCountry?: boolean;
  limit: number;
  offset?: number;
}): Promise<FoundDoctors> {
  const { db, search, isByCountry = false, limit, offset = 0 } = args;
  const { text, ...rest } = search;
  const words = wordQuery(text);
  // A text without a letter finds nobody.
  if (words === null && text.trim() !== '') return { doctors: [], totalCount: 0 };
  const filter = { ...rest, words };
  const [doctors, totalCount] = await Promise.all([
    readDoctors({ db, filter, isByCountry, limit, offset }),
    countDoctors({ db, filter }),
  ]);
  return { doctors, totalCount };
}

/** What there is to choose from. */
export async function doctorChoices({ db }: { db: Database }) {
  const [countries, languages] = await Promise.all([
    readCountries({ db }),
    readSpokenLanguages({ db }),
  ]);
  return { countries, languages };
}

export function findDoctor(args: { db: Database; slug: string }): Promise<Doctor | null> {
  return findDoctorBySlug(args);
}

/** More than any directory of ours, and a file that search engines still take. */
const mostInSiteMap = 10_000;

export function listedSlugs({ db }: { db: Database }): Promise<string[]> {
  return readListedSlugs({ db, limit: mostInSiteMap });
}

/** Real entries for a copy of the directory: those that are named, or a page after one, by id. */
export function listedDoctors(args: {
  db: Database;
  ids: readonly string[] | null;
  after: string | null;
  limit: number;
}): Promise<readonly Doctor[]> {
  return readListed(args);
}

/** Every real entry with when it changed: nobody changes one without looking at it. */
export function listedChecks({ db }: { db: Database }) {
  return readListedChecks({ db, limit: mostInSiteMap });
}
