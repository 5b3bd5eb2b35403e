import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const clientFolder = join(root, 'build', 'client');

/** Makes /sw.js of the sources in app/offline: one file, which knows the build it belongs to. */
const assets = { cwd: join(clientFolder, 'assets') };
const [manifest] = await Array.fromAsync(glob('manifest-*.js', assets));
const icons = await Array.fromAsync(glob('icons-*.svg', assets));
if (manifest === undefined) throw new Error('The browser files have to be built first');

await build({
  configFile: false,
  logLevel: 'warn',
  define: {
    buildVersion: JSON.stringify(manifest),
    iconFiles: JSON.stringify(icons.map((name) => `/assets/${name}`)),
  },
  build: {
    outDir: clientFolder,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: join(root, 'app', 'offline', 'service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
