import { useEffect, useRef, type DependencyList } from 'react';

/**
 * News that was answered goes, and takes the focus of the keyboard away with it: the next one has it
 * then, else the list.
 */
export function useFocusOnNextNews(news: DependencyList) {
  const container = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);

  useEffect(() => {
    if (!isSent.current || document.activeElement !== document.body) return;
    isSent.current = false;
    const next = container.current?.querySelector('button') ?? document.querySelector(firstRow);
    (next as HTMLElement | null)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- changed news is the event
  }, news);

  return { container, noteSent: () => void (isSent.current = true) };
}

const firstRow = 'button[data-item]';
