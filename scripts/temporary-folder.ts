import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What tests write besides lies in one folder, whatever they make there, and goes with it. */
export async function ownTemporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'yolk-tests-'));
  // PostgreSQL, which runs as somebody else where the tests are root's, has its folder in it.
  await chmod(path, 0o711);
  // What a process that is about to end still writes there is no reason to fail.
  const remove = () => rm(path, { recursive: true, maxRetries: 3 }).catch(() => undefined);
  return { path, remove };
}

/** Before the workers of vitest start, which take the environment over. */
export default async function useOwnFolder(): Promise<() => Promise<void>> {
  const { path, remove } = await ownTemporaryFolder();
  process.env.TMPDIR = path;
  return remove;
}
