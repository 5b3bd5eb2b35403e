import { readFileSync } from 'node:fs';
import { shortName } from './draw-places.ts';
import { judgedMutants } from './judged.ts';
import type { MutantResult } from './stryker.ts';

/** Where a change is and how it reads. */
interface Change {
  file: string;
  lineNumber: number;
  line: string;
  original: string;
  becomes: string;
  fate: Fate;
}

type Fate = 'killed' | 'alive' | 'not reached' | 'judged' | 'left out';

const longest = 70;

/** The share of changes the tests noticed, for each file, and those they did not. */
export function printReport(results: readonly MutantResult[]): void {
  const changes = results.map(changeOf);
  const alive = changes.filter(({ fate }) => fate === 'alive' || fate === 'not reached');
  for (const change of alive) console.log(survivorText(change));
  const byFile = Map.groupBy(changes, ({ file }) => file);
  console.log('\n killed  of    judged  score');
  for (const [file, own] of [...byFile].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(scoreText(own, file));
  console.log(scoreText(changes, `all ${byFile.size} files`));
}

function survivorText({ file, lineNumber, original, becomes, fate }: Change): string {
  return `${file}:${lineNumber} ${fate}\n    ${original}\n  → ${becomes}`;
}

function scoreText(changes: readonly Change[], name: string): string {
  const count = (wanted: Fate) => changes.filter(({ fate }) => fate === wanted).length;
  const [killed, judged] = [count('killed'), count('judged')];
  const total = killed + count('alive') + count('not reached');
  const score = total === 0 ? '     –' : `${((100 * killed) / total).toFixed(1).padStart(5)}%`;
  const columns = [killed, total, judged].map((each) => String(each).padStart(6)).join('  ');
  return `${columns}  ${score}  ${name}`;
}

function changeOf(mutant: MutantResult): Change {
  const file = shortName(mutant.fileName);
  const lines = readFileSync(mutant.fileName, 'utf8').split('\n');
  const { start, end } = mutant.location;
  const line = (lines[start.line - 1] ?? '').trim();
  const original = lines
    .slice(start.line - 1, end.line)
    .map((each, index, all) => (index === all.length - 1 ? each.slice(0, end.column - 1) : each))
    .map((each, index) => (index === 0 ? each.slice(start.column - 1) : each))
    .join('\n');
  const becomes = shortText(mutant.replacement ?? '');
  const change = { file, lineNumber: start.line, line, original: shortText(original), becomes };
  return { ...change, fate: fateOf(mutant, change) };
}

function fateOf({ status }: MutantResult, { file, line, becomes }: Omit<Change, 'fate'>): Fate {
  if (status === 'Killed' || status === 'Timeout') return 'killed';
  if (status !== 'Survived' && status !== 'NoCoverage') return 'left out';
  const isJudged = judgedMutants.some(
    (each) => each.file === file && each.line === line && each.becomes === becomes,
  );
  if (isJudged) return 'judged';
  return status === 'Survived' ? 'alive' : 'not reached';
}

function shortText(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
