import { and, arrayContains, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Doctor } from './doctor.ts';
import { doctors } from './doctors.tables.ts';

type Reader = Database | Transaction;

const { searchWords: _words, sortName: _sortName, ...doctorColumns } = getTableColumns(doctors);

export interface DoctorFilter {
  /** As `wordQuery` makes it. */
  readonly words: string | null;
  readonly country: string | null;
  readonly language: string | null;
  readonly isTelehealth: boolean;
}

function fits({ words, country, language, isTelehealth }: DoctorFilter) {
  return and(
    words === null
      ? undefined
      : sql`array_to_tsvector(${doctors.searchWords}) @@ ${words}::tsquery`,
    country === null ? undefined : eq(doctors.country, country),
    language === null ? undefined : arrayContains(doctors.languages, [language]),
    isTelehealth ? eq(doctors.isTelehealth, true) : undefined,
  );
}

export async function readDoctors(args: {
  db: Database;
  filter: DoctorFilter;
  isByCountry: boolean;
  limit: number;
  offset: number;
}): Promise<Doctor[]> {
  const { db, filter, isByCountry, limit, offset } = args;
  const byName = [asc(doctors.sortName), asc(doctors.id)];
  const rows = await db
    .select(doctorColumns)
    .from(doctors)
    .where(fits(filter))
    .orderBy(...(isByCountry ? [asc(doctors.country), ...byName] : byName))
    .limit(limit)
    .offset(offset);
  return rows as Doctor[];
}

export async function countDoctors(args: { db: Reader; filter: DoctorFilter }): Promise<number> {
  const { db, filter } = args;
  const [row] = await db.select({ count: count() }).from(doctors).where(fits(filter));
  return row?.count ?? 0;
}

/** The countries that there is an entry of. */
export async function readCountries({ db }: { db: Database }): Promise<string[]> {
  const rows = await db.selectDistinct({ country: doctors.country }).from(doctors);
  return rows.map(({ country }) => country);
}

/** The languages that somebody of the directory speaks. */
export async function readSpokenLanguages({ db }: { db: Database }): Promise<string[]> {
  const language = sql<string>`unnest(${doctors.languages})`;
  const rows = await db.selectDistinct({ language }).from(doctors);
  return rows.map(({ language: code }) => code);
}

export async function findDoctorBySlug(args: { db: Database; slug: string }) {
  const { db, slug } = args;
  const [row] = await db.select(doctorColumns).from(doctors).where(eq(doctors.slug, slug));
  return (row as Doctor | undefined) ?? null;
}

/** The addresses of real entries, as site maps name them. */
export async function readListedSlugs(args: { db: Database; limit: number }): Promise<string[]> {
  const rows = await args.db
    .select({ slug: doctors.slug })
    .from(doctors)
    .where(eq(doctors.isSample, false))
    .orderBy(asc(doctors.slug))
    .limit(args.limit);
  return rows.map(({ slug }) => slug);
}

/** Real entries in the order of their ids: those that are named, or those after one. */
export async function readListed(args: {
  db: Database;
  ids: readonly string[] | null;
  after: string | null;
  limit: number;
}): Promise<Doctor[]> {
  const { db, ids, after, limit } = args;
  const rows = await db
    .select(doctorColumns)
    .from(doctors)
    .where(
      and(
        eq(doctors.isSample, false),
        ids === null ? undefined : inArray(doctors.id, [...ids]),
        after === null ? undefined : gt(doctors.id, after),
      ),
    )
    .orderBy(asc(doctors.id))
    .limit(limit);
  return rows as Doctor[];
}

/** When each real entry was last looked at. */
export function readListedChecks({ db, limit }: { db: Database; limit: number }) {
  const { id, checkedAt } = doctors;
  return db
    .select({ id, checkedAt })
    .from(doctors)
    .where(eq(doctors.isSample, false))
    .orderBy(asc(id))
    .limit(limit);
}

export interface DoctorRow extends Doctor {
  readonly searchWords: string[];
  readonly sortName: string;
}

/** Returns its slug, which stays as it is, as does the day it was first listed. */
export async function putDoctor({ tx, row }: { tx: Transaction; row: DoctorRow }): Promise<string> {
  const { slug, listedAt, ...changes } = row;
  const lists = { specialties: [...row.specialties], languages: [...row.languages] };
  const [put] = await tx
    .insert(doctors)
    .values({ ...changes, ...lists, slug, listedAt })
    .onConflictDoUpdate({ target: doctors.id, set: { ...changes, ...lists } })
    .returning({ slug: doctors.slug });
  return put?.slug ?? slug;
}

export async function deleteDoctor({ tx, id }: { tx: Transaction; id: string }): Promise<boolean> {
  const gone = await tx.delete(doctors).where(eq(doctors.id, id)).returning({ id: doctors.id });
  return gone.length > 0;
}

export async function deleteSamples({ tx }: { tx: Transaction }): Promise<number> {
  const gone = await tx
    .delete(doctors)
    .where(eq(doctors.isSample, true))
    .returning({ id: doctors.id });
  return gone.length;
}
