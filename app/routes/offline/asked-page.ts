/** The page that could not be had, as this page's address tells it; the start page without one. */
export function askedPage({ search, origin }: { search: string; origin: string }): string {
  const asked = new URLSearchParams(search).get('from') ?? '/';
  if (!URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  // Two leading slashes would name another host when the browser reads them.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** In the place of this page, so that going back skips it. */
export function openAskedPage(): void {
  window.location.replace(askedPage(window.location));
}
