import { addresses } from './addresses.ts';
import type { Attack } from './attack.ts';
import { documentAttacks } from './documents.ts';
import { everyChange } from './every-change.ts';
import { everyField } from './every-field.ts';
import { everyScreen } from './every-screen.ts';
import { formAttacks } from './forms.ts';
import { surfaces } from './surfaces.ts';
import { uploads } from './uploads.ts';
import { variableAttacks } from './variables.ts';

export interface Group {
  name: string;
  attacks: readonly Attack[];
  /** How often each is sent at each size. */
  rounds: number;
  /** Made from all there is of a kind: too many to name where they stay within the limits. */
  isLong: boolean;
}

function listed(name: string, attacks: readonly Attack[]): Group {
  return { name, attacks, rounds: 8, isLong: false };
}

function derived(name: string, attacks: readonly Attack[]): Group {
  return { name, attacks, rounds: 3, isLong: true };
}

/** What changes something comes last: the rest wants a member who has a plan and a list. */
export const groups: readonly Group[] = [
  listed('addresses and headers', addresses),
  listed('forms', formAttacks),
  listed('documents', documentAttacks),
  listed('texts and variables', variableAttacks),
  listed('pictures, films, files and topics', surfaces),
  listed('uploads', uploads),
  derived('every page', everyScreen),
  derived('every field of the API', everyField),
  derived('every change of the API', everyChange),
];
