import { createContext, use } from 'react';
import type { ListStateFragment } from '../operations.gen.ts';

type Person = ListStateFragment['people'][number];

interface People {
  readonly people: readonly Person[];
  /** Of who looks. */
  readonly userId: string;
}

export const PeopleContext = createContext<People>({ people: [], userId: '' });

/** One of the others on the list; null for who looks, and for who is on it no more. */
export function useOther(id: string | null): Person | null {
  const { people, userId } = use(PeopleContext);
  return people.find((person) => person.id === id && id !== userId) ?? null;
}
