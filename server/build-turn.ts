import { setTimeout } from 'node:timers/promises';
import { DirectoryInUseError, lockDirectory } from '../db/embedded/directory-lock.ts';

/**
 * Two builds of one folder would mix their files. The second waits, and mostly finds that nothing is
 * left to build. Returns the function that ends the turn; it ends with the process too.
 */
export async function takeBuildTurn(folder: string): Promise<() => void> {
  for (let isTold = false; ; isTold = true) {
    try {
      return lockDirectory(folder);
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      if (!isTold) console.log('Another build is under way: waiting for it …');
      await setTimeout(300);
    }
  }
}
