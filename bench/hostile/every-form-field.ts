import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormSet } from '../../app/forms/form-set.ts';
import type { HostileText } from './attack.ts';

const root = join(import.meta.dirname, '..', '..', 'app');

const patterns: Readonly<Record<string, (size: number) => string>> = {
  letters: (size) => 'a'.repeat(size),
  digits: (size) => '1'.repeat(size),
  spaces: (size) => `x${' '.repeat(size)}x`,
  'words and signs': (size) => 'a-1 @b.(c, '.repeat(size / 11),
  lines: (size) => '1,2\n'.repeat(size / 4),
  brackets: (size) => '['.repeat(size),
};

/** Every field of every form, read from texts as long as one may be. */
export async function everyFormField(): Promise<HostileText[]> {
  const found = await Array.fromAsync(glob('**/*-forms.ts', { cwd: root }));
  const files = found.filter((file) => !file.includes('testing/'));
  const sets = await Promise.all(files.map(setsOf));
  const fields = sets.flat().flatMap(({ name, set }) =>
    Object.entries(set).flatMap(([intent, kind]) =>
      Object.entries(kind.fields).map(([field, { read }]) => ({
        name: `${name} ${intent} ${field}`,
        read,
      })),
    ),
  );
  return Object.entries(patterns).flatMap(([pattern, textOf]) =>
    fields.map(({ name, read }) => ({
      name: `${name} of ${pattern}`,
      sizes: [1000, 10_000],
      read: (size: number) => read([textOf(size)]),
    })),
  );
}

async function setsOf(file: string): Promise<{ name: string; set: FormSet }[]> {
  const exported = (await import(join(root, file))) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, set]) => (isSet(set) ? [{ name, set }] : []));
}

function isSet(value: unknown): value is FormSet {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((kind) => typeof kind?.failure === 'function' && 'fields' in kind)
  );
}
