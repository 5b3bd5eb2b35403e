import type { Database } from '../../../db/database.ts';
import { listPeople } from './people.store.ts';

/** One of those who shop from a list together. */
export interface ListPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isOwner: boolean;
}

/** The owner first; none where the owner shops alone. */
export async function findPeople(args: {
  db: Database;
  /** The owner. */
  listId: string;
}): Promise<readonly ListPerson[]> {
  const people = await listPeople(args);
  return people.map(({ id, firstName, lastName }) => {
    return { id, firstName, lastName, isOwner: id === args.listId };
  });
}
