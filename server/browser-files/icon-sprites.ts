import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { wordmarkLetters } from '../../lib/wordmark.ts';
import { roundedPath } from './rounded-path.ts';

const root = join(import.meta.dirname, '..', '..');
const phosphorFolder = join(root, 'node_modules', '@phosphor-icons', 'react', 'dist');
const spriteModule = join(root, 'app', 'ui', 'sprite-icon.ts');

const lettersModule = join(root, 'app', 'brand', 'wordmark-letters.tsx');

const iconModule = /@phosphor-icons\/react\/dist\/ssr\/(\w+)\.es\.js$/;
/** Most icons are bold, so that the others need not be loaded by every page. */
const weightsOfSprites = { bold: ['bold'], more: ['fill', 'regular'] };

/**
 * Icons come from two files of all the product's icons instead of being in every script and, path by
 * path, in every page: what a built page says of an icon is its name.
 */
export function iconSprites(): Plugin {
  const sprites = makeSprites();
  return {
    name: 'yolk:icon-sprites',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      // The server's build would leave the package to Node otherwise.
      ssr: { noExternal: [/^@phosphor-icons\//] },
      define: {
        iconSprites: JSON.stringify({ bold: sprites.bold.path, more: sprites.more.path }),
      },
    }),
    load(id) {
      if (id === lettersModule) return lettersCode;
      const name = iconModule.exec(id)?.[1];
      if (name === undefined) return null;
      return `import { spriteIcon } from '${spriteModule}';
        const icon = /* @__PURE__ */ spriteIcon('${name}');
        export { icon as ${name}, icon as ${name}Icon };`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { path, svg } of Object.values(sprites)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: svg });
      }
    },
  };
}

/** What `wordmark-letters.tsx` says, by the name of the drawing. */
const lettersCode = `import { createElement } from 'react';
  export const WordmarkLetters = () =>
    createElement('use', { href: iconSprites.bold + '#wordmark', fill: 'currentColor' });`;

interface Sprite {
  path: string;
  svg: string;
}

function makeSprites(): Record<keyof typeof weightsOfSprites, Sprite> {
  const names = usedIcons();
  return {
    bold: makeSprite({ name: 'bold', names }),
    more: makeSprite({ name: 'more', names }),
  };
}

/** Of all screens: a sprite is the same on each, and loaded once. */
function usedIcons(): string[] {
  const sources = globSync('app/**/*.{ts,tsx}', { cwd: root });
  const found = sources.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /@phosphor-icons\/react\/dist\/ssr\/(\w+)'/g,
    ),
  ]);
  return [...new Set(found.map(([, name = '']) => name))].toSorted();
}

interface Drawing {
  name: keyof typeof weightsOfSprites;
  names: readonly string[];
}

function makeSprite({ name, names }: Drawing): Sprite {
  const symbols = names.flatMap((icon) =>
    weightsOfSprites[name].map((weight) => symbolOf({ icon, weight })),
  );
  const letters =
    name === 'bold'
      ? `<defs><path id="wordmark" transform="scale(.5)" d="${roundedPath(wordmarkLetters, 2)}"/></defs>`
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${letters}${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { path: `/assets/icons-${name}-${hash}.svg`, svg };
}

function symbolOf({ icon, weight }: { icon: string; weight: string }): string {
  const source = readFileSync(join(phosphorFolder, 'defs', `${icon}.es.js`), 'utf8');
  const start = source.indexOf(`"${weight}",`);
  const ofWeight = source.slice(start, source.indexOf('\n  ]', start));
  const paths = [...ofWeight.matchAll(/d: "([^"]+)"/g)].map(
    // A unit of 256 is a thirteenth of a point where an icon is as high as a line.
    ([, path = '']) => `<path d="${roundedPath(path)}"/>`,
  );
  if (start === -1 || paths.length === 0) throw new Error(`${icon} is not drawn in ${weight}`);
  return `<symbol id="${icon}-${weight}" viewBox="0 0 256 256">${paths.join('')}</symbol>`;
}
