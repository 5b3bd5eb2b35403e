import { expect, test } from 'vitest';
import { QueueFullError } from '../../../lib/work-queue.ts';
import { mostImportedBytes } from '../content-limits.rules.ts';
import { importRecipes } from './import-recipes.ts';

type Asked = Parameters<typeof importRecipes>[0];

/** An import that comes to no draft, so that nothing is kept anywhere. */
function importing({ read, bytes = 1 }: { read: NonNullable<Asked['read']>; bytes?: number }) {
  const source = { fileName: 'soup.html', bytes: Buffer.alloc(bytes) };
  return importRecipes({ source, content: { foods: [] }, read } as unknown as Asked);
}

const nothing = async () => ({ recipes: [], problems: ['It is empty.'], leftOff: 0 });

test('where too many files wait already, another is asked to come back', async () => {
  expect(await importing({ read: () => Promise.reject(new QueueFullError()) })).toMatchObject({
    ok: false,
    reason: [{ code: 'import.busy' }],
  });
});

test('what breaks while a file is read is no refusal', async () => {
  const read = () => Promise.reject(new Error('The thread did not start'));
  await expect(importing({ read })).rejects.toThrow('The thread did not start');
});

test('a file as large as is taken is read, a larger one is not', async () => {
  expect(await importing({ read: nothing, bytes: mostImportedBytes })).toMatchObject({
    value: { drafts: [], notRead: ['It is empty.'], leftOff: 0 },
  });
  expect(await importing({ read: nothing, bytes: mostImportedBytes + 1 })).toMatchObject({
    reason: [{ code: 'import.too-large' }],
  });
});
