import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';

/** A file to import, out of a folder or an archive too. */
export type ImportFile = Readonly<{ name: string; fileName: string; text: string }>;

export type ImportFiles = Readonly<{
  files: readonly ImportFile[];
  problems: readonly Readonly<{ file: string; message: string }>[];
}>;

const readable = ['.json', '.jsonld', '.html', '.htm', '.cook'];
const mostBytes = 50_000_000;
const mostEntries = 20_000;

/** A file, every readable file of a folder, or of a zip. */
export async function openImportFiles(path: string): Promise<ImportFiles> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return await openFolder(path);
    if (found.size > mostBytes) return refused({ path, message: 'The file is larger than 50 MB.' });
    const bytes = await readFile(path);
    if (extname(path).toLowerCase() === '.zip') return openArchive({ path, bytes });
    const file = { name: path, fileName: basename(path), text: bytes.toString('utf8') };
    if (readable.includes(extname(path).toLowerCase())) return { files: [file], problems: [] };
    return refused({ path, message: `Only ${readable.join(', ')} and .zip can be read.` });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return refused({ path, message: `This cannot be read (${code ?? message}).` });
  }
}

async function openFolder(folder: string): Promise<ImportFiles> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter((name) =>
    [...readable, '.zip'].includes(extname(name).toLowerCase()),
  );
  const opened = await Promise.all(
    wanted.toSorted().map((name) => openImportFiles(join(folder, name))),
  );
  return {
    files: opened.flatMap(({ files }) => files),
    problems: opened.flatMap(({ problems }) => problems),
  };
}

/** Sizes are those the archive states, so nothing large is unpacked to find out. */
function openArchive({ path, bytes }: { path: string; bytes: Buffer }): ImportFiles {
  let entries = 0;
  let unpackedBytes = 0;
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!readable.includes(extname(name).toLowerCase())) return false;
      entries += 1;
      unpackedBytes += originalSize;
      if (entries > mostEntries || unpackedBytes > mostBytes)
        throw new Error('it unpacks to more than 50 MB');
      return true;
    },
  });
  const files = Object.entries(unpacked).map(([name, content]) => ({
    name: `${path}:${name}`,
    fileName: basename(name),
    text: strFromU8(content),
  }));
  return { files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)), problems: [] };
}

function refused({ path, message }: { path: string; message: string }): ImportFiles {
  return { files: [], problems: [{ file: path, message }] };
}
