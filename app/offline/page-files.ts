/** The hashed files an answer names: scripts, styles, fonts. Those of a page, and of its styles. */
export function filesNamedIn(text: string): string[] {
  const found = text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2?|svg|png)/g);
  return [...new Set([...found].map(([path]) => path))];
}
