import type { Plugin } from 'vite';

const ofRouter = /\/react-router\/dist\/production\/.*\.js$/;
const displayName = /^\s*[\w$]+\.displayName = "[^"]*";$/gm;
const element = /= (React\$1\.(?:forwardRef|createContext)\()/g;
/** Advice to developers. Its beginning is enough to find the rest of it. */
const advice = /"([A-Z][^"\\\n]{24})[^"\\\n]{15,}"/g;

/** The same with values in it: a word and a space, as no text begins that is read by a program. */
const longTemplate = /`([A-Z][a-z]+ (?:[^`\\$]|\\.|\$\{[^{}`]*\}){80,})`/gs;
const templatePart = /\$\{[^{}`]*\}|[^$]+/gs;
const keptCharacters = 50;
/** A script of its error page, which ours takes the place of. */
const greeting = /`\s*console\.log\(\s*"💿 Hey developer[^`]*`/g;

/** Pages have their styles in themselves (docs/decisions/0032): no route waits for a stylesheet. */
const styleLoading =
  /^(async function (?:prefetchRouteCss|prefetchStyleLinks)\([\w, ]*\) )\{\n(?:\t.*\n)+\}$/gm;

/**
 * What the router's components are called in developers' tools keeps in every page those that no page
 * uses; and what it tells developers at length, members need not load.
 */
export function leanRouter(): Plugin {
  return {
    name: 'yolk:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ofRouter },
      handler: (code) => ({ code: leanCode(code), map: null }),
    },
  };
}

export function leanCode(code: string): string {
  return code
    .replaceAll(displayName, '')
    .replaceAll(element, '= /* @__PURE__ */ $1')
    .replaceAll(greeting, "''")
    .replaceAll(styleLoading, '$1{}')
    .replaceAll(advice, '"$1…"')
    .replaceAll(longTemplate, (_whole, text: string) => `\`${beginningOf(text)}…\``);
}

function beginningOf(template: string): string {
  let kept = '';
  for (const [part] of template.matchAll(templatePart)) {
    if (kept.length >= keptCharacters) break;
    kept += part.startsWith('${') ? part : part.slice(0, keptCharacters);
  }
  return kept.replace(/\\+$/, '');
}
