import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessUsage {
  cpuMs: number;
  memoryMib: number;
}

/** What a process takes of the machine's memory. */
export interface MemoryUse {
  /** All that it maps, what it shares with others too (RSS). */
  residentMib: number;
  /** Of what it shares, its share alone (PSS): the sum over all processes is what the machine holds. */
  shareMib: number;
}

export async function memoryOf(pid: number): Promise<MemoryUse> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const mib = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { residentMib: mib('Rss'), shareMib: mib('Pss') };
}

/** The processes that serve: those that a process above them has started, else itself. */
export async function workersOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  return children.length > 0 ? children : [pid];
}

/** Time on the processor so far and memory held now, of all threads; null where the system won't say. */
export async function usageOf(pid: number): Promise<ProcessUsage | null> {
  const process = await readProcess(pid);
  return process && { cpuMs: process.ownMs, memoryMib: process.memoryMib };
}

/**
 * Time on the processor of a process and all that it started, those that have ended too: what a
 * database with a process for each connection has used.
 */
export async function familyMs(pid: number): Promise<number | null> {
  const first = await readProcess(pid);
  if (first === null) return null;
  const children = await Promise.all((await childrenOf(pid)).map(familyMs));
  return children.reduce<number>((sum, ms) => sum + (ms ?? 0), first.ownMs + first.endedMs);
}

/** Time on the processor of the thread that serves alone; 0 where the system won't say. */
export async function servingThreadMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '0');
  return Number(stat.split(' ')[0]) / 1_000_000;
}

/** Time on the processor of the threads that a process has now, to the nanosecond. */
export async function threadsMs(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const each = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8').catch(() => '0')),
  );
  return each.reduce((sum, stat) => sum + Number(stat.split(' ')[0]) / 1_000_000, 0);
}

/** The same of a process and all that it started and that still run. */
export async function familyThreadsMs(pid: number): Promise<number> {
  const children = await Promise.all((await childrenOf(pid)).map(familyThreadsMs));
  return children.reduce((sum, ms) => sum + ms, await threadsMs(pid));
}

async function readProcess(pid: number) {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ]);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const msOf = async (...places: number[]) => {
      const ticks = places.reduce((sum, place) => sum + Number(fields[place]), 0);
      return (ticks / (await ticksPerSecond())) * 1000;
    };
    const [, kib] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
    return {
      ownMs: await msOf(11, 12),
      endedMs: await msOf(13, 14),
      memoryMib: Number(kib ?? 0) / 1024,
    };
  } catch {
    return null;
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

let knownTicks: Promise<number> | undefined;

function ticksPerSecond(): Promise<number> {
  knownTicks ??= promisify(execFile)('getconf', ['CLK_TCK']).then(({ stdout }) => Number(stdout));
  return knownTicks;
}
