import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findChanges, keepStamp } from './build-stamp.ts';

async function project() {
  const root = await mkdtemp(join(tmpdir(), 'yolk-sources-'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  for (const place of ['app', 'content', 'domain', 'i18n', 'lib', 'public', 'api', 'db', 'server'])
    await write(`${place}/first.ts`, 'first');
  const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'];
  const tools = [
    'server/browser-files/first.ts',
    'server/build-browser-files.ts',
    'server/build-service-worker.ts',
  ];
  for (const file of [...settings, ...tools]) await write(file, '');
  const changed = async () => {
    const { pages, server } = await findChanges(root);
    return { pages, server };
  };
  const build = async () => keepStamp((await findChanges(root)).stamp, root);
  return { root, write, changed, build };
}

const nothing = { pages: false, server: false };

test('what was never built has changed, what was built has not', async () => {
  const { changed, build } = await project();
  expect(await changed()).toEqual({ pages: true, server: true });
  await build();
  expect(await changed()).toEqual(nothing);
});

test('a change is found where it is', async () => {
  const { write, changed, build } = await project();
  await build();
  await write('server/http/new.ts', 'new');
  expect(await changed()).toEqual({ pages: false, server: true });
  await build();
  await write('server/build-content.ts', 'a step of the build');
  expect(await changed()).toEqual({ pages: true, server: true });
  await build();
  await write('domain/first.ts', 'other');
  expect(await changed()).toEqual({ pages: true, server: false });
  await build();
  await write('server/browser-files/first.ts', 'other');
  expect(await changed()).toMatchObject({ pages: true });
});

test('a file that was touched and says what it said is no change', async () => {
  const { root, changed, build } = await project();
  await build();
  await utimes(join(root, 'app/first.ts'), new Date(0), new Date(0));
  expect(await changed()).toEqual(nothing);
});

test('tests and what the build writes change nothing', async () => {
  const { write, changed, build } = await project();
  await build();
  await write('server/first.test.ts', 'test');
  await write('domain/testing/people.ts', 'people');
  await write('i18n/paraglide/messages.js', 'generated');
  await write('i18n/project.inlang/.meta.json', '{}');
  await write('app/notes.md', 'notes');
  expect(await changed()).toEqual(nothing);
});
