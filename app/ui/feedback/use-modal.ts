import { useEffect, useRef, useState } from 'react';

/** A dialog that the server sent open is plain HTML; here it becomes modal. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpenFromServer] = useState(isOpen);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) element.close();
    else if (!element.matches(':modal')) {
      element.removeAttribute('open');
      element.showModal();
      heading.current?.focus();
    }
  }, [isOpen]);

  return { dialog, heading, isOpenFromServer };
}
