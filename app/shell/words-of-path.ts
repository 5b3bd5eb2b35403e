/** What somebody may have looked for: the last words of an address, `salmon pudding`. */
export function wordsOfPath(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = decoded(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1);
  return words.slice(0, 6).join(' ').slice(0, 60);
}

/** An address with a broken escape is looked for as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
