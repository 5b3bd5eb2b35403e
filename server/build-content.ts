import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileTerms } from '../domain/legal/compile-terms.ts';
import { compileThemedPlans } from '../domain/meal-plans/themed/compile-themed-plans.ts';
import type { ThemedPlan } from '../domain/meal-plans/themed/themed-plan.ts';
import { compileCollections } from '../domain/pages/collections/collections.ts';
import { compileLanding } from '../domain/pages/landing.ts';
import { compilePages } from '../domain/pages/compile-pages.ts';
import { compilePrograms } from '../domain/programs/compile-programs.ts';
import { isShelfSearch } from '../domain/search/recipes/recipe-collections.ts';
import { lessonNamesOf } from '../domain/programs/lesson-names.ts';
import type { Program } from '../domain/programs/program.ts';
import { indexContent } from '../domain/recipes/content-index.ts';
import { compileSources, type CompiledContent } from '../domain/recipes/files/compile-content.ts';
import { readLastGood, writeLastGood } from '../domain/recipes/files/last-good-file.ts';
import { readContentFolder } from '../domain/recipes/files/read-content-folder.ts';
import { compileVideos } from '../domain/videos/compile-videos.ts';
import { formatFileProblem } from '../lib/file-problem.ts';
import { builtFiles, buildFolder } from './built.ts';
import { weekPlansByKey } from '../domain/programs/week-plan.rules.ts';

const contentFolder = join(import.meta.dirname, '..', 'content');
const lastGoodFile = join(buildFolder, 'last-good.json');

/** Compiles foods and recipes; a bad file is named and stays as it was when it last was good. */
export async function buildContent(): Promise<void> {
  const folder = await readContentFolder(contentFolder);
  const lastGood = await readLastGood(lastGoodFile);
  const { content, good } = compileSources({ sources: folder, lastGood });
  for (const problem of content.problems) console.warn(formatFileProblem(problem));
  await writeLastGood({ path: lastGoodFile, good });
  await writeFile(builtFiles.content, JSON.stringify(content));
  const plans = await buildMealPlans(content);
  const programs = await buildPrograms({ content, plans });
  await buildPages(content);
  await buildVideos({ content, programs });
  const terms = await compileTerms(join(contentFolder, 'legal'));
  await writeFile(builtFiles.terms, JSON.stringify(terms));
}

async function buildPages(compiled: CompiledContent): Promise<void> {
  const content = indexContent(compiled);
  const pages = await compilePages({ folder: join(contentFolder, 'pages'), content });
  const landing = await compileLanding({ file: join(contentFolder, 'landing.yaml'), content });
  await writeFile(builtFiles.landing, JSON.stringify(landing));
  const file = join(contentFolder, 'collections.yaml');
  const collections = await compileCollections({ file, content, pages, isSearch: isShelfSearch });
  await writeFile(builtFiles.collections, JSON.stringify(collections));
  await writeFile(builtFiles.pages, JSON.stringify(pages));
}

async function buildMealPlans(content: CompiledContent): Promise<readonly ThemedPlan[]> {
  const folder = join(contentFolder, 'meal-plans');
  const { plans, problems } = await compileThemedPlans({ folder, content: indexContent(content) });
  for (const problem of problems) console.warn(formatFileProblem(problem));
  await writeFile(builtFiles.mealPlans, JSON.stringify(plans));
  return plans;
}

async function buildVideos(args: {
  content: CompiledContent;
  programs: readonly Program[];
}): Promise<void> {
  const videos = await compileVideos({
    folder: join(contentFolder, 'videos'),
    content: indexContent(args.content),
    lessons: lessonNamesOf(args.programs),
  });
  await writeFile(builtFiles.videos, JSON.stringify(videos));
}

async function buildPrograms(args: {
  content: CompiledContent;
  plans: readonly ThemedPlan[];
}): Promise<readonly Program[]> {
  const { programs, problems } = await compilePrograms({
    folder: join(contentFolder, 'programs'),
    content: indexContent(args.content),
    weekPlans: weekPlansByKey(args.plans),
  });
  for (const problem of problems) console.warn(formatFileProblem(problem));
  await writeFile(builtFiles.programs, JSON.stringify(programs));
  return programs;
}
