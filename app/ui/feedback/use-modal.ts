import { useEffect, useRef, useState } from 'react';

/** Marks the part of a dialog that gets the focus; without one the heading gets it, and is read. */
export const usedFirst = { 'data-used-first': '' };

/** A dialog that the server sent open is plain HTML; here it becomes modal. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpenFromServer] = useState(isOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) element.close();
    else if (!element.matches(':modal')) {
      element.removeAttribute('open');
      element.showModal();
      const first = element.querySelector<HTMLElement>('[data-used-first]');
      (first ?? heading.current)?.focus();
    }
  }, [isOpen]);

  return { dialog, heading, isOpenFromServer, wasOpened };
}
