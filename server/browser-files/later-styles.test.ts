import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { laterStyles, writeLaterStyles } from './later-styles.ts';

const css =
  '@layer theme{:root{--a:1px}}@layer utilities{.a{top:0}@media (width>=40rem){.sm\\:a{top:1px}}}' +
  '@font-face{font-family:F}@property --b{syntax:"*"}@keyframes turn{to{rotate:1turn}}.b{top:2px}';

test('what comes after a page has its utilities alone', () => {
  expect(laterStyles(css)).toBe(
    '@layer utilities{.a{top:0}@media (width>=40rem){.sm\\:a{top:1px}}}',
  );
});

test('the file is named by what is in it, and parts that come later ask for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'));
  await writeFile(join(folder, 'frame-1.css'), css);
  await writeFile(join(folder, 'root-1.js'), 'f=["assets/part-1.js","assets/frame-1.css"]');
  const { path, laterPath, parts } = await writeLaterStyles(folder);
  expect([path, parts.length]).toEqual(['/assets/frame-1.css', 6]);
  expect(laterPath).toMatch(/^\/assets\/later-[\w-]{8}\.css$/);
  const name = laterPath.replace('/assets/', '');
  expect(await readFile(join(folder, name), 'utf8')).toBe(laterStyles(css));
  expect(await readFile(join(folder, 'root-1.js'), 'utf8')).toBe(
    `f=["assets/part-1.js","assets/${name}"]`,
  );
  expect(await readdir(folder)).toHaveLength(3);
  await expect(writeLaterStyles(folder)).rejects.toThrow('one stylesheet');
});
