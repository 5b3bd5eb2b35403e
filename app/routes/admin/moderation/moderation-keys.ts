import { createStored } from '../../../offline/stored.ts';

/** A key for each decision, and one to take the last one back. */
export const decisionKeys = { keep: 'k', hide: 'h', warn: 'w', pause: 'p', undo: 'z' } as const;

/** Whoever speaks to their computer, or lays a hand on the keyboard, can switch them off. */
export const areKeysOn = createStored<boolean>({
  name: 'moderation-keys',
  empty: true,
  parse: (json) => (typeof json === 'boolean' ? json : null),
});

interface Press {
  key: string;
  target: EventTarget;
  currentTarget: Element;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  preventDefault: () => void;
}

/**
 * Arrows move from post to post; a letter presses the button that shows it. While somebody writes or
 * chooses, keys are theirs.
 */
export function pressInQueue(event: Press): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
  if (target.closest('input, textarea, select') !== null) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('a[data-post]')];
  const place = links.findIndex((link) => link.getAttribute('aria-current') === 'true');
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const [intent] =
    Object.entries(decisionKeys).find(([, each]) => each === key.toLowerCase()) ?? [];
  const found =
    step === 0
      ? currentTarget.querySelector<HTMLElement>(
          `button[name="intent"][value="${intent}"], [data-undo="${intent}"] button`,
        )
      : links[place + step];
  if (!found) return;
  event.preventDefault();
  if (step === 0) found.click();
  else found.focus();
}
