import type { StyleFile } from '../../browser-files/style-part.ts';
import { namesIn } from '../documents/short-names.ts';
import { stylesOfClasses } from '../documents/used-styles.ts';

export interface FirstPage {
  pieces: readonly string[];
  /** Its id in the router, which is the same for every reader of the page. */
  route: string;
}

interface Styles {
  /** All rules that the page can show before its scripts change it. */
  own: string;
  /** Of the file with the others. */
  laterPath: string;
}

export type FirstStyles = (page: FirstPage) => Styles;

/** What the pages of a route have been written with so far. */
interface Seen {
  /** As attributes hold them, so that a page is looked through in a moment. */
  lists: Set<string>;
  classes: Set<string>;
  text: string | null;
}

/**
 * Pages of a route are written with the same few hundred lists of classes: their rules are chosen
 * again only where a page has one that none before had.
 */
export function firstStyles({ parts, laterPath }: StyleFile): FirstStyles {
  const seenOn = new Map<string, Seen>();
  return ({ pieces, route }) => {
    const seen: Seen = seenOn.get(route) ?? { lists: new Set(), classes: new Set(), text: null };
    seenOn.set(route, seen);
    for (const piece of pieces) noteLists(piece, seen);
    seen.text ??= stylesOfClasses(parts, seen.classes);
    return { own: seen.text, laterPath };
  };
}

/** What people write has no quotation mark in a page, so a list of classes is always ours. */
const startOfList = ' class="';

function noteLists(piece: string, seen: Seen): void {
  let at = piece.indexOf(startOfList);
  while (at !== -1) {
    const from = at + startOfList.length;
    const to = piece.indexOf('"', from);
    const list = piece.slice(from, to);
    if (!seen.lists.has(list)) {
      seen.lists.add(list);
      for (const name of namesIn(list)) seen.classes.add(name);
      seen.text = null;
    }
    at = piece.indexOf(startOfList, to);
  }
}
