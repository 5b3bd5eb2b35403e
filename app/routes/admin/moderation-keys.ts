import type { KeyboardEvent } from 'react';

/** A key for each decision, while a post has the focus and nobody is writing. */
export const decisionKeys = { keep: 'k', hide: 'h', warn: 'w', pause: 'p' } as const;

/** Arrows move from post to post; a letter presses the button that shows it. */
export function pressInQueue(event: KeyboardEvent<HTMLUListElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  if (target.closest('input, textarea, select') !== null) return;
  const posts = [...currentTarget.querySelectorAll<HTMLElement>(':scope > li')];
  const place = posts.findIndex((post) => post.contains(target));
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const [intent] = Object.entries(decisionKeys).find(([, key]) => key === event.key) ?? [];
  const found =
    step === 0
      ? posts[place]?.querySelector<HTMLElement>(`button[value="${intent}"]`)
      : posts[place + step]?.querySelector<HTMLElement>('a[data-post]');
  if (!found) return;
  event.preventDefault();
  if (step === 0) found.click();
  else found.focus();
}
