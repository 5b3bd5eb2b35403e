/**
 * How fast recipes are found: with facets, highlighting and help, in a catalogue of 10,000 made from
 * the words of the real one, against a plain scan and a library over the same documents in the same
 * run. `--quick` takes half a minute; the last line is JSON.
 */
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { compileContent } from '../domain/recipes/files/compile-content.ts';
import { recipeDocument } from '../domain/search/recipes/recipe-documents.ts';
import { buildRecipeIndex } from '../domain/search/recipes/recipe-index.ts';
import { findRecipes } from '../domain/search/recipes/search-recipes.ts';
import { languages, type Language } from '../lib/language.ts';
import { calibrate, percentile, time } from './planner/timing.ts';
import { createQueries, type Query } from './search/queries.ts';
import { linearScan, miniSearch } from './search/references.ts';
import { syntheticRecipes } from './search/synthetic-recipes.ts';

const isQuick = process.argv.includes('--quick');
const queryCount = isQuick ? 400 : 3000;
const referenceQueryCount = isQuick ? 100 : 400;
const pageSize = 24;
const tries = 3;

const compiled = await compileContent({ folder: join(import.meta.dirname, '..', 'content') });
const foodsById = new Map(compiled.foods.map((food) => [food.id, food]));
const calibration = time({ tries: 20, run: calibrate });

const sizes = [];
for (const size of isQuick ? [10_000] : [1200, 10_000]) {
  for (const language of languages) sizes.push(await measure({ size, language }));
}
console.log(
  JSON.stringify({
    benchmark: 'search',
    isQuick,
    recipesTakenFrom: compiled.recipes.length,
    calibrationMs: round(calibration.leastMs),
    calibrationCpuMs: round(calibration.cpuMs),
    sizes,
  }),
);

async function measure({ size, language }: { size: number; language: Language }) {
  const recipes = syntheticRecipes({ recipes: compiled.recipes, count: size });
  const content = { recipes, foodsById };
  const built = await measureBuild(() => buildRecipeIndex({ content, language }));
  const queries = createQueries({ recipes, language, count: queryCount });
  const search = ({ text, filters }: Query) =>
    findRecipes({
      content,
      language,
      text,
      filters,
      first: pageSize,
      afterId: null,
      index: built.index,
    });
  const own = measureQueries({ queries, run: search });
  const references = measureReferences({ recipes, queries, language });
  const figures = {
    size,
    language,
    terms: built.index.texts.postings.size,
    buildMs: round(built.ms),
    longestBuildPauseMs: round(built.longestPauseMs),
    ...own,
    emptyShare: round(
      queries.filter((query) => search(query).totalCount === 0).length / queryCount,
    ),
    p50PerScan: round(own.p50Ms / references.scanP50Ms),
    p99PerScan: round(own.p99Ms / references.scanP99Ms),
    cpuPerScan: round(own.cpuMs / references.scanCpuMs),
    p50PerCalibration: round(own.p50Ms / calibration.leastMs),
    ...references,
  };
  print(figures);
  return figures;
}

async function measureBuild<Index>(build: () => Promise<Index>) {
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const startMs = performance.now();
  const index = await build();
  const ms = performance.now() - startMs;
  pauses.disable();
  return { index, ms, longestPauseMs: pauses.max / 1e6 };
}

/**
 * The least of a few tries is what a search takes when nothing else wants the processor; the most is
 * over all of them.
 */
function measureQueries<Item>(args: { queries: readonly Item[]; run: (query: Item) => unknown }) {
  for (const query of args.queries.slice(0, 200)) args.run(query);
  const before = process.threadCpuUsage();
  const takenMs = args.queries.map((query) =>
    Array.from({ length: tries }, () => {
      const startMs = performance.now();
      args.run(query);
      return performance.now() - startMs;
    }),
  );
  const { user, system } = process.threadCpuUsage(before);
  const values = takenMs.map((each) => Math.min(...each));
  return {
    p50Ms: round(percentile({ values, share: 0.5 })),
    p99Ms: round(percentile({ values, share: 0.99 })),
    mostMs: round(Math.max(...takenMs.flat())),
    cpuMs: round((user + system) / 1000 / (args.queries.length * tries)),
  };
}

function measureReferences(args: {
  recipes: Parameters<typeof syntheticRecipes>[0]['recipes'];
  queries: readonly Query[];
  language: Language;
}) {
  const { recipes, language } = args;
  const queries = args.queries.slice(0, referenceQueryCount);
  const documents = recipes.map((recipe) => recipeDocument({ recipe, foods: foodsById, language }));
  const scan = linearScan(documents);
  const scanned = measureQueries({ queries, run: ({ text }) => scan(text) });
  const library = miniSearch(documents);
  const looked = measureQueries({ queries, run: ({ text }) => library(text) });
  return {
    scanP50Ms: scanned.p50Ms,
    scanP99Ms: scanned.p99Ms,
    scanCpuMs: scanned.cpuMs,
    miniSearchP50Ms: looked.p50Ms,
    miniSearchP99Ms: looked.p99Ms,
    miniSearchCpuMs: looked.cpuMs,
  };
}

function print(figures: Awaited<ReturnType<typeof measure>>): void {
  const { size, language, buildMs, longestBuildPauseMs } = figures;
  console.log(
    `\n${size} recipes, ${language}: index in ${buildMs} ms, longest pause ${longestBuildPauseMs} ms`,
  );
  row('search', figures.p50Ms, figures.p99Ms, figures.cpuMs);
  row('plain scan', figures.scanP50Ms, figures.scanP99Ms, figures.scanCpuMs);
  row('MiniSearch', figures.miniSearchP50Ms, figures.miniSearchP99Ms, figures.miniSearchCpuMs);
}

function row(name: string, p50: number, p99: number, cpu: number): void {
  console.log(`  ${name.padEnd(12)}p50 ${p50}  p99 ${p99}  processor ${cpu} ms`);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
