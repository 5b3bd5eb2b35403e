import type { Texts } from './draft-changes.ts';

/** What a step takes of an ingredient; an empty share is all of it. */
export interface Use {
  readonly key: string;
  readonly share: string;
}

/** `flank-steak, tamari 1/4` */
export function sharesOf(uses: string | undefined): readonly Use[] {
  return (uses ?? '').split(',').flatMap((part) => {
    const [key = '', ...share] = part.trim().split(' ');
    return key === '' ? [] : [{ key, share: share.join(' ') }];
  });
}

export function usesText(uses: readonly Use[]): string {
  return uses.map(({ key, share }) => `${key} ${share}`.trim()).join(', ');
}

const mentionAtEnd = /@([\p{L}-]{0,30})$/u;

/** The word after `@` at the end of a text, which may still be empty; null where there is none. */
export function mentionOf(text: string): string | null {
  return mentionAtEnd.exec(text)?.[1] ?? null;
}

/** The food's name stands in the text, and the step uses it. */
export function withMention(args: {
  texts: Texts;
  step: string;
  key: string;
  name: string;
}): Texts {
  const { texts, step, key, name } = args;
  const [text, uses] = [`step.${step}.text.en`, `step.${step}.uses`];
  const used = sharesOf(texts[uses]);
  const isUsed = used.some((use) => use.key === key);
  return {
    [text]: (texts[text] ?? '').replace(mentionAtEnd, name.toLowerCase()),
    ...(!isUsed && { [uses]: usesText([...used, { key, share: '' }]) }),
  };
}
