import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { writeContentFolder } from '../recipes/testing/content-folder.ts';
import { englishText, spanishText, swedishText } from '../recipes/testing/recipe-files.ts';

test('the check of good content ends well', async () => {
  const { exitCode, output } = await checked({ en: englishText });
  expect(output).toBe('Recipes: 1. Foods: 5. Problems: 0.\n');
  expect(exitCode).toBe(0);
});

test('the check of bad content names file and line and fails', async () => {
  const { exitCode, output } = await checked({ en: englishText.replace('salt it', 'add garlic') });
  expect(output).toContain('recipes/buttered-salmon.yaml:21: Step 2 names "garlic"');
  expect(output).toContain('Recipes: 1. Foods: 5. Problems: 1.');
  expect(exitCode).toBe(1);
});

test('an unknown command shows how to use it', async () => {
  const { exitCode, output } = await run(['tidy']);
  expect(output).toContain('Usage:');
  expect(exitCode).toBe(2);
});

type Outcome = Readonly<{ exitCode: number; output: string }>;

async function checked({ en }: { en: string }): Promise<Outcome> {
  const folder = await writeContentFolder({
    'buttered-salmon.yaml': en,
    'buttered-salmon.es.yaml': spanishText,
    'buttered-salmon.sv.yaml': swedishText,
  });
  onTestFinished(() => rm(folder, { recursive: true }));
  return run(['check', folder]);
}

function run(args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const command = ['domain/content-tools/content-cli.ts', ...args];
    const child = execFile(process.execPath, command, (_error, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}
