import { classesIn } from '../../browser-files/class-names.ts';
import type { StyleFile, StylePart } from '../../browser-files/style-part.ts';
import { shortNames, withShortClasses, withShortVariables } from './short-names.ts';
import { usedStyles } from './used-styles.ts';

/** What pages without scripts carry in themselves instead of naming it. */
export interface DocumentFiles {
  styles: StyleFile;
  /** Of icons, by their paths under /assets. */
  sprites: ReadonlyMap<string, string>;
}

interface Document {
  html: string;
  /** What the policy of the page allows its own styles by. */
  nonce: string;
}

/** Nothing that such a page is painted with is asked for after it, but fonts and pictures. */
export type WithOwnFiles = (page: Document) => string;

export function withOwnFiles({ styles, sprites }: DocumentFiles): WithOwnFiles {
  const taken = new Set(classesOf(styles.parts));
  const drawings = new Map([...sprites].flatMap(([path, svg]) => drawingsOf(path, svg)));
  return ({ html, nonce }) => {
    const plain = html.replaceAll(forScripts, '').replaceAll(anonymous, ' crossorigin');
    const read = html.includes(sentInPlace)
      ? plain
      : withShortIds(plain.replaceAll(noticesOfScripts, ''));
    const painted = withIcons({ html: withLaterLinks(read), drawings });
    return withStyles({ html: painted, nonce, styles, taken });
  };
}

const idOfReact = /_R_[0-9a-z]+_/g;

/** Nobody asks for them but the page: `r0`, `r1` and so on. */
function withShortIds(html: string): string {
  const names = new Map<string, string>();
  return html.replaceAll(idOfReact, (id) => {
    const short = names.get(id) ?? `r${names.size}`;
    names.set(id, short);
    return short;
  });
}

/** Where scripts say what was done: it stays empty. */
const noticesOfScripts = /<output data-noprint="true"[^>]*><\/output>/g;

/** It says the same without its value. */
const anonymous = ' crossorigin="anonymous"';

/** What React and the router find their places by. */
const forScripts = / data-discover="true"|<!-- -->/g;

const linksOfWindow = /<link (?:nonce="[^"]*" )?rel="(?:icon|apple-touch-icon|manifest)"[^>]*\/>/g;
const firstScript = /<script nonce="[^"]*">(.*?)(?=<\/script>)/s;

/** Of two icons the last counts; a page that names none is asked for one at once. */
const noIconYet = '<link rel="icon" href="data:,"/>';

/**
 * The icon of the window and the manifest would take the network from the fonts, and no reader waits
 * for them: they are named two seconds later, or where no script runs from the beginning.
 */
function withLaterLinks(html: string): string {
  const links = html.match(linksOfWindow)?.join('');
  if (links === undefined) return html;
  return html.replaceAll(linksOfWindow, '').replace(firstScript, (script) => {
    const later = `${noIconYet}<noscript id="n">${links}</noscript>`;
    return `${later}${script};setTimeout(()=>n.outerHTML=n.textContent,2e3)`;
  });
}

function classesOf(parts: readonly StylePart[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return classesOf(part.parts);
    return part.kind === 'rule' ? part.selectors.flatMap(({ text }) => classesIn(text)) : [];
  });
}

/**
 * The text is there before its fonts, which are preloaded: a page where they come too late keeps the
 * font it began with, so no text changes its look or its place while it is read.
 */
const whenLoaded = 'font-display:swap';
const atOnceOrNever = 'font-display:optional';

/** What such a form is answered may need other styles: `app/forms/send-in-place.ts` loads them all. */
const sentInPlace = ' data-in-place=';

interface Styling extends Document {
  styles: StyleFile;
  taken: ReadonlySet<string>;
}

const endOfHead = '</head>';

function withStyles({ html, nonce, styles, taken }: Styling): string {
  const isChanged = html.includes(sentInPlace);
  // Where nothing asks for classes and variables by their names in the whole stylesheet.
  const names = isChanged ? new Map<string, string>() : shortNames({ html, taken });
  const { parts, path } = styles;
  const used = usedStyles({ parts, html, names }).replaceAll(whenLoaded, atOnceOrNever);
  const own = isChanged ? used : withShortVariables({ styles: used, html });
  const later = isChanged ? `<meta name="styles" content="${path}"/>` : '';
  const page = html.replace(
    endOfHead,
    () => `${later}<style nonce="${nonce}">${own}</style>${endOfHead}`,
  );
  return isChanged ? page : withShortClasses({ html: page, names });
}

const icon = /href="(\/assets\/icons-[\w-]+\.svg#([\w-]+))"/g;

function withIcons({
  html,
  drawings,
}: {
  html: string;
  drawings: ReadonlyMap<string, string>;
}): string {
  const used = new Map<string, string>();
  const named = html.replaceAll(icon, (reference, address: string, name: string) => {
    const drawing = drawings.get(address);
    if (drawing === undefined) return reference;
    used.set(address, drawing);
    return `href="#${ownId(name)}"`;
  });
  if (used.size === 0) return html;
  const sheet = `<svg hidden="" aria-hidden="true">${[...used.values()].join('')}</svg>`;
  return named.replace(/<body[^>]*>/, (body) => `${body}${sheet}`);
}

const drawing = /<symbol id="([\w-]+)"(.*?<\/symbol>)|<path id="([\w-]+)"([^>]*\/>)/gs;

/** What is in a file of icons, by the addresses that pages name it by. */
function drawingsOf(path: string, svg: string): [string, string][] {
  return [...svg.matchAll(drawing)].map(([, symbol, ofSymbol = '', line = '', ofLine = '']) => {
    const name = symbol ?? line;
    const text =
      symbol === undefined
        ? `<defs><path id="${ownId(name)}"${ofLine}</defs>`
        : `<symbol id="${ownId(name)}"${ofSymbol}`;
    return [`${path}#${name}`, text];
  });
}

/** No part of a page has such an id. */
function ownId(name: string): string {
  return `icon-${name}`;
}
