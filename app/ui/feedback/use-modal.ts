import { useEffect, useRef, useState } from 'react';

/** Marks the part of a dialog that gets the focus; without one the heading gets it, and is read. */
export const usedFirst = { 'data-used-first': '' };

/** Marks what gets the focus after a dialog, where it has changed away what opened it. */
export const usedNext = { 'data-used-next': '' };

/** A dialog that the server sent open is plain HTML; here it becomes modal. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const [isOpenFromServer] = useState(isOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) {
      element.close();
      goBackTo(opener.current);
    } else if (!element.matches(':modal')) {
      opener.current = document.activeElement;
      element.removeAttribute('open');
      element.showModal();
      const first = element.querySelector<HTMLElement>('[data-used-first]');
      (first ?? heading.current)?.focus();
    }
  }, [isOpen]);

  // Browsers do it where a dialog is closed, not where it is taken away while it is open.
  useEffect(() => () => goBackTo(opener.current), []);

  return { dialog, heading, isOpenFromServer, wasOpened };
}

function goBackTo(opener: Element | null): void {
  window.addEventListener('click', ignoreSecondPress, true);
  if (opener === null || document.activeElement !== document.body) return;
  const next = opener.isConnected ? opener : document.querySelector('[data-used-next]');
  (next as HTMLElement | null)?.focus();
}

/** The second half of a double press on what closed a dialog is not meant for what lies below it. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail < 2) return window.removeEventListener('click', ignoreSecondPress, true);
  event.preventDefault();
  event.stopPropagation();
}
