interface Movement {
  x: number;
  y: number;
}

const leastDistance = 56;
/** Flatter than this: a page that is scrolled wanders sideways too. */
const leastFlatness = 1.6;

/** A finger that went left wants the next page. */
export function swipeOf({ x, y }: Movement): 'next' | 'previous' | null {
  if (Math.abs(x) < leastDistance || Math.abs(x) < Math.abs(y) * leastFlatness) return null;
  return x < 0 ? 'next' : 'previous';
}

const fields = 'input, textarea, select, dialog, [contenteditable]';
const pressables = 'button, a, summary, [role="button"]';

/** What a key asks for; keys that are meant for a field, a button or the browser are left alone. */
export function moveOfKey(
  event: Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): 'next' | 'previous' | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const target = event.target as Partial<Element> | null;
  if (target?.closest?.(fields)) return null;
  switch (event.key) {
    case 'ArrowRight':
      return 'next';
    case 'ArrowLeft':
      return 'previous';
    case ' ':
      return target?.closest?.(pressables) ? null : 'next';
    default:
      return null;
  }
}
