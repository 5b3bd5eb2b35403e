import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { openDocument } from './open-document.ts';

/**
 * Takes the place of dialogs whose script did not arrive: the page is read as before, and what is
 * opened comes as a document, which needs no script.
 */
export function OpenAsDocument() {
  const { search } = useLocation();
  const firstSearch = useRef(search);
  useEffect(() => {
    if (search !== firstSearch.current) void openDocument(window.location.href);
  }, [search]);
  return null;
}
