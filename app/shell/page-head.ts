import type { MetaDescriptor } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { pageTitle } from './page-title.ts';

interface PageHead {
  /** Without the name of the product. */
  title: string;
  /** What the tab of a browser says, where that is more than what is shared. */
  tabTitle?: string;
  /** For search engines; what is shared of a page without one is told what the product is. */
  description?: string | null;
  type?: 'website' | 'article' | 'video.other';
  matches: Parameters<typeof pageTitle>[1];
}

/**
 * What a page says of itself to browsers, search engines and to a chat that shows a link to it. Its
 * address and its picture are said by the root. Only the server speaks to machines: a browser that
 * goes on to another page needs its title alone.
 */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const { title, tabTitle = title, matches } = head;
  const tab = { title: pageTitle(tabTitle, matches) };
  return import.meta.env.SSR ? [tab, ...toMachines(head)] : [tab];
}

function toMachines({ title, description, type = 'website' }: PageHead): MetaDescriptor[] {
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description || m.home_description() },
    { property: 'og:type', content: type },
  ];
}
