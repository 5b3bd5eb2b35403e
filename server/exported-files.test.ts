import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CommandError } from './carry-out.ts';
import { writeExportedFiles } from './exported-files.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'exported-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('what editors published lies in the folder as texts and pictures', async () => {
  const to = join(await newFolder(), 'edited');
  const picture = Buffer.from([0, 255, 128]);
  const files = [
    { name: 'recipes/soup.yaml', text: 'title: Köttsoppa' },
    { name: 'recipes/soup.png', text: picture.toString('base64'), isBase64: true },
    { name: 'pages.yaml', text: 'about: us' },
  ];
  expect(await writeExportedFiles({ answer: JSON.stringify(files), to })).toBe(3);
  expect(await readFile(join(to, 'recipes/soup.yaml'), 'utf8')).toBe('title: Köttsoppa');
  expect(await readFile(join(to, 'recipes/soup.png'))).toEqual(picture);
  expect((await readdir(to)).toSorted()).toEqual(['pages.yaml', 'recipes']);
});

test.each([
  ['../../soup.yaml', 'soup.yaml'],
  ['/etc/passwd', join('etc', 'passwd')],
  ['.git/config', 'config'],
  ['a/b/c/soup.yaml', join('c', 'soup.yaml')],
])('whatever a server calls a file, %s stays in the folder as %s', async (name, path) => {
  const folder = await newFolder();
  const to = join(folder, 'edited');
  await writeExportedFiles({ answer: JSON.stringify([{ name, text: 'here' }]), to });
  expect(await readFile(join(to, path), 'utf8')).toBe('here');
  expect(await readdir(folder)).toEqual(['edited']);
});

test.each(['The request cannot be read.', '{"files":[]}'])(
  'a server that answers %s is told as that, and nothing is written',
  async (answer) => {
    const to = join(await newFolder(), 'edited');
    await expect(writeExportedFiles({ answer, to })).rejects.toThrow(new CommandError(answer));
    await expect(readdir(to)).rejects.toThrow('ENOENT');
  },
);
