import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const cacheFolder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');

/**
 * The files of a database before its first table. PostgreSQL takes seconds of a core to make them,
 * and the same version makes the same: for databases in memory, which tests open by the dozen, they
 * are made once a machine and kept.
 */
export async function emptyCluster(): Promise<Blob> {
  const path = join(cacheFolder, `empty-cluster-${await versionOfPglite()}.tar`);
  const kept = await readFile(path).catch(() => null);
  return kept === null ? makeCluster(path) : new Blob([kept]);
}

async function versionOfPglite(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(
    await readFile(join(main, '..', '..', 'package.json'), 'utf8'),
  ) as { version: string };
  return version;
}

/** Under another name until it is whole: threads that start together may all make it. */
async function makeCluster(path: string): Promise<Blob> {
  const database = await PGlite.create('memory://');
  const made = await database.dumpDataDir('none');
  await database.close();
  const unfinished = `${path}.${crypto.randomUUID()}`;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(unfinished, Buffer.from(await made.arrayBuffer()));
  await rename(unfinished, path);
  return made;
}
