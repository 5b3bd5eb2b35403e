/** What the forms of a plan ask for. */
const changeIntents = [
  'start',
  'stop',
  'share',
  'unshare',
  'delete',
  'restore',
  'copy',
  'create',
  'rename',
  'add',
  'remove',
  'swap',
  'move',
  'lock',
  'leftovers',
  'change-servings',
  'undo',
  'regenerate',
  'shop',
  'shop-day',
  'shop-recipe',
  'open-calendar',
  'close-calendar',
] as const;

export type ChangeIntent = (typeof changeIntents)[number];

export function changeIntentOf(text: string | null): ChangeIntent | null {
  return changeIntents.find((intent) => intent === text) ?? null;
}
