import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

export interface Check {
  name: string;
  /** A program of node_modules/.bin, or a script of ours for node. */
  command: string[];
  /** Takes what the lane beside it leaves of the machine: it can do something all the time. */
  isPatient?: boolean;
}

/** How far behind others, as `nice` counts. */
const patience = 10;

const root = join(import.meta.dirname, '..');

/**
 * Checks the types of a project; what was checked before is checked again where it changed. One
 * checker: each further one works out the types of the schema again, in gigabytes of its own.
 */
export function typesOf(project: string, name: string): string[] {
  const kept = join(root, 'node_modules', '.cache', `${name}.tsbuildinfo`);
  const options = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
  return ['tsc', '-p', project].concat(options);
}

interface Timed {
  name: string;
  seconds: number;
}

/**
 * Runs lanes side by side, the checks of each in turn, and prints what a check said once it has
 * ended, so that lanes don't mix. After a failure no other check begins; what is running is waited
 * for, then the process ends with 1.
 */
export async function runLanes(lanes: readonly (readonly Check[])[]): Promise<Timed[]> {
  const times: Timed[] = [];
  const failures: { name: string; output: string }[] = [];
  const runLane = async (lane: readonly Check[]): Promise<void> => {
    for (const check of lane) {
      if (failures.length > 0) return;
      const { seconds, isPassed, output } = await runCheck(check);
      times.push({ name: check.name, seconds });
      if (!isPassed) failures.push({ name: check.name, output });
    }
  };
  await Promise.all(lanes.map(runLane));
  if (failures.length > 0) {
    for (const failure of failures) printFailure(failure);
    process.exit(1);
  }
  return times;
}

const LAST_LINES = 120;

/** Says the end of what a failed check said once more, where nothing of another check follows. */
function printFailure({ name, output }: { name: string; output: string }): void {
  console.error(`\n✗ ${name} failed. The end of what it said:\n`);
  console.error(output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
}

export function printTimes(times: readonly Timed[]): void {
  console.log('\nTime of each part:');
  for (const { name, seconds } of times)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

interface Outcome {
  seconds: number;
  isPassed: boolean;
  output: string;
}

async function runCheck({ name, command, isPatient = false }: Check): Promise<Outcome> {
  const startedAt = performance.now();
  console.log(`▸ ${name}`);
  const { exitCode, output } = await run({ command, isPatient });
  const seconds = (performance.now() - startedAt) / 1000;
  const isPassed = exitCode === 0;
  process.stdout.write(output);
  if (isPassed) console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  else console.error(`✗ ${name} failed after ${seconds.toFixed(1)} s: ${command.join(' ')}`);
  return { seconds, isPassed, output };
}

function run({
  command: [program = 'node', ...args],
  isPatient,
}: Required<Omit<Check, 'name'>>): Promise<{ exitCode: number; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    exitCode: number;
    output: string;
  }>();
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    shell: process.platform === 'win32',
  });
  if (isPatient && child.pid !== undefined) setPriority(child.pid, patience);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.once('error', reject);
  child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  return promise;
}
