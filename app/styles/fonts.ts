import type { LinkDescriptor } from 'react-router';
import figtree from './fonts/figtree-wght.woff2?url';
import youngSerif from './fonts/young-serif-400.woff2?url';

/**
 * The two files every page needs at once; other letters follow when a page uses them. The text is
 * there before them, so they must not take the network from the page's first picture.
 */
export const fontPreloads: readonly LinkDescriptor[] = [figtree, youngSerif].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  crossOrigin: 'anonymous',
  fetchPriority: 'low',
}));
