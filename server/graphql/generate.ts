import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { lexicographicSortSchema, parse, printSchema } from 'graphql';
import { printDocuments } from './print-documents.ts';
import { readOperations, type OperationFile } from './read-operations.ts';
import { schema } from './schema.ts';

const root = join(import.meta.dirname, '..', '..');
const schemaTypes = 'app/graphql/schema-types.gen.ts';

/**
 * The committed files that follow from the schema and the operations, by path: what all operations
 * send and get from the schema's own types in one file, the operations of each area in the area's.
 */
async function generatedFiles(): Promise<Record<string, string>> {
  const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
  const files = await readOperations();
  const areas = Map.groupBy(files, ({ location }) => generatedFor(location));
  const generated = await Promise.all(
    [...areas].map(async ([path, own]) => [
      path,
      await generateArea({ printed, path, own, files }),
    ]),
  );
  return {
    'schema.graphql': printed,
    [schemaTypes]: await generateSchemaTypes({ printed, files }),
    ...Object.fromEntries(generated),
  };
}

/** `app/routes/recipes/add/x.graphql` and `app/dishes/x.graphql` belong to recipes and to dishes. */
function generatedFor(location: string): string {
  const [area = 'app'] = /^app(?:\/routes)?(?:\/[^/]+(?=\/))?/.exec(location) ?? [];
  return `${area}/operations.gen.ts`;
}

const config = {
  enumsAsTypes: true,
  scalars: { DateTime: 'string', ID: 'string' },
  useTypeImports: true,
  skipTypename: true,
  importExtension: '.ts' as const,
};

async function generateSchemaTypes(args: {
  printed: string;
  files: readonly OperationFile[];
}): Promise<string> {
  const { printed, files } = args;
  return codegen({
    filename: schemaTypes,
    schema: parse(printed),
    documents: [...files],
    config: { ...config, generateOperationTypes: false },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
}

async function generateArea(args: {
  printed: string;
  path: string;
  own: readonly OperationFile[];
  files: readonly OperationFile[];
}): Promise<string> {
  const { printed, path, own, files } = args;
  const others = files
    .filter((file) => !own.includes(file))
    .map((file) => ({ ...file, type: 'external' as const }));
  const types = await codegen({
    filename: path,
    schema: parse(printed),
    documents: [...own, ...others],
    config: { ...config, importSchemaTypesFrom: schemaTypes },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const documents = printDocuments({
    own: own.map(({ document }) => document),
    all: files.map(({ document }) => document),
  });
  const from = relativePath({ from: path, to: 'app/graphql/typed-document.ts' });
  const imported = documents === '' ? '' : `import { TypedDocumentString } from '${from}';\n`;
  return `${imported}${types}\n${documents}`;
}

function relativePath({ from, to }: { from: string; to: string }): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The files whose content on disk is out of date, and the files that nothing generates any more. */
async function staleFiles(files: Record<string, string>): Promise<string[]> {
  const found = await Array.fromAsync(glob('app/**/*.gen.ts', { cwd: root }));
  const paths = new Set([
    ...Object.keys(files),
    ...found.map((path) => path.replaceAll('\\', '/')),
  ]);
  const texts = await Promise.all(
    [...paths].map(async (path) => ({
      path,
      text: await readFile(join(root, path), 'utf8').catch(() => null),
    })),
  );
  return texts.filter(({ path, text }) => files[path] !== text).map(({ path }) => path);
}

async function writeAll(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
  const left = (await staleFiles(files)).filter((path) => files[path] === undefined);
  await Promise.all(left.map((path) => rm(join(root, path))));
}

if (import.meta.main) {
  const files = await generatedFiles();
  if (process.argv.includes('--check')) {
    const stale = await staleFiles(files);
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}. npm run generate makes them anew.`);
      process.exit(1);
    }
  } else {
    await writeAll(files);
  }
}
