import { dirname } from 'node:path/posix';

/** In a folder itself; its rooms count apart. */
export const mostFiles = 60;

/** Each file is one of many of a kind, found by its name. */
const listsOfOneKind: readonly string[] = ['domain/content-tools/cooking-sense/rules'];

/** Folders whose names no longer tell what is in them, for there is too much. */
export function crowdedFolders(files: readonly string[]): string[] {
  const byFolder = Map.groupBy(files, (file) => dirname(file));
  return [...byFolder]
    .filter(([folder, inside]) => inside.length > mostFiles && !listsOfOneKind.includes(folder))
    .map(([folder]) => folder);
}
