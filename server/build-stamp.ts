import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ownRoot = join(import.meta.dirname, '..');

const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'];
/** They make the browser's files. */
const pageTools = [
  'server/browser-files',
  'server/build-browser-files.ts',
  'server/build-service-worker.ts',
];
const pageSources = [
  'app',
  'content',
  'domain',
  'i18n',
  'lib',
  'public',
  ...pageTools,
  ...settings,
];
const serverSources = ['api', 'db', 'server'];
const kinds = /\.(ts|tsx|css|json|yaml|csv|svg|png|graphql|sql)$/;
/** The build itself writes them again as they were. */
const generated = ['i18n/paraglide/', 'i18n/messages/zu/', 'i18n/project.inlang/.meta.json'];
const tests = /\.test\.tsx?$|\/testing\//;

interface Part {
  /** Of what the files say. */
  digest: string;
  /** Of their sizes and the times of their last change. */
  states: string;
}

interface Stamp {
  pages: Part;
  server: Part;
}

export interface Changes {
  pages: boolean;
  server: boolean;
  /** To be kept once what changed is built. */
  stamp: Stamp;
}

/** What changed since the last build. Files that look as they did then are not read again. */
export async function findChanges(root = ownRoot): Promise<Changes> {
  const kept = await readStamp(root);
  const places = [...pageSources, ...buildSteps(root)];
  const pages = await partOf({ root, places, kept: kept?.pages });
  const server = await partOf({ root, places: serverSources, kept: kept?.server });
  const stamp = { pages, server };
  const changes = {
    pages: kept?.pages.digest !== pages.digest,
    server: kept?.server.digest !== server.digest,
    stamp,
  };
  const isTouched = kept?.pages.states !== pages.states || kept.server.states !== server.states;
  if (!changes.pages && !changes.server && isTouched) await keepStamp(stamp, root);
  return changes;
}

/** What makes the built files: when it changes, they have to be made again. */
function buildSteps(root: string): string[] {
  const steps = readdirSync(join(root, 'server')).filter((file) => /^buil[dt]\b.*\.ts$/.test(file));
  return steps.filter((file) => !tests.test(file)).map((file) => join('server', file));
}

/** A folder that nobody may write to is looked through at every start. */
export async function keepStamp(stamp: Stamp, root = ownRoot): Promise<void> {
  const file = stampFile(root);
  await mkdir(dirname(file), { recursive: true }).catch(() => undefined);
  await writeFile(file, JSON.stringify(stamp)).catch(() => undefined);
}

async function readStamp(root: string): Promise<Stamp | null> {
  try {
    return JSON.parse(await readFile(stampFile(root), 'utf8')) as Stamp;
  } catch {
    return null;
  }
}

function stampFile(root: string): string {
  return join(root, 'build', 'sources.json');
}

interface Looking {
  root: string;
  places: readonly string[];
  kept: Part | undefined;
}

async function partOf({ root, places, kept }: Looking): Promise<Part> {
  const files = places.flatMap((place) => filesIn(root, place));
  const states = createHash('sha256');
  for (const file of files) states.update(stateOf(root, file));
  const part = { states: states.digest('hex') };
  if (kept?.states === part.states) return kept;
  const digest = createHash('sha256');
  for (const file of files) digest.update(`${file}\n`).update(await readFile(join(root, file)));
  return { ...part, digest: digest.digest('hex') };
}

function filesIn(root: string, place: string): string[] {
  const path = join(root, place);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [place];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !tests.test(file) && !generated.some((folder) => file.startsWith(folder)))
    .toSorted();
}

function stateOf(root: string, file: string): string {
  const { size, mtimeMs } = statSync(join(root, file));
  return `${file} ${size} ${mtimeMs}\n`;
}
