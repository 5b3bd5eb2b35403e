import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('what a test leaves behind is in the folder that goes with the run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'left-'));
  expect(basename(dirname(folder))).toMatch(/^yolk-tests-/);
  await rmdir(folder);
});
