/** What the content API tells of, and what a key may be allowed to read. */
export const contentKinds = [
  'RECIPE',
  'FOOD',
  'MEAL_PLAN',
  'PROGRAM',
  'PAGE',
  'VIDEO',
  'COLLECTION',
  'LANDING',
  'DOCTOR',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What a key may be allowed besides: what nobody but editors reads yet. */
export const contentScopes = [...contentKinds, 'DRAFT'] as const;
export type ContentScope = (typeof contentScopes)[number];

export function isContentKind(text: string): text is ContentKind {
  return contentKinds.some((kind) => kind === text);
}

export function isContentScope(text: string): text is ContentScope {
  return contentScopes.some((scope) => scope === text);
}

export const longestKeyName = 60;
export const mostKeys = 100;
