import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startPgbouncer } from './pgbouncer.ts';
import { hasPostgres, startPostgres } from './postgres-server.ts';

const root = join(import.meta.dirname, '..');

/** Kills processes on the embedded database whatever is set. */
const embeddedOnly = 'server/payments/payment-crash.test.ts';

/**
 * Runs on PostgreSQL what else runs on the embedded database: the API tests, on the server of
 * TEST_DATABASE_URL or one started for the run, and those that crash servers, on one of their own. With
 * PGBOUNCER the API tests go through Debian's pgbouncer. Paths after -- name the tests to run.
 */
const given = process.argv.slice(2);
const tested = given.length > 0 ? given : ['domain', 'server', 'db'];
const apiTests = [...tested, '--exclude', embeddedOnly];
/** Only here do eight notifications at once meet in the database. */
const storms = { PAYMENT_SHUFFLES: '1000' };
const crashTests = ['--config', 'e2e/vitest.config.ts', 'e2e/operations/crash.test.ts'];

const exitCodes = [await testApi()];
const isWhole = given.length === 0 && !process.env.PGBOUNCER;
if (isWhole && (await hasPostgres()))
  exitCodes.push(await runTests(crashTests, { CRASH_ON_POSTGRES: 'true' }));
process.exit(Math.max(...exitCodes));

async function testApi(): Promise<number> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return runTests(apiTests, { ...storms, TEST_DATABASE_URL: url });
  const server = await startPostgres({ isDurable: false });
  const pooler = process.env.PGBOUNCER ? await startPgbouncer(server.url) : null;
  const exitCode = await runTests(apiTests, {
    ...storms,
    TEST_DATABASE_URL: server.url,
    ...(pooler && { TEST_POOLER_URL: pooler.url }),
  });
  await pooler?.stop();
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
