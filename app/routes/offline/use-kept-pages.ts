import { useEffect, useState } from 'react';
import { listKeptPages, type ListedPage } from '../../offline/list-kept-pages.ts';
import { useLocale } from '../../shell/locale.ts';

/** Null until this device has been looked through, and on the server. */
export function useKeptPages(): readonly ListedPage[] | null {
  const locale = useLocale();
  const [pages, setPages] = useState<readonly ListedPage[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    // Who may not look has kept nothing.
    void listKeptPages(locale)
      .catch(() => [])
      .then((found) => isLeft || setPages(found));
    return () => {
      isLeft = true;
    };
  }, [locale]);
  return pages;
}
