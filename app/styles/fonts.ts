import figtree from './fonts/figtree-wght.woff2?url';
import youngSerif from './fonts/young-serif-400.woff2?url';

/** The two files every page needs at once; other letters follow when a page uses them. */
export const preloadedFonts: readonly string[] = [figtree, youngSerif];
