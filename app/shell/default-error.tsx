import { useRouteLoaderData } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';

/** What is said where nothing better is known; the operator's support is a press away. */
export function DefaultError() {
  const root = useRouteLoaderData<{ brand: { contactEmail: string } }>('root');
  const [before, support, after] = aroundSupport();
  // The frame of the page may have failed itself; then the address is not known.
  if (root === undefined) return m.error_default();
  return (
    <>
      {before}
      <a href={`mailto:${root.brand.contactEmail}`} className="font-semibold underline">
        {support}
      </a>
      {after}
    </>
  );
}

/** The sentence, cut at the word that names support. */
function aroundSupport(): [before: string, support: string, after: string] {
  const words = m.error_default();
  const support = m.site_support();
  const start = words.lastIndexOf(support);
  return [words.slice(0, start), support, words.slice(start + support.length)];
}
