import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessUsage {
  cpuMs: number;
  memoryMib: number;
}

/** Time on the processor so far and memory held now, of all threads; null where the system won't say. */
export async function usageOf(pid: number): Promise<ProcessUsage | null> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ]);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const [, kib] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
    return { cpuMs: (ticks / (await ticksPerSecond())) * 1000, memoryMib: Number(kib) / 1024 };
  } catch {
    return null;
  }
}

/** Time on the processor of the thread that serves alone; 0 where the system won't say. */
export async function servingThreadMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '0');
  return Number(stat.split(' ')[0]) / 1_000_000;
}

let knownTicks: Promise<number> | undefined;

function ticksPerSecond(): Promise<number> {
  knownTicks ??= promisify(execFile)('getconf', ['CLK_TCK']).then(({ stdout }) => Number(stdout));
  return knownTicks;
}
