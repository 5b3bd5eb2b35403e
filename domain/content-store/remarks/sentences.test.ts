import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { placeholdersOf, readSentence, ruleSaid, sentenceIn, sentences } from './read-sentence.ts';

const project = join(import.meta.dirname, '..', '..', '..');

/** Where the checks are that a draft goes through. */
const checks = [
  'domain/content-tools/checks/*.ts',
  'domain/content-tools/cooking-sense/{check-cooking-sense,rules/*}.ts',
  'domain/content-tools/{resolve-ingredient,read-ingredient-text}.ts',
  'domain/recipes/files/*.ts',
  'domain/meal-plans/themed/*.ts',
  'domain/foods/table/{check-foods.rules,parse-food-row}.ts',
  'domain/foods/purchase/*.ts',
  'domain/pages/{collections/,}*.ts',
  'domain/programs/{parse-program,program-texts}.ts',
  'domain/videos/{compile-videos,cue-times,video-file}.ts',
  'domain/content-store/{collections,foods,kinds,landing,pages,plans,programs,recipes,videos}/*.ts',
];

/** What is said of a folder of files, never of one draft. */
const ofFolders =
  /check-(?:duplicates|packs|similarity)|parse-(?:covers|former-slugs)|read-content-folder|plan-collection|compile-themed-plans|\.resolvers\.ts$|\.test\.ts$/;
const saidOfFolders = [
  'is what {} is called already.',
  'no page is written in',
  'is no food of foods.csv.',
  'is listed twice.',
  '(?:',
];

type Node = Readonly<Record<string, unknown>> & { type?: string };

/** Every text in the code, with `x` where it puts something in. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, quasis } = node as Node;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  const within = Object.entries(node).flatMap(([name, each]) =>
    name === 'source' ? [] : textsIn(each),
  );
  if (type !== 'TemplateLiteral') return within;
  const parts = quasis as readonly { value: { cooked: string } }[];
  return [parts.map((part) => part.value.cooked).join('x'), ...within];
}

function isSentence(text: string): boolean {
  return / .*[.?]$/.test(text) && text.length > 8;
}

/** Some checks begin a sentence with the day it is about. */
function asSaid(text: string): readonly string[] {
  return [text, `Day 1 ${text}`, text.replace(/^x /, 'Day 1 ')];
}

test('every sentence that a check of drafts can say has words in three languages', async () => {
  const files = checks
    .flatMap((pattern) => globSync(pattern, { cwd: project }))
    .filter((file) => !ofFolders.test(file));
  expect(files.length).toBeGreaterThan(70);
  const unknown = await Promise.all(
    files.map(async (file) => {
      const { program } = parseSync(file, await readFile(join(project, file), 'utf8'));
      return textsIn(program)
        .filter(isSentence)
        .filter((text) => !saidOfFolders.some((said) => text.includes(said.replace('{}', 'x'))))
        .filter((text) => asSaid(text).every((each) => readSentence(each) === null))
        .map((text) => `${file}: ${text}`);
    }),
  );
  expect(unknown.flat()).toEqual([]);
});

test('a code names one sentence, and each language puts in nothing that the check does not say', () => {
  const codes = sentences.map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  for (const { code, check, en = check, es, sv } of sentences) {
    const known = new Set(placeholdersOf(check));
    const foreign = [en, es, sv].flatMap(placeholdersOf).filter((name) => !known.has(name));
    expect([code, foreign]).toEqual([code, []]);
  }
});

test('a sentence is read by what it says most of', () => {
  const said = (message: string) => {
    const found = readSentence(message);
    return found && [found.sentence.code, ...found.parameters.map(({ value }) => value)];
  };
  expect(said('No step uses broccoli#2.')).toEqual(['steps.unused', 'broccoli#2']);
  expect(said('{broccoli} is told twice; give each part its share.')).toEqual([
    'steps.amount-twice',
    'broccoli',
  ]);
  expect(said('a-dish is not EGG_FREE and VEGAN.')).toEqual([
    'plan.not-tagged',
    'a-dish',
    'EGG_FREE and VEGAN',
  ]);
  expect(said('Nested mappings are not allowed in compact mappings')).toBeNull();
});

test('which rule of cooking sense spoke is told beside its sentence, not in it', () => {
  expect(ruleSaid('A serving has 5 g of salt, the limit is 2.5. (salt-of-serving)')).toEqual({
    message: 'A serving has 5 g of salt, the limit is 2.5.',
    rule: 'salt-of-serving',
  });
  const words = 'Step 2 names "rice (cooked)"';
  expect(ruleSaid(words)).toEqual({ message: words, rule: null });
});

test('the words of a language take what was put in as it is called there', () => {
  const said = readSentence('A serving has 2.6 g of salt, the limit is 2.5.');
  if (said === null) throw new Error('not read');
  const wordOf = ({ value }: { value: string }) => value.replace('.', ',');
  expect(sentenceIn({ said, language: 'sv', wordOf })).toBe(
    'En portion har 2,6 g salt, gränsen är 2,5.',
  );
});

test('a hostile text holds nobody up', () => {
  const before = process.threadCpuUsage();
  readSentence(`Day 1 has ${' has x twice: , '.repeat(600)}`);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(50);
});

test('half a sentence is no recipe, so that nothing is told as what the plan promises', () => {
  expect(readSentence('cod-puttanesca is FISH.')?.sentence.code).toBe('plan.other-dish');
  expect(readSentence('The week needs many hands, and the limit is 3.')).toBeNull();
});
