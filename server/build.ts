import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileThemedPlans } from '../domain/meal-plans/themed/compile-themed-plans.ts';
import type { ThemedPlan } from '../domain/meal-plans/themed/themed-plan.ts';
import { compileTerms } from '../domain/legal/compile-terms.ts';
import type { Terms } from '../domain/legal/terms.ts';
import { compilePrograms } from '../domain/programs/compile-programs.ts';
import type { Program } from '../domain/programs/program.ts';
import { indexContent } from '../domain/recipes/content-index.ts';
import { compileSources, type CompiledContent } from '../domain/recipes/files/compile-content.ts';
import { readLastGood, writeLastGood } from '../domain/recipes/files/last-good-file.ts';
import { readContentFolder } from '../domain/recipes/files/read-content-folder.ts';
import { readKnownDocuments } from './graphql/read-operations.ts';
import { listShippedPackages, noticeOf } from './notice.ts';
import { formatFileProblem } from '../lib/file-problem.ts';

const root = join(import.meta.dirname, '..');
const buildFolder = join(root, 'build');
const stampFile = join(buildFolder, 'sources');
const contentFile = join(buildFolder, 'content.json');
const mealPlansFile = join(buildFolder, 'meal-plans.json');
const programsFile = join(buildFolder, 'programs.json');
const termsFile = join(buildFolder, 'terms.json');
const documentsFile = join(buildFolder, 'operations.json');
const lastGoodFile = join(buildFolder, 'last-good.json');

const sources = [
  '{app,content,domain,i18n,lib,public}/**/*.{ts,tsx,css,json,yaml,csv,svg,png,graphql}',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const generated = ['i18n/paraglide/', 'i18n/messages/zu/'];

/** Builds what the server serves, when the sources changed since the last build. */
export async function buildIfChanged(): Promise<void> {
  const digest = await sourcesDigest();
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === digest) return;
  console.log('Building (first start and after changes only) …');
  await build();
  await writeFile(stampFile, digest);
}

async function build(): Promise<void> {
  await runScript(['i18n/compile-messages.ts']);
  await runScript(['node_modules/@react-router/dev/bin.cjs', 'build']);
  await runScript(['server/build-service-worker.ts']);
  await buildContent();
  await writeFile(join(buildFolder, 'NOTICE'), noticeOf(await listShippedPackages(root)));
  await writeFile(documentsFile, JSON.stringify(await readKnownDocuments()));
}

/** Compiles foods and recipes; a bad file is named and stays as it was when it last was good. */
export async function buildContent(): Promise<void> {
  const folder = await readContentFolder(join(root, 'content'));
  const lastGood = await readLastGood(lastGoodFile);
  const { content, good } = compileSources({ sources: folder, lastGood });
  for (const problem of content.problems) console.warn(formatFileProblem(problem));
  await writeLastGood({ path: lastGoodFile, good });
  await writeFile(contentFile, JSON.stringify(content));
  const plans = await buildMealPlans(content);
  await buildPrograms({ content, plans });
  const terms = await compileTerms(join(root, 'content', 'legal'));
  await writeFile(termsFile, JSON.stringify(terms));
}

async function buildMealPlans(content: CompiledContent): Promise<readonly ThemedPlan[]> {
  const folder = join(root, 'content', 'meal-plans');
  const { plans, problems } = await compileThemedPlans({ folder, content: indexContent(content) });
  for (const problem of problems) console.warn(formatFileProblem(problem));
  await writeFile(mealPlansFile, JSON.stringify(plans));
  return plans;
}

async function buildPrograms(args: {
  content: CompiledContent;
  plans: readonly ThemedPlan[];
}): Promise<void> {
  const { programs, problems } = await compilePrograms({
    folder: join(root, 'content', 'programs'),
    content: indexContent(args.content),
    mealPlanKeys: new Set(args.plans.map(({ key }) => key)),
  });
  for (const problem of problems) console.warn(formatFileProblem(problem));
  await writeFile(programsFile, JSON.stringify(programs));
}

/** Themed meal plans as they were last built. */
export async function readBuiltMealPlans(): Promise<ThemedPlan[]> {
  return JSON.parse(await readFile(mealPlansFile, 'utf8')) as ThemedPlan[];
}

/** Programs as they were last built. */
export async function readBuiltPrograms(): Promise<Program[]> {
  return JSON.parse(await readFile(programsFile, 'utf8')) as Program[];
}

/** Terms and privacy policy as they were last built. */
export async function readBuiltTerms(): Promise<Terms> {
  return JSON.parse(await readFile(termsFile, 'utf8')) as Terms;
}

/** Foods and recipes as they were last built. */
export async function readBuiltContent(): Promise<CompiledContent> {
  return JSON.parse(await readFile(contentFile, 'utf8')) as CompiledContent;
}

/** The operations of the app, as they were last built. */
export async function readBuiltDocuments(): Promise<string[]> {
  return JSON.parse(await readFile(documentsFile, 'utf8')) as string[];
}

/** Of what the files say: the build itself writes some of them again as they were. */
async function sourcesDigest(): Promise<string> {
  const files = await Array.fromAsync(glob(sources, { cwd: root }));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    if (generated.some((folder) => file.startsWith(folder))) continue;
    hash.update(`${file}\n`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

function runScript(args: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.once('error', reject);
  child.once('exit', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`${args[0]} ended with code ${code}`));
  });
  return promise;
}

if (import.meta.main) await buildIfChanged();
