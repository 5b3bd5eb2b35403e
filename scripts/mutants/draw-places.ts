import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { excludedMutations } from './settings.ts';
import type { MutantResult } from './stryker.ts';

interface Places {
  /** As Stryker takes them: a file, or a place in it. */
  patterns: string[];
  isAsked: (mutant: MutantResult) => boolean;
}

interface Asked {
  files: readonly string[];
  /** How many changes are drawn; all of them without. */
  sampleSize: number | null;
  seed: number;
}

/** Whole files, or as many changes drawn from all of them: the same seed draws the same. */
export async function placesOf({ files, sampleSize, seed }: Asked): Promise<Places> {
  if (sampleSize === null) {
    const asked = new Set(files);
    return { patterns: [...files], isAsked: ({ fileName }) => asked.has(shortName(fileName)) };
  }
  const places = [...new Set(await everyPlace(files))];
  const drawn = new Set(draw({ places, sampleSize, seed }));
  // Of what lies inside a place a few may be tried too; the report is about what was drawn.
  return { patterns: [...drawn], isAsked: (mutant) => drawn.has(reportedPlace(mutant)) };
}

export function shortName(fileName: string): string {
  return relative(process.cwd(), fileName).split(sep).join('/');
}

async function everyPlace(files: readonly string[]): Promise<string[]> {
  const { mutants } = await new Instrumenter(silent).instrument(
    files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, ignorers: [], excludedMutations },
  );
  // What is left out is marked, and would take places of the sample.
  const wanted = mutants.filter(({ status }) => status !== 'Ignored');
  return wanted.map(({ fileName, location: { start, end } }) =>
    placeText(fileName, [start.line + 1, start.column], [end.line + 1, end.column]),
  );
}

/** The report counts columns from 1, a pattern from 0. */
function reportedPlace({ fileName, location: { start, end } }: MutantResult): string {
  return placeText(shortName(fileName), [start.line, start.column - 1], [end.line, end.column - 1]);
}

type Point = [line: number, column: number];

function placeText(file: string, start: Point, end: Point): string {
  return `${file}:${start.join(':')}-${end.join(':')}`;
}

interface Draw {
  places: readonly string[];
  sampleSize: number;
  seed: number;
}

function draw({ places, sampleSize, seed }: Draw): string[] {
  const rank = (place: string) => createHash('sha256').update(`${seed} ${place}`).digest('hex');
  return places
    .map((place) => ({ place, rank: rank(place) }))
    .toSorted((one, other) => one.rank.localeCompare(other.rank))
    .slice(0, sampleSize)
    .map(({ place }) => place);
}

const nothing = () => {};
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
