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

/** The word after `@` at the end of what stands before the cursor, which may still be empty; null where there is none. */
export function mentionOf(text: string): string | null {
  return mentionAtEnd.exec(text)?.[1] ?? null;
}

/** The step uses a food, once. */
export function withUse(uses: string | undefined, key: string): string {
  const used = sharesOf(uses);
  return usesText(used.some((use) => use.key === key) ? used : [...used, { key, share: '' }]);
}
