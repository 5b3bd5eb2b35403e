const mostPages = 9999;

/** Which page of a list an address asks for: the first for what is no number, never beyond the most. */
export function pageNumberOf(search: URLSearchParams, most = mostPages): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), most) : 1;
}
