import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Pictures and fonts are packed as they are. */
const packable = new Set(['.js', '.css', '.svg']);
/** A smaller file travels in the same packet as its headers. */
const leastBytes = 700;
/** The test language is read by tests alone. */
const isForTests = /\.zu\.js$/;

/** Writes a packed copy of each file beside it, as small as it can be: `a.js.br` and `a.js.gz`. */
export async function packFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => packable.has(extname(name)));
  await Promise.all(files.map((name) => packFile(join(folder, name))));
}

/** The shortest distances have a code of their own: the scripts of every page are a little smaller. */
const nearDistances = {
  [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  [constants.BROTLI_PARAM_NDIRECT]: 12,
};

async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const quality = isForTests.test(path) ? 4 : constants.BROTLI_MAX_QUALITY;
  const brotli = await packBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      ...nearDistances,
    },
  });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await packGzip(content, { level: 9 }));
}
