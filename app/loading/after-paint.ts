/**
 * A page with scripts is painted with what comes in it: its own styles are in its head, and whatever
 * would share the network with the first look is asked for once the page is there
 * (docs/decisions/0032). Without scripts the page stays as it is painted.
 */
interface WrittenPage {
  /** Of the whole page, the head in the first of them. */
  pieces: readonly string[];
  /** All that the page can show before its scripts change it. */
  styles: string;
  nonce: string;
}

const endOfHead = '</head>';
const moduleLinks = /<link rel="modulepreload"[^>]*\/>/g;
const stylesheet = /<link (?=[^>]*rel="stylesheet")/;
const startOfModule = ' type="module" async="">';

/** The same page, with its scripts and its stylesheet named but not asked for: `afterPaint` does. */
export function paintedFirst({ pieces, styles, nonce }: WrittenPage): string[] {
  const [first = '', ...others] = pieces;
  const end = first.indexOf(endOfHead);
  const head = first.slice(0, end);
  const links = head.match(moduleLinks)?.join('') ?? '';
  const ownHead = head
    .replaceAll(moduleLinks, '')
    .replace(stylesheet, () => `<style nonce="${nonce}">${styles}</style><link disabled="" `);
  const painted = [
    ownHead,
    `<template id="later-files">${links}</template>`,
    first.slice(end),
    ...others,
  ];
  return withLaterModule(painted);
}

/** The script that starts the app is text until then; it is the last module of a page. */
function withLaterModule(pieces: readonly string[]): string[] {
  const place = pieces.findLastIndex((piece) => piece.includes(startOfModule));
  return pieces.map((piece, index) => {
    if (index !== place) return piece;
    const at = piece.lastIndexOf(startOfModule);
    const after = piece.slice(at + startOfModule.length);
    return `${piece.slice(0, at)} type="later" id="later-script">${after}`;
  });
}

/**
 * The last script of a page. A window that nobody looks at is not painted, and an older browser does
 * not tell when it was: both go on without. The app starts when the whole stylesheet is there or
 * cannot be had, since what its scripts open may need any of it.
 */
export const afterPaint = [
  '(()=>{let d=document,f=()=>{f=()=>{};',
  'let t=d.getElementById("later-files"),l=d.getElementById("later-script");if(!t||!l)return;',
  'let e=d.querySelector("link[disabled]"),s=d.createElement("script"),g=()=>d.head.append(s);',
  's.type="module";s.nonce=l.nonce;s.text=l.text;',
  'd.head.append(t.content);',
  'if(e){e.onload=e.onerror=g;e.disabled=!1}else g()};',
  'if(d.hidden)return f();',
  'new PerformanceObserver(()=>f()).observe({type:"paint",buffered:!0});',
  'requestAnimationFrame(()=>setTimeout(()=>f(),99))})();',
].join('');
