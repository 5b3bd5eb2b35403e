import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { lexicographicSortSchema, parse, printSchema } from 'graphql';
import { schema } from './schema.ts';

const root = join(import.meta.dirname, '..', '..');

/** The committed files that follow from the schema and the operations, by path. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
  return {
    'schema.graphql': printed,
    'app/graphql/operations.gen.ts': await generateOperations(printed),
  };
}

async function generateOperations(printedSchema: string): Promise<string> {
  const files = await Array.fromAsync(glob('app/**/*.graphql', { cwd: root }));
  const documents = await Promise.all(
    files.toSorted().map(async (location) => ({
      location,
      document: parse(await readFile(join(root, location), 'utf8')),
    })),
  );
  const enumsAndScalars = { enumsAsTypes: true, scalars: { DateTime: 'string', ID: 'string' } };
  return codegen({
    filename: 'app/graphql/operations.gen.ts',
    schema: parse(printedSchema),
    documents,
    config: {
      ...enumsAndScalars,
      useTypeImports: true,
      skipTypename: true,
      onlyOperationTypes: true,
      documentMode: 'string',
      dedupeFragments: true,
    },
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    pluginMap: { operations, typedDocuments },
  });
}

if (import.meta.main) {
  const files = await generatedFiles();
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
}
