import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles } from '../../server/built.ts';
import { compileCache } from '../../server/bundled-server.ts';
import { startServer } from '../running-server.ts';

/** The server's own files are; what is loaded for one page alone is compiled when that is asked for. */
const largeBytes = 400_000;

/** What was not kept, or was made with other options, is compiled and written down at the end. */
test('no start compiles the server again, which the build has compiled', async () => {
  const server = await startServer();
  expect((await fetch(server.url)).status).toBe(200);
  await server.stop();
  const { mtimeMs: builtAt } = await stat(builtFiles.sources);
  const names = await readdir(compileCache, { recursive: true });
  const files = await Promise.all(names.map((name) => stat(join(compileCache, name))));
  const large = files.filter((file) => file.isFile() && file.size > largeBytes);
  const asBuilt = large.filter(({ mtimeMs }) => mtimeMs <= builtAt);
  expect(asBuilt.length).toBeGreaterThanOrEqual(3);
});
