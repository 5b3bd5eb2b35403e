import { statfs } from 'node:fs/promises';
import type { Services } from '../../api/context.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import type { ServerReport } from '../../domain/operations/server-report.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { readLastBackup } from './last-backup.ts';
import { readRequestFigures } from './request-figures.ts';

interface Reporting extends Pick<
  Services,
  'settings' | 'metrics' | 'mailer' | 'jobBook' | 'errorBook'
> {
  connection: Pick<DatabaseConnection, 'kind'>;
}

/** What this process knows of itself and its machine. */
export function serverReporter(reporting: Reporting): () => Promise<ServerReport> {
  const { settings, metrics, mailer, jobBook, errorBook, connection } = reporting;
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return async () => ({
    version: packageFile.version,
    nodeVersion: process.versions.node,
    startedAt,
    databaseKind: connection.kind,
    mailKind: mailer.kind,
    requests: await readRequestFigures(metrics),
    jobs: jobBook.list(),
    errors: errorBook.list(new Date()),
    disk: await readDisk(settings.DATA_DIR),
    backup: await readLastBackup(settings.DATA_DIR),
  });
}

async function readDisk(folder: string): Promise<ServerReport['disk']> {
  const found = await statfs(folder).catch(() => null);
  if (found === null) return null;
  const totalBytes = found.blocks * found.bsize;
  return { totalBytes, usedBytes: totalBytes - found.bavail * found.bsize };
}
