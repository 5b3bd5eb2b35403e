import type { Services } from '../../api/context.ts';
import { readResults, type VariantResult } from '../experiments/read-results.ts';
import { countSignUps, type DayCount } from '../identity/accounts/sign-up-figures.ts';
import { readMailFigures, type MailFigures } from '../mail/mail-figures.ts';
import { readMemberFigures, type MemberFigures } from '../membership/member-figures.ts';
import { readDatabaseSize } from './database-size.store.ts';
import { partsToLookAt, type HealthPart } from './health.rules.ts';
import type { ServerReport } from './server-report.ts';

/** Everything of the operator's page: each figure from the module that knows it. */
export interface OperatorStatus extends MemberFigures {
  readonly checkedAt: Date;
  readonly toLookAt: readonly HealthPart[];
  readonly report: ServerReport;
  readonly databaseMs: number;
  readonly databaseBytes: number;
  readonly contentVersion: string;
  readonly mail: MailFigures;
  readonly signUps: readonly DayCount[];
  readonly experiments: readonly VariantResult[];
}

type StatusServices = Pick<Services, 'db' | 'clock' | 'content' | 'settings' | 'readServerReport'>;

const shownDays = 14;

/** The same statements however many members there are. */
export async function readOperatorStatus(services: StatusServices): Promise<OperatorStatus> {
  const { db, clock, content, settings, readServerReport } = services;
  const now = clock.now();
  const begun = performance.now();
  const databaseBytes = await readDatabaseSize({ db });
  const databaseMs = performance.now() - begun;
  const [figures, mail, signUps, experiments, report] = await Promise.all([
    readMemberFigures({ db, now }),
    readMailFigures({ db }),
    countSignUps({ db, now, days: shownDays }),
    readResults(services),
    readServerReport(),
  ]);
  const toLookAt = partsToLookAt({
    ...report,
    now,
    databaseMs,
    mail,
    isMailSent: report.mailKind === 'smtp',
    unsettledNotifications: figures.payments.unsettled,
    isProduction: settings.NODE_ENV === 'production',
  });
  const contentVersion = content.version;
  return {
    ...figures,
    checkedAt: now,
    toLookAt,
    report,
    databaseMs,
    databaseBytes,
    contentVersion,
    mail,
    signUps,
    experiments,
  };
}
