import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const outFolder = join(root, 'build', 'start');

/** Read files that lie beside them, or find parts of themselves by name. */
const leftInModules = [
  'pg',
  'fontkit',
  'sharp',
  'highs',
  'css-tree',
  'helmet',
  '@fastify/helmet',
  '@electric-sql/pglite',
];

/** Threads are started by the address of their file. */
const threads = {
  'planner-thread': join(root, 'domain', 'meal-plans', 'thread', 'planner-thread.ts'),
  'import-thread': join(root, 'domain', 'content-store', 'import', 'import-thread.ts'),
  'post-text-thread': join(root, 'domain', 'community', 'post-text-thread.ts'),
  'paper-thread': join(root, 'server', 'papers', 'paper-thread.ts'),
  'database-thread': join(root, 'db', 'embedded', 'database-thread.ts'),
};

/**
 * Puts the server, the pages and what both use into a few files: a start spends most of its time on
 * finding and linking a thousand modules. The pages have to be built before.
 */
export async function bundleServer(): Promise<void> {
  await rm(outFolder, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [entries, ownPlaces, nothingTwice, asciiAlone],
    resolve: {
      mainFields: ['main', 'module'],
      // Its `main` names no ending, and a bundler tries `.mjs` first, where Node takes `.js`.
      alias: [{ find: /^graphql$/, replacement: join(modules, 'graphql', 'index.js') }],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: leftInModules, target: 'node' },
    build: {
      ssr: true,
      outDir: outFolder,
      copyPublicDir: false,
      target: 'es2024',
      minify: false,
      rolldownOptions: {
        // Of the pages' libraries, which also run in browsers.
        checks: { moduleLevelDirective: false },
        input: { main: entryName, load: loaderName, ...threads },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Node keeps the text in memory: half of it is spaces, comments and names of variables.
          // Those of functions and classes stay, for errors.
          minify: {
            compress: false,
            mangle: { keepNames: true },
            codegen: { removeWhitespace: true },
          },
        },
      },
    },
  });
}

const entryName = 'virtual:server';
const loaderName = 'virtual:loader';
const loadPages = `import(${JSON.stringify(join(root, 'build', 'server', 'index.js'))})`;
const own = JSON.stringify(join(root, 'server', 'main.ts'));

/** The server with the pages, which only exist once they are built; to be run, and to be loaded alone. */
const entries: Plugin = {
  name: 'entries',
  resolveId: (id) => (id === entryName || id === loaderName ? `\0${id}` : null),
  load(id) {
    if (id === `\0${entryName}`) {
      return `import { main } from ${own}; await main({ loadPages: () => ${loadPages} });`;
    }
    if (id === `\0${loaderName}`) return `export { main } from ${own}; await ${loadPages};`;
    return null;
  },
};

/** Our modules find files by where they lie, and threads by the name they have here. */
const ownPlaces: Plugin = {
  name: 'own-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta')) {
      return null;
    }
    const folder = relative(outFolder, dirname(id));
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`)
      .replace(/new URL\('\.\/([\w-]+-thread)\.ts', import\.meta\.url\)/, (_all, name: string) => {
        if (!(name in threads)) throw new Error(`${id} starts a thread that is not bundled`);
        return `new URL('./${name}.js', import.meta.url)`;
      });
  },
};

/** A library in both of its forms doesn't know its own objects: `graphql` then fails on `__typename`. */
const nothingTwice: Plugin = {
  name: 'nothing-twice',
  generateBundle(_options, bundle) {
    const bundled = new Set(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
    );
    const twice = [...bundled].filter(
      (id) => id.endsWith('.mjs') && bundled.has(id.replace(/\.mjs$/, '.js')),
    );
    if (twice.length > 0) this.error(`in the bundle twice: ${twice.join(', ')}`);
  },
};

/**
 * V8 keeps the text of a script for as long as it runs, and a single letter that is not ASCII makes
 * every one of them take two bytes. Escapes mean the same in strings, patterns and names.
 */
const asciiAlone: Plugin = {
  name: 'ascii-alone',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = inAscii(file.code);
    }
  },
};

function inAscii(code: string): string {
  return code.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

if (import.meta.main) {
  await bundleServer();
  for (const file of await readdir(outFolder)) {
    console.log(file, (await stat(join(outFolder, file))).size);
  }
}
