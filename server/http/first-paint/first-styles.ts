import type { StyleFile, StylePart } from '../../browser-files/style-part.ts';
import { namesIn } from '../documents/short-names.ts';
import { stylesOfNames } from '../documents/used-styles.ts';

export interface FirstPage {
  pieces: readonly string[];
  /** Its id in the router, which is the same for every reader of the page. */
  route: string;
}

/** The rules that a page can show before its scripts change it. */
export type FirstStyles = (page: FirstPage) => string;

/** What the pages of a route have been written with so far. */
interface Seen {
  /** As attributes hold them, so that a page is looked through in a moment. */
  lists: Set<string>;
  classes: Set<string>;
  variables: Set<string>;
  text: string | null;
}

/**
 * Pages of a route are written with the same few hundred lists of classes: their rules are chosen
 * again only where a page has one that none before had.
 */
export function firstStyles(files: readonly StyleFile[]): FirstStyles {
  const parts = files.flatMap((file) => file.parts);
  const known = variablesOf(parts);
  const seenOn = new Map<string, Seen>();
  return ({ pieces, route }) => {
    const seen: Seen = seenOn.get(route) ?? {
      lists: new Set(),
      classes: new Set(),
      variables: new Set(),
      text: null,
    };
    seenOn.set(route, seen);
    if (isNoted({ pieces, seen, known })) seen.text = null;
    seen.text ??= stylesOfNames({ parts, classes: seen.classes, variables: seen.variables });
    return seen.text;
  };
}

const startOfClasses = ' class="';
const startOfVariable = 'var(--';

interface Reading {
  pieces: readonly string[];
  seen: Seen;
  /** What people write may look like a variable too, and is not noted. */
  known: ReadonlySet<string>;
}

/** Whether a page had a class or a variable that none before had. */
function isNoted({ pieces, seen, known }: Reading): boolean {
  let isNew = false;
  for (const piece of pieces) {
    for (const list of between(piece, startOfClasses, '"')) {
      if (seen.lists.has(list)) continue;
      seen.lists.add(list);
      for (const name of namesIn(list)) seen.classes.add(name);
      isNew = true;
    }
    for (const name of between(piece, startOfVariable, ')')) {
      const variable = `--${name}`;
      if (seen.variables.has(variable) || !known.has(variable)) continue;
      seen.variables.add(variable);
      isNew = true;
    }
  }
  return isNew;
}

function variablesOf(parts: readonly StylePart[]): Set<string> {
  const names = parts.flatMap((part): string[] => {
    if (part.kind === 'group') return [...variablesOf(part.parts)];
    return part.kind === 'rule' ? part.declarations.flatMap(({ sets }) => sets ?? []) : [];
  });
  return new Set(names);
}

function* between(text: string, start: string, end: string): Generator<string> {
  let at = text.indexOf(start);
  while (at !== -1) {
    const from = at + start.length;
    const to = text.indexOf(end, from);
    if (to === -1) return;
    yield text.slice(from, to);
    at = text.indexOf(start, to);
  }
}
