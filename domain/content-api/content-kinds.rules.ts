/** What the content API tells of, and what a key may be allowed to read. */
export const contentKinds = ['RECIPE', 'FOOD', 'MEAL_PLAN', 'PROGRAM', 'PAGE'] as const;
export type ContentKind = (typeof contentKinds)[number];

export function isContentKind(text: string): text is ContentKind {
  return contentKinds.some((kind) => kind === text);
}

export const longestKeyName = 60;
export const mostKeys = 100;
