import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DocumentNode } from 'graphql';
import { documentTexts } from './print-documents.ts';

const root = join(import.meta.dirname, '..', '..');

export interface OperationFile {
  location: string;
  document: DocumentNode;
}

/** The operations and fragments that the app's files hold. */
export async function readOperations(): Promise<OperationFile[]> {
  const found = await Array.fromAsync(glob('app/**/*.graphql', { cwd: root }));
  const locations = found.map((path) => path.replaceAll('\\', '/')).toSorted();
  return Promise.all(
    locations.map(async (location) => ({
      location,
      document: parse(await readFile(join(root, location), 'utf8')),
    })),
  );
}

/** The documents the app sends, for the build. */
export async function readKnownDocuments(): Promise<string[]> {
  const files = await readOperations();
  return documentTexts(files.map(({ document }) => document));
}
