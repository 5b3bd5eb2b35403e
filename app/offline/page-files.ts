/** The hashed files an answer names: scripts, styles, fonts. Those of a page, and of its styles. */
export function filesNamedIn(text: string): string[] {
  const found = text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2?|svg|png)/g);
  return [...new Set([...found].map(([path]) => path))];
}

/**
 * The files that a script of ours loads later, of which no page names any: Vite lists them at its
 * beginning. The manifest of React Router names every page's and is none of these.
 */
export function laterFilesOf(script: string): string[] {
  const [, list = ''] = /__vite__mapDeps=.{0,40}?\.f=\[([^\]]*)\]/.exec(script) ?? [];
  return filesNamedIn(list.replaceAll('"assets/', '"/assets/'));
}

/** The pictures that a script shows by turns, of which the page names one at most. */
export function picturesOf(script: string): string[] {
  return filesNamedIn(script).filter((path) => /\.(?:svg|png)$/.test(path));
}
