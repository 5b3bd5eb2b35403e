import { spawn } from 'node:child_process';
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

/** False when the child finished before the step came. */
export async function isKilled(work: ChildWork): Promise<boolean> {
  const file = join(import.meta.dirname, 'paying-child.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(work)], { stdio: 'pipe' });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code, signal] = await once(child, 'exit');
  if (signal === 'SIGKILL') return true;
  if (code === 0) return false;
  throw new Error(`A payment ended with ${code}:\n${output}`);
}
