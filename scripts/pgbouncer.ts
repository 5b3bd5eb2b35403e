import { spawn } from 'node:child_process';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Debian's place for it; it does not run as root. */
const program = '/usr/sbin/pgbouncer';
const nobody = 65_534;

export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/** Shares the connections of a PostgreSQL as operators do: each transaction may get another one. */
export async function startPgbouncer(serverUrl: string): Promise<Pooler> {
  const { hostname, port: serverPort } = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'yolk-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=yolk`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 5',
    // Each test file has a database of its own, and PostgreSQL a hundred connections for all.
    'server_idle_timeout = 3',
    'max_client_conn = 500',
    'ignore_startup_parameters = extra_float_digits',
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const isRoot = userInfo().uid === 0;
  const child = spawn(program, ['-q', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await untilOpen(port);
  const url = new URL(serverUrl);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    await wait(50);
  }
  throw new Error('pgbouncer does not answer');
}
