/** What an editor has in front of them: texts by field, and what the server last said of each. */
export type Texts = Readonly<Record<string, string>>;

export interface Change {
  readonly field: string;
  readonly was: string;
  readonly value: string;
}

export interface Conflict {
  readonly field: string;
  readonly theirs: string;
  readonly yours: string;
}

export interface Draft {
  /** As they are on the screen. */
  readonly texts: Texts;
  /** As the server had them when they were last read here. */
  readonly known: Texts;
  readonly conflicts: readonly Conflict[];
}

export function textsOf(fields: readonly { name: string; value: string }[]): Texts {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

export function withText(draft: Draft, field: string, value: string): Draft {
  return { ...draft, texts: { ...draft.texts, [field]: value } };
}

/** What the server does not know yet. A field in conflict waits until somebody has chosen. */
export function changesOf({ texts, known, conflicts }: Draft): readonly Change[] {
  const waiting = new Set(conflicts.map(({ field }) => field));
  const names = new Set([...Object.keys(texts), ...Object.keys(known)]);
  return [...names].flatMap((field) => {
    const [was, value] = [known[field] ?? '', texts[field] ?? ''];
    return was === value || waiting.has(field) ? [] : [{ field, was, value }];
  });
}

/** What a browser keeps in case of a crash: also the texts that a conflict holds back. */
export function keptOf(draft: Draft): readonly Change[] {
  const heldBack = draft.conflicts.map(({ field }) => {
    const value = draft.texts[field] ?? '';
    return { field, was: value, value };
  });
  return [...changesOf(draft), ...heldBack];
}

/** Takes over what the server answered; what was typed since it was asked stays as it is. */
export function withAnswer(args: {
  draft: Draft;
  sent: readonly Change[];
  answered: Texts;
  conflicts: readonly Conflict[];
}): Draft {
  const { draft, sent, answered, conflicts } = args;
  const sentValues = new Map(sent.map(({ field, value }) => [field, value]));
  const inConflict = new Map(
    [...draft.conflicts, ...conflicts].map((conflict) => [conflict.field, conflict]),
  );
  const names = new Set([...Object.keys(draft.texts), ...Object.keys(answered)]);
  const texts = Object.fromEntries(
    [...names].flatMap((field): [string, string][] => {
      const mine = draft.texts[field] ?? '';
      const before = sentValues.get(field) ?? draft.known[field] ?? '';
      const isMine = inConflict.has(field) || mine !== before;
      const text = isMine ? mine : (answered[field] ?? '');
      return text === '' ? [] : [[field, text]];
    }),
  );
  const open = [...inConflict.values()].map((conflict) => ({
    ...conflict,
    theirs: answered[conflict.field] ?? '',
    yours: draft.texts[conflict.field] ?? '',
  }));
  return { texts, known: answered, conflicts: open };
}

/** Of two texts of one field, the one a person chose. */
export function withChoice(draft: Draft, field: string, value: string): Draft {
  const conflicts = draft.conflicts.filter((conflict) => conflict.field !== field);
  return withText({ ...draft, conflicts }, field, value);
}

/** What a browser kept of an editor who was cut off, over what the server has now. */
export function withKept(draft: Draft, kept: readonly Change[]): Draft {
  const known = { ...draft.known };
  const texts = { ...draft.texts };
  const conflicts: Conflict[] = [];
  for (const { field, was, value } of kept) {
    const theirs = draft.known[field] ?? '';
    texts[field] = value;
    if (theirs !== was && theirs !== value) conflicts.push({ field, theirs, yours: value });
  }
  return { texts, known, conflicts: [...draft.conflicts, ...conflicts] };
}

export function idsOf(texts: Texts, list: string): readonly string[] {
  return (texts[list] ?? '').split(' ').filter((id) => id !== '');
}

/** A list with one line a place further up or down, or before another one. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  const index = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, index), id, ...others.slice(index)];
}
