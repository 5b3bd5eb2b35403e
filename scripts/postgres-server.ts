import { execFile, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { access, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export interface PostgresServer {
  url: string;
  /** Of the process that starts all others. */
  pid(): number;
  /** Ends the server at once, as a crash of its machine would; `start` brings it back. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface ServerUser {
  uid?: number;
  gid?: number;
}

/**
 * Starts a throw-away PostgreSQL on a free port of this machine, for tests. Where nothing of it has
 * to outlive its machine, it need not wait for the disk.
 */
export async function startPostgres({ isDurable = true } = {}): Promise<PostgresServer> {
  const bin = await binariesFolder();
  const user = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'yolk-postgres-'));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'yolk', '-A', 'trust', '-E', 'UTF8'], user);
  const port = await freePort();
  const url = `postgres://yolk@127.0.0.1:${port}/postgres`;
  let child = await launch({ bin, data, folder, port, user, url, isDurable });
  // A test that is interrupted leaves no server behind.
  process.once('exit', () => {
    child.kill('SIGQUIT');
    removeNow(folder);
  });
  const stop = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: () => child.pid ?? 0,
    crash: () => stop('SIGQUIT'),
    async start() {
      child = await launch({ bin, data, folder, port, user, url, isDurable });
    },
    async stop() {
      await stop('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Who has just been told to end writes for a moment yet, and a folder that fills again is left there. */
function removeNow(folder: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let turn = 0; turn < 50 && existsSync(folder); turn += 1) {
    rmSync(folder, { recursive: true, force: true });
    Atomics.wait(pause, 0, 0, 20);
  }
}

interface LaunchOptions {
  bin: string;
  data: string;
  folder: string;
  port: number;
  user: ServerUser;
  url: string;
  isDurable: boolean;
}

async function launch({ bin, data, folder, port, user, url, isDurable }: LaunchOptions) {
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  if (!isDurable) args.push('-c', 'fsync=off', '-c', 'full_page_writes=off');
  const child = spawn(join(bin, 'postgres'), args, { ...user, stdio: 'ignore' });
  await waitUntilReady(url);
  return child;
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start within 30 seconds');
}

/** Whether tests that need a server of their own can run here. */
export async function hasPostgres(): Promise<boolean> {
  return (await findBinaries()) !== null;
}

async function binariesFolder(): Promise<string> {
  const folder = await findBinaries();
  if (folder !== null) return folder;
  throw new Error(
    'PostgreSQL is not installed: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.',
  );
}

/** Debian keeps the server's programs outside the PATH; elsewhere pg_config knows where they are. */
async function findBinaries(): Promise<string | null> {
  const home = '/usr/lib/postgresql';
  const versions = await readdir(home).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest) return join(home, newest, 'bin');
  try {
    const folder = (await run('pg_config', ['--bindir'])).stdout.trim();
    // The client alone comes with pg_config too.
    await access(join(folder, 'initdb'));
    return folder;
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root. */
async function serverUser(): Promise<ServerUser> {
  if (userInfo().uid !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map(idOfPostgres));
  return { uid, gid };
}

async function idOfPostgres(kind: string): Promise<number> {
  const { stdout } = await run('id', [kind, 'postgres']);
  return Number(stdout.trim());
}
