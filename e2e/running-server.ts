import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';

const ownProject = join(import.meta.dirname, '..');
/** The first start builds. */
const startTimeoutMs = 240_000;

export interface RunningServer {
  url: string;
  process: ChildProcess;
  dataFolder: string;
  output: () => string;
  /** Resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

interface StartOptions {
  /** Where the sources are that are built and started. */
  projectFolder?: string;
  dataFolder?: string;
  port?: number;
  environment?: Record<string, string>;
}

/** Starts the built product as `npm start` does, on a free port and a data folder of its own. */
export async function startServer({
  projectFolder = ownProject,
  dataFolder,
  port: givenPort,
  environment = {},
}: StartOptions = {}): Promise<RunningServer> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'yolk-data-')));
  const port = givenPort ?? (await freePort());
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      // Every browser of the tests comes from the same address.
      ADDRESS_TRIES_PER_HOUR: '100000',
      // Tests that kill a server mean one process.
      WORKERS: '1',
      ...environment,
    },
  });
  // Whoever ends the tests by hand leaves no server behind.
  const endWithTests = () => void child.kill('SIGKILL');
  process.once('exit', endWithTests);
  child.once('exit', () => process.off('exit', endWithTests));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady({ child, url, output: () => output });
  return {
    url,
    process: child,
    dataFolder: folder,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (hasEnded(child)) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return code as number | null;
    },
  };
}

/** By itself or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

interface Waiting {
  child: ChildProcess;
  url: string;
  output: () => string;
}

async function waitUntilReady({ child, url, output }: Waiting): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server did not start:\n${output()}`);
    const isReady = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in time:\n${output()}`);
}
