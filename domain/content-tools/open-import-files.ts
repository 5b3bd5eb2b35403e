import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

/** A file to import, out of a folder or an archive too. */
export type ImportFile = Readonly<{ name: string; fileName: string; text: string }>;

export type ImportFiles = Readonly<{
  files: readonly ImportFile[];
  problems: readonly Readonly<{ file: string; message: string }>[];
}>;

const readable = ['.json', '.jsonld', '.html', '.htm', '.cook', '.paprikarecipe'];
/** Paprika's own are archives under another name. */
const archives = ['.zip', '.paprikarecipes'];
const mostBytes = 50_000_000;
const mostEntries = 20_000;

/** A file, every readable file of a folder, or of a zip. */
export async function openImportFiles(path: string): Promise<ImportFiles> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return await openFolder(path);
    if (found.size > mostBytes) return refused({ path, message: 'The file is larger than 50 MB.' });
    return openImportBytes({ path, bytes: await readFile(path) });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return refused({ path, message: `This cannot be read (${code ?? message}).` });
  }
}

/** What is in a file: itself, or every readable file of an archive. Throws where it cannot be read. */
export function openImportBytes(args: {
  path: string;
  bytes: Buffer;
  mostUnpackedBytes?: number;
}): ImportFiles {
  const { path, bytes, mostUnpackedBytes = mostBytes } = args;
  const extension = extname(path).toLowerCase();
  if (archives.includes(extension)) return openArchive({ path, bytes, mostUnpackedBytes });
  if (!readable.includes(extension)) {
    const known = [...readable, ...archives].join(', ');
    return refused({ path, message: `Only ${known} can be read.` });
  }
  const text = textOf({ path, bytes, mostUnpackedBytes });
  return { files: [{ name: path, fileName: basename(path), text }], problems: [] };
}

/** A recipe of Paprika is packed by itself, too. */
function textOf(args: { path: string; bytes: Uint8Array; mostUnpackedBytes: number }): string {
  const { path, bytes, mostUnpackedBytes } = args;
  if (extname(path).toLowerCase() !== '.paprikarecipe') return strFromU8(bytes);
  return gunzipSync(bytes, { maxOutputLength: mostUnpackedBytes }).toString('utf8');
}

async function openFolder(folder: string): Promise<ImportFiles> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter((name) =>
    [...readable, ...archives].includes(extname(name).toLowerCase()),
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
function openArchive(args: {
  path: string;
  bytes: Buffer;
  mostUnpackedBytes: number;
}): ImportFiles {
  const { path, bytes, mostUnpackedBytes } = args;
  let entries = 0;
  let unpackedBytes = 0;
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!readable.includes(extname(name).toLowerCase())) return false;
      entries += 1;
      unpackedBytes += originalSize;
      if (entries > mostEntries || unpackedBytes > mostUnpackedBytes) {
        throw new Error(`it unpacks to more than ${mostUnpackedBytes / 1_000_000} MB`);
      }
      return true;
    },
  });
  let left = mostUnpackedBytes;
  const files = Object.entries(unpacked).map(([name, content]) => {
    const text = textOf({ path: name, bytes: content, mostUnpackedBytes: Math.max(1, left) });
    left -= text.length;
    return { name: `${path}:${name}`, fileName: basename(name), text };
  });
  return { files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)), problems: [] };
}

function refused({ path, message }: { path: string; message: string }): ImportFiles {
  return { files: [], problems: [{ file: path, message }] };
}
