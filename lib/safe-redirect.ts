const anywhereHere = 'http://here.invalid';

/** Where to go after logging in: only a path of this site, else the given default. */
export function safeRedirect({ to, otherwise }: { to: string | null; otherwise: string }): string {
  if (to === null || !to.startsWith('/') || !URL.canParse(to, anywhereHere)) return otherwise;
  const url = new URL(to, anywhereHere);
  if (url.origin !== anywhereHere) return otherwise;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A path of two slashes would be read as another host by whoever follows it.
  return path.startsWith('//') ? otherwise : path;
}
