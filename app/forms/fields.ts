/** What was sent under the name of a field: nothing, one value or several. */
export type Given = readonly FormDataEntryValue[];

/** Says that no form of ours sends such a value. */
export const unreadable: unique symbol = Symbol('unreadable');

/** How a field of a form is read. */
export interface Field<Value> {
  read: (given: Given) => Value | typeof unreadable;
  /** Stays with whoever typed it: no answer repeats it. */
  isSecret?: boolean;
  /** Is another one whenever the page is loaded, so no form is told from another by it. */
  isFresh?: boolean;
}

/** One text as it was sent; nothing sent is an empty text. */
export const text: Field<string> = { read: textOf };

/** A password, a code or what pays. */
export const secret: Field<string> = { read: textOf, isSecret: true };

/** Names a request: sent twice, it is one. */
export const requestKey: Field<string> = { read: textOf, isFresh: true };

/** An empty text is none. */
export const optionalText: Field<string | null> = { read: (given) => textOf(given) || null };

/** Every text under the name, as of checkboxes. */
export const texts: Field<readonly string[]> = {
  read: (given) => given.filter((value) => typeof value === 'string'),
};

/** A checkbox: one that is not ticked is not sent. */
export const isTicked: Field<boolean> = { read: (given) => given.length > 0 };

export const isTrue: Field<boolean> = { read: (given) => textOf(given) === 'true' };

/** Null for what is no whole number from 0 to 9,999,999. */
export const optionalCount: Field<number | null> = { read: countOf };

/**
 * A text that is no whole number is read as `otherwise`; the server refuses that value with its own
 * message.
 */
export function count({ otherwise }: { otherwise: number }): Field<number> {
  return { read: (given) => countOf(given) ?? otherwise };
}

/** One of a closed set of words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Field<Word> {
  return { read: (given) => words.find((word) => word === textOf(given)) ?? unreadable };
}

/** One of a closed set of words; null for anything else, as for nothing. */
export function optionalOneOf<const Word extends string>(
  words: readonly Word[],
): Field<Word | null> {
  return { read: (given) => words.find((word) => word === textOf(given)) ?? null };
}

/** A file, or its text from where files cannot be sent. */
export const upload: Field<Blob> = {
  read: ([given]) => (typeof given === 'object' ? given : new Blob([given ?? ''])),
  isSecret: true,
};

/** A value in a notation of the area. `read` gives null for a text that is not in this notation. */
export function written<Value>(read: (text: string) => Value | null): Field<Value> {
  return { read: (given) => read(textOf(given)) ?? unreadable };
}

function textOf([given]: Given): string {
  return typeof given === 'string' ? given : '';
}

function countOf(given: Given): number | null {
  const typed = textOf(given);
  return /^\d{1,7}$/.test(typed) ? Number(typed) : null;
}
