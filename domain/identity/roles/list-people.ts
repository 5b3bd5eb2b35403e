import type { Database } from '../../../db/database.ts';
import { readNames, readPeople, type PersonWithRoles } from './roles.store.ts';

export type { PersonWithRoles };

/** Everybody who holds a role. */
export function listPeople(args: { db: Database }): Promise<PersonWithRoles[]> {
  return readPeople(args);
}

export interface NamedPerson {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The accounts of these ids; those that were erased are missing. */
export async function findNames(args: {
  db: Database;
  userIds: readonly string[];
}): Promise<ReadonlyMap<string, NamedPerson>> {
  if (args.userIds.length === 0) return new Map();
  const found = await readNames(args);
  return new Map(found.map((person) => [person.userId, person]));
}
