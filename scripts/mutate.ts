/**
 * Changes the code in one place at a time and says which changes no test notices:
 * `npm run mutate -- [folder or file …] [--tests folder …] [--sample 50 --seed 1] [--fresh]`.
 */
import { parseArgs } from 'node:util';
import { placesOf, shortName } from './mutants/draw-places.ts';
import { changedFiles, filesUnder, moduleOf, testsBeside } from './mutants/files.ts';
import { printReport } from './mutants/report.ts';
import { mutationSettings } from './mutants/settings.ts';
import { runStryker, type MutantResult } from './mutants/stryker.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  },
});

const files = positionals.length > 0 ? filesUnder(positionals) : changedFiles();
if (files.length === 0) {
  console.log('No file to change: name a folder or a file of api, db, domain, lib or server.');
  process.exit(0);
}

const { patterns, isAsked } = await placesOf({
  files,
  sampleSize: values.sample === undefined ? null : Number(values.sample),
  seed: Number(values.seed),
});
// A module at a time, by its own tests: those of all of them would take minutes to begin.
const nameOf = (file: string) => (values.tests ? '' : moduleOf(file));
const modules = Map.groupBy(patterns, nameOf);
const results: MutantResult[] = [];
for (const [name, own] of modules) {
  const found = await runStryker({
    ...mutationSettings,
    mutate: own,
    testFiles: values.tests ? filesUnder(values.tests, 'tests') : testsBeside(own),
    force: values.fresh,
  });
  // The tester tells again what it knows of earlier modules.
  const isOwn = ({ fileName }: MutantResult) => nameOf(shortName(fileName)) === name;
  results.push(...found.filter(isOwn).filter(isAsked));
}
printReport(results);
process.exit(0);
