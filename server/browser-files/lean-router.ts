import type { Plugin } from 'vite';

const ofRouter = /\/react-router\/dist\/production\/.*\.js$/;
const displayName = /^\s*[\w$]+\.displayName = "[^"]*";$/gm;
const element = /= (React\$1\.(?:forwardRef|createContext)\()/g;
/** Advice to developers. Its beginning is enough to find the rest of it. */
const advice = /"([A-Z][^"\\\n]{50})[^"\\\n]{30,}"/g;

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
    .replaceAll(advice, '"$1…"');
}
