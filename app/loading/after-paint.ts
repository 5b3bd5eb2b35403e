/**
 * A page with scripts is painted with what comes in it: the styles that it shows are in its head, and
 * whatever would share the network with the first look is asked for once the page is there
 * (docs/decisions/0032). Without scripts the page stays as it is painted.
 */
interface WrittenPage {
  /** Of the whole page, the head in the first of them. */
  pieces: readonly string[];
  styles: { own: string; laterPath: string };
  nonce: string;
}

const endOfHead = '</head>';
const moduleLinks = /<link rel="modulepreload"[^>]*\/>/g;
const startOfModule = ' type="module" async="">';

/** The same page, with its scripts and its other styles named but not asked for: `afterPaint` does. */
export function paintedFirst({ pieces, styles, nonce }: WrittenPage): string[] {
  const [first = '', ...others] = pieces;
  const end = first.indexOf(endOfHead);
  const head = first.slice(0, end);
  const links = head.match(moduleLinks)?.join('') ?? '';
  const later = `<link rel="stylesheet" id="later-styles" href="${styles.laterPath}"/>${links}`;
  return withLaterModule([
    head.replaceAll(moduleLinks, ''),
    `<style nonce="${nonce}">${styles.own}</style><template id="later-files">${later}</template>`,
    first.slice(end),
    ...others,
  ]);
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
 * not tell when it was: both go on without. The app starts when the other styles are there or cannot
 * be had, since what its scripts open may need any of them. The first number that a browser writes in
 * a language takes a phone some 50 ms: it is written while the scripts are on their way.
 */
export const afterPaint = [
  '(()=>{let d=document,f=()=>{f=()=>{};',
  'let t=d.getElementById("later-files"),l=d.getElementById("later-script");if(!t||!l)return;',
  'd.head.append(t.content);',
  'let e=d.getElementById("later-styles"),s=d.createElement("script");',
  's.type="module";s.nonce=l.nonce;s.text=l.text;',
  'e.onload=e.onerror=()=>d.head.append(s);',
  'setTimeout(()=>Intl.NumberFormat(d.documentElement.lang).format(1))};',
  'if(d.hidden)return f();',
  'new PerformanceObserver(()=>f()).observe({type:"paint",buffered:!0});',
  'requestAnimationFrame(()=>setTimeout(()=>f(),99))})();',
].join('');
