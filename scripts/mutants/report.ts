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
  const { from, to } = shareRange(countsOf(changes));
  console.log(`As a sample of more: ${percent(from)} to ${percent(to)}, with 95 % confidence.`);
}

/** Between what shares that of all changes is, with 95 % confidence (Wilson), told from a sample. */
export function shareRange({ killed, total }: Counts): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 1 };
  const share = killed / total;
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * total)) / (1 + z ** 2 / total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  const half = spread / (1 + z ** 2 / total);
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

function survivorText({ file, lineNumber, original, becomes, fate }: Change): string {
  return `${file}:${lineNumber} ${fate}\n    ${original}\n  → ${becomes}`;
}

interface Counts {
  killed: number;
  /** What is left out and what is judged aside. */
  total: number;
}

function countsOf(changes: readonly Change[]): Counts & { judged: number } {
  const count = (wanted: Fate) => changes.filter(({ fate }) => fate === wanted).length;
  const killed = count('killed');
  const total = killed + count('alive') + count('not reached');
  return { killed, total, judged: count('judged') };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function scoreText(changes: readonly Change[], name: string): string {
  const { killed, total, judged } = countsOf(changes);
  const score = total === 0 ? '     –' : percent(killed / total).padStart(6);
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
