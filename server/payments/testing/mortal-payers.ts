import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MortalWork } from './carry-out-payment.ts';
import { payUntilDeath } from './pay-until-death.ts';

/** Those who carry out payments and may die of it. */
export interface MortalPayers {
  /** False when the work was done before the step came. */
  dies(work: MortalWork): Promise<boolean>;
  close(): void;
}

/**
 * Real processes where PAYMENT_DEATHS says `process`; else a database thread that is ended and code
 * that hears no more answers, which leaves the same behind in a quarter of the time.
 */
export function mortalPayers(): MortalPayers {
  if (process.env['PAYMENT_DEATHS'] === 'process') return new Children();
  return { dies: payUntilDeath, close: () => {} };
}

/** Processes for work that may kill them; the next one gets ready while one is at work. */
class Children implements MortalPayers {
  #next: ChildProcess = startChild();

  async dies(work: MortalWork): Promise<boolean> {
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
