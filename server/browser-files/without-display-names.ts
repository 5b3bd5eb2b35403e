import type { Plugin } from 'vite';

const ofRouter = /\/react-router\/dist\/production\/.*\.js$/;
const displayName = /^\s*[\w$]+\.displayName = "[^"]*";$/gm;
const element = /= (React\$1\.(?:forwardRef|createContext)\()/g;

/**
 * What the router's components are called in developers' tools keeps in every page those that no page
 * uses.
 */
export function withoutDisplayNames(): Plugin {
  return {
    name: 'yolk:without-display-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ofRouter },
      handler: (code) => ({ code: leanCode(code), map: null }),
    },
  };
}

export function leanCode(code: string): string {
  return code.replaceAll(displayName, '').replaceAll(element, '= /* @__PURE__ */ $1');
}
