/**
 * A group of 10,000: how long its list takes, by every order, a search and a status, against a query
 * that reads one row, in the same run. On the embedded database, and on PostgreSQL where its programs
 * are installed. `--quick` asks each 5 times; the last line is JSON. The aim is 50 ms at p95.
 */
import { connectDatabase } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { measureList, type Figure } from '../domain/pro/testing/measure-list.ts';
import { hasPostgres, startPostgres } from '../scripts/postgres-server.ts';

const isQuick = process.argv.includes('--quick');
const turns = isQuick ? 5 : 60;
const people = 10_000;
const mostMs = 50;

const answers: Record<string, Record<string, Figure>> = { embedded: await measure('embedded') };
if (await hasPostgres()) {
  const server = await startPostgres({ isDurable: false });
  answers['postgres'] = await measure('postgres', server.url);
  await server.stop();
}
console.log(JSON.stringify({ benchmark: 'pro', isQuick, people, answers }));
const all = Object.values(answers).flatMap((each) => Object.values(each));
if (!isQuick && all.some(({ p95 }) => p95 > mostMs)) process.exitCode = 1;

async function measure(name: string, url?: string): Promise<Record<string, Figure>> {
  const connection = await connectDatabase({ url, directory: 'memory://' });
  await migrateDatabase(connection.db);
  const figures = await measureList({ db: connection.db, people, turns });
  await connection.close();
  const reference = figures['reference']?.p95 ?? 1;
  for (const [question, { p50, p95 }] of Object.entries(figures)) {
    const times = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
    console.log(`${name} ${question.padEnd(24)} ${times}, ×${(p95 / reference).toFixed(1)}`);
  }
  return figures;
}
