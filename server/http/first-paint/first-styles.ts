import type { StyleFile } from '../../browser-files/style-part.ts';
import { namesIn } from '../documents/short-names.ts';
import { stylesOfClasses } from '../documents/used-styles.ts';

interface Styles {
  /** All rules that the page can show before its scripts change it. */
  own: string;
  /** Of the file with the others. */
  laterPath: string;
}

/** By the page, in pieces. The same page has the same styles, whichever server writes it. */
export type FirstStyles = (pieces: readonly string[]) => Styles;

export function firstStyles({ parts, laterPath }: StyleFile): FirstStyles {
  return (pieces) => {
    // A page repeats its few lists of classes hundreds of times.
    const lists = new Set<string>();
    for (const piece of pieces) addLists(piece, lists);
    return { own: stylesOfClasses(parts, new Set([...lists].flatMap(namesIn))), laterPath };
  };
}

/** What people write has no quotation mark in a page, so a list of classes is always ours. */
const startOfList = ' class="';

function addLists(piece: string, lists: Set<string>): void {
  let at = piece.indexOf(startOfList);
  while (at !== -1) {
    const from = at + startOfList.length;
    const to = piece.indexOf('"', from);
    lists.add(piece.slice(from, to));
    at = piece.indexOf(startOfList, to);
  }
}
