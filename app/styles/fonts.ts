import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url';

/** The two files every page needs at once; latin-ext follows when a page uses it. */
export const preloadedFonts: readonly string[] = [figtree, youngSerif];
