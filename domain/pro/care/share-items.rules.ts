/** What a member may show their group, each by itself. */
export const shareItems = ['MEASURES', 'PLAN', 'FOOD_LOG', 'QUIZ'] as const;

export type ShareItem = (typeof shareItems)[number];

/** A word as a row keeps it; null for one that a later release may have taken away. */
export function knownItem(word: string): ShareItem | null {
  return shareItems.find((item) => item === word) ?? null;
}
