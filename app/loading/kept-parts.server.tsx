import { LRUCache } from 'lru-cache';
import { createElement, useContext, type FunctionComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { NavigationType, useLocation, type Location } from 'react-router';
import { localeOfPath } from '../../i18n/locales.ts';
import { OwnPictures } from '../ui/pictures/own-pictures.ts';
import { LocationContext } from './react-router-internals.ts';

/** Around each of them until the page is sent; text of a page never reads so, its `<` is escaped. */
const mark = 'kept-part';

/** Of all parts together. */
const mostCharacters = 8_000_000;

/** Empty for what can't be kept. */
const kept = new LRUCache<string, string>({
  maxSize: mostCharacters,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Those that have read their path: they are kept by it, and all others by its language. */
const readers = new WeakSet<object>();

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

interface Asked<Props extends object> {
  Part: FunctionComponent<Props>;
  props: Props;
}

/**
 * The part as it was written before for the same props, else written now. A page that brings pictures
 * along writes its parts itself: their addresses are in no key.
 */
export function writeKeptPart<Props extends object>({ Part, props }: Asked<Props>): ReactElement {
  const { pathname } = useLocation();
  const bringsPictures = useContext(OwnPictures).size > 0;
  const isDataAlone = Object.values(props).every((value) => typeof value !== 'function');
  const html = isDataAlone && !bringsPictures ? htmlOf({ Part, props, pathname }) : '';
  if (html === '') return <Part {...props} />;
  return createElement(mark, { dangerouslySetInnerHTML: { __html: html } });
}

/**
 * The page as it is sent, in pieces: nobody sees which of its parts were kept. Whole pages are large
 * strings, which live until all memory is looked through, so there are as few as can be.
 */
export function withoutMarks(html: string): string[] {
  return html.split(`<${mark}>`).flatMap((piece) => piece.split(`</${mark}>`));
}

function htmlOf<Props extends object>(args: Asked<Props> & { pathname: string }): string {
  const { Part, props, pathname } = args;
  const given = `${numberOf(Part)} ${JSON.stringify(props)}`;
  const key = () => `${readers.has(Part) ? pathname : localeOfPath(pathname)} ${given}`;
  const known = kept.get(key());
  if (known !== undefined) return known;
  const html = writtenApart(args);
  kept.set(key(), html);
  return html;
}

/** Empty where the part reads what it has only in its page, or says something to the page's head. */
function writtenApart<Props extends object>(args: Asked<Props> & { pathname: string }): string {
  const { Part, props, pathname } = args;
  const location = {
    location: pathAlone(pathname, () => readers.add(Part)),
    navigationType: NavigationType.Pop,
  };
  try {
    const html = renderToString(
      <LocationContext.Provider value={location}>
        <Part {...props} />
      </LocationContext.Provider>,
    );
    if (!/_R_|^<(?:link|title|meta)\b/.test(html)) return html;
  } catch {
    // Written with its page, it says itself what is wrong.
  }
  // React counts the ids of the component it is writing, and would go on with those of the part.
  renderToString(<Nothing />);
  return '';
}

function Nothing(): null {
  return null;
}

/** Whatever else a part would read of its address is not in its key. */
function pathAlone(pathname: string, noteRead: () => void): Location {
  const refuse = (): never => {
    throw new Error('A kept part reads more of its address than the path');
  };
  const read = () => {
    noteRead();
    return pathname;
  };
  return Object.defineProperties({} as Location, {
    pathname: { get: read },
    search: { get: refuse },
    hash: { get: refuse },
    state: { get: refuse },
    key: { get: refuse },
  });
}

/** Parts may have the same name. */
function numberOf(part: object): number {
  const known = numbers.get(part);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(part, lastNumber);
  return lastNumber;
}
