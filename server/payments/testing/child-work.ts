import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a child is to do, and at which step it dies. */
export interface ChildWork {
  directory: string;
  stripeUrl: string;
  user: { userId: string; email: string };
  requestKey: string;
  /** Taken in instead of paying. */
  notification: { headers: Record<string, string>; body: string } | null;
  killAtStep: number;
}

/** Processes for work that may kill them; the next one gets ready while one is at work. */
export class Children {
  #next: ChildProcess = startChild();

  /** False when the child finished before the step came. */
  async isKilled(work: ChildWork): Promise<boolean> {
    const child = this.#next;
    this.#next = startChild();
    let output = '';
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.send(work);
    const [code, signal] = await once(child, 'exit');
    if (signal === 'SIGKILL') return true;
    if (code === 0) return false;
    throw new Error(`A payment ended with ${code}:\n${output}`);
  }

  close(): void {
    this.#next.kill('SIGKILL');
  }
}

function startChild(): ChildProcess {
  const file = join(import.meta.dirname, 'paying-child.ts');
  return spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}
