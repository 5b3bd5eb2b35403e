import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprites } from './server/browser-files/icon-sprites.ts';
import { leanRouter } from './server/browser-files/lean-router.ts';
import { markPaths } from './server/browser-files/mark-paths.ts';
import { markWords } from './server/browser-files/mark-words.ts';
import { mendedRouter } from './server/browser-files/mended-router.ts';
import { scriptGroups } from './server/browser-files/script-groups.ts';

const { plugin: groupScripts, groups } = scriptGroups();

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    markWords(),
    markPaths(),
    iconSprites(),
    leanRouter(),
    mendedRouter(),
    groupScripts,
  ],
  build: {
    target: 'es2023',
    // What a later part imports is loaded with its page nearly always: links for it cost more than they save.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A mark has no declaration, and reading one does nothing.
          treeshake: {
            unknownGlobalSideEffects: false,
            moduleSideEffects: [
              { test: /\/i18n\/paraglide\//, sideEffects: false },
              // Only loaders and actions send operations: what browsers keep of a table has none.
              { test: /operations\.gen\.ts$/, sideEffects: false },
            ],
          },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
});
