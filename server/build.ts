import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContent } from './build-content.ts';
import { takeBuildTurn } from './build-turn.ts';
import { builtFiles, buildFolder } from './built.ts';
import { findChanges, keepStamp } from './build-stamp.ts';
import { bundleServer } from './bundle.ts';
import { builtLoader, compileCache, serverFlags } from './bundled-server.ts';
import { readKnownDocuments } from './graphql/read-operations.ts';
import { listShippedPackages, noticeOf } from './notice.ts';

const root = join(import.meta.dirname, '..');

/** Builds what the server serves and is, as far as the sources changed since the last build. */
async function buildChanged(): Promise<void> {
  const { pages, server, stamp } = await findChanges();
  if (!pages && !server) return;
  console.log('Building (first start and after changes only) …');
  if (pages) await buildPages();
  await bundleServer();
  await compileServer();
  await keepStamp(stamp);
}

async function buildPages(): Promise<void> {
  await runScript(['i18n/compile-messages.ts']);
  await runScript(['node_modules/@react-router/dev/bin.cjs', 'build']);
  await runScript(['server/build-service-worker.ts']);
  await runScript(['server/build-browser-files.ts']);
  await buildContent();
  await writeFile(join(buildFolder, 'NOTICE'), noticeOf(await listShippedPackages(root)));
  await writeFile(builtFiles.documents, JSON.stringify(await readKnownDocuments()));
}

/** The first start would keep some 40 MiB of what compiling takes, and in a container every start. */
async function compileServer(): Promise<void> {
  await rm(compileCache, { recursive: true, force: true });
  await runScript([...serverFlags, builtLoader], { NODE_COMPILE_CACHE: compileCache });
}

function runScript(args: string[], environment: Record<string, string> = {}): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
  });
  child.once('error', reject);
  child.once('exit', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`${args[0]} ended with code ${code}`));
  });
  return promise;
}

const endTurn = await takeBuildTurn(join(root, 'node_modules', '.cache', 'build'));
try {
  await buildChanged();
} finally {
  endTurn();
}
