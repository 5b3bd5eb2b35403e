import { withCapital } from '../../../lib/with-capital.ts';

/** One line of what was pasted, as it is understood. */
export interface PastedPerson {
  /** From 1, as the person who pasted counts them. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export const mostLines = 200;

/**
 * Reads what people paste: `Elin Forsberg <elin@example.com>`, `Elin;Forsberg;elin@example.com`, rows
 * of a table with tabs, or an address alone. Empty lines do not count. What has no address keeps its
 * words as a name, so that the line is answered with what is missing.
 */
export function readPastedPeople(text: string): PastedPerson[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter((each) => each.text !== '')
    .slice(0, mostLines + 1)
    .map((each) => ({ line: each.line, ...readPerson(each.text.slice(0, 500)) }));
}

function readPerson(text: string): Omit<PastedPerson, 'line'> {
  const cells = text.split(/[;,\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));
  if (cells.length >= 3) {
    const at = cells.findIndex((cell) => cell.includes('@'));
    const [firstName = '', lastName = ''] = cells.filter((_cell, each) => each !== at);
    return { firstName, lastName, email: cells[at] ?? '' };
  }
  const words = text.split(/[\s;,]+/).map((word) => word.replaceAll(/^[<("]+|[>)"]+$/g, ''));
  const email = words.find((word) => word.includes('@')) ?? '';
  const names = words.filter((word) => word !== email && word !== '');
  return { email, ...namesOf(names, email) };
}

/** `elin.forsberg@…` says both names; the administrator sees what was made of it. */
function namesOf(words: string[], email: string): { firstName: string; lastName: string } {
  if (words.length > 0) {
    const [firstName = '', ...rest] = words;
    return { firstName, lastName: rest.join(' ') };
  }
  const [firstName = '', ...rest] = (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .map((word) => withCapital(word));
  return { firstName, lastName: rest.join(' ') };
}
