/** How the later parts of long words begin, mostly of those that Swedish puts together: låg-kolhydrat-kost. */
const laterParts = [
  'biff|bläckfisk|bröd|bröst|buljong|bullar|burgar|bön[ao]|champinjon|chili|chips|choklad|doppa',
  'dressing|extrakt|filé|fisk|flingor|frallor|frosting|frukt|frön|färs|glass|gratäng|grytor|gryta',
  'grädde|gröt|guide|hjärta|juice|kak[ao]|klubb|kolhydrat|korv|kost|kotlett|krasse|krokett',
  'krydd|kräm|kväll|kött|lax|lever|lök|mandel|meny|melon|milkshake|mjöl|mousse|muffin|mussl|nudlar',
  'nuggets|nöt|oliver|olja|paprik|pannkak|pasta|pizza|planer|plommon|potatis|protein|pudding|pulver',
  'pumpa|pumpor|pålägg|pärlor|restaurang|sallad|schnitz|sirap|skinka|skål|smörgås|socker|soppa|spjäll',
  'strips|stärkelse|svamp|sås|tomat|tortill|tryff|tärning|vatten|vecka|vecko|ving|vinäger|yoghurt|ñones',
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
