/** How the later parts of long words begin, mostly of those that Swedish puts together: låg-kolhydrat-kost. */
const laterParts = [
  'biff|bröst|buljong|bön|champinjon|dressing|filé|fisk|färs|gratäng|gröt|kak|kolhydrat|kost|kotlett|kyckling',
  'kött|meny|mjöl|nudlar|nötter|pannkak|pizza|poäng|potatis|protein|pulver|sallad|smörgås|soppa|sås|tomat|yoghurt',
  '(?:ñ|rr)ones|joner(?!\\p{L})',
].join('|');

const longWord = /\p{L}{11,}/gu;
const joint = new RegExp(`(?<=\\p{L}{3})(?=${laterParts})`, 'gu');

/**
 * Says where a long word may be broken, for headings and tiles on phones: browsers without a
 * dictionary of the language would break it at any letter.
 */
export function softHyphens(text: string): string {
  return text.replaceAll(longWord, (word) => word.replaceAll(joint, '\u00AD'));
}
