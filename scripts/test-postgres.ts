import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from './postgres-server.ts';

const root = join(import.meta.dirname, '..');

/** Kills processes on the embedded database whatever is set. */
const embeddedOnly = 'server/payments/payment-crash.test.ts';

/**
 * Runs on PostgreSQL what else runs on the embedded database: the API tests, on the server of
 * TEST_DATABASE_URL or one started for the run, and those that crash servers, on one of their own.
 */
const apiTests = ['domain', 'server', 'db', '--exclude', embeddedOnly];
/** Only here do eight notifications at once meet in the database. */
const storms = { PAYMENT_SHUFFLES: '1000' };
const crashTests = ['--config', 'e2e/vitest.config.ts', 'e2e/operations/crash.test.ts'];

const exitCodes = [await testApi()];
if (await hasPostgres()) exitCodes.push(await runTests(crashTests, { CRASH_ON_POSTGRES: 'true' }));
process.exit(Math.max(...exitCodes));

async function testApi(): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runTests(apiTests, { ...storms, TEST_DATABASE_URL: given });
  const server = await startPostgres({ isDurable: false });
  const exitCode = await runTests(apiTests, { ...storms, TEST_DATABASE_URL: server.url });
  await server.stop();
  return exitCode;
}

function runTests(args: string[], environment: Record<string, string>): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  child.once('exit', (code) => resolve(code ?? 1));
  return promise;
}
