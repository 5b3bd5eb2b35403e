import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { glossaryProblems } from './check-glossary.ts';

const glossary = 'words:\n  - use: jugo\n    avoid: zumo\n';

test('recipes, foods, plans, programs, videos and messages are read, each in its language', async () => {
  const root = await writeFiles({
    'content/glossary/es.yaml': glossary,
    'content/recipes/a.yaml': 'title: zumo\n',
    'content/recipes/a.es.yaml':
      'slug: zumo\ntitle: Pollo\nnotes:\n  zumo: frío\nsteps:\n  - Vierte el zumo.\n',
    'content/recipes/a.sv.yaml': 'title: zumo\n',
    'content/foods/foods.csv': 'id,en,es,es_plural,sv\nzumo,zumo,"Zumo, frío",Zumos,zumo\n',
    'content/meal-plans/p.yaml': 'en:\n  title: zumo\nes:\n  slug: zumo\n  title: Con zumo\n',
    'content/programs/p.es.yaml': 'text: |\n  Agua.\n\n  El zumo.\n',
    'content/videos/v.es.yaml': 'title: El zumo\n',
    'content/videos/v.yaml': 'recipe: zumo\ntitle: Juice\n',
    'i18n/messages/es/site.json':
      '{\n  "site_zumo": "Un zumo",\n  "site_count": [{ "declarations": ["zumo"], "match": { "a=one": "{zumo} zumo" } }]\n}\n',
  });
  const problems = await glossaryProblems(join(root, 'content'));
  const found = problems.map((problem) => formatFileProblem(problem).replace(`${root}/`, ''));
  expect(found.toSorted()).toEqual([
    'content/foods/foods.csv:2: Write "jugo" instead of "Zumo".',
    'content/foods/foods.csv:2: Write "jugo" instead of "Zumos".',
    'content/meal-plans/p.yaml:5: Write "jugo" instead of "zumo".',
    'content/programs/p.es.yaml:4: Write "jugo" instead of "zumo".',
    'content/recipes/a.es.yaml:6: Write "jugo" instead of "zumo".',
    'content/videos/v.es.yaml:1: Write "jugo" instead of "zumo".',
    'i18n/messages/es/site.json:2: Write "jugo" instead of "zumo".',
    'i18n/messages/es/site.json:3: Write "jugo" instead of "zumo".',
  ]);
});

test('an English file is read but for the ids in it', async () => {
  const root = await writeFiles({
    'content/glossary/en.yaml': 'words:\n  - use: shrimp\n    avoid: prawn\n',
    'content/recipes/a.yaml':
      'title: Prawns\nfamily: prawn\ningredients:\n  - 2 g prawn\n  - 1 piece prawn | a prawn\nsteps:\n  - text: Fry.\n    uses: [prawn]\n',
    'content/recipes/a.sv.yaml': 'title: prawn\n',
    'content/foods/foods.csv': 'id,en,es,sv\nprawn,Prawn,prawn,prawn\n',
  });
  const problems = await glossaryProblems(join(root, 'content'));
  expect(problems.map(({ file, line }) => [file.replace(`${root}/content/`, ''), line])).toEqual([
    ['recipes/a.yaml', 1],
    ['recipes/a.yaml', 5],
    ['foods/foods.csv', 2],
  ]);
});

test('a folder without a glossary may use any words', async () => {
  const root = await writeFiles({ 'content/recipes/a.es.yaml': 'title: zumo\n' });
  expect(await glossaryProblems(join(root, 'content'))).toEqual([]);
});

test('what is wrong in a glossary is named', async () => {
  const root = await writeFiles({ 'content/glossary/sv.yaml': 'words:\n  - use: keso\n' });
  const problems = await glossaryProblems(join(root, 'content'));
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, '"avoid" is missing.'],
  ]);
});

async function writeFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'glossary-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}
