import type { Services } from '../../api/context.ts';
import { readResults, type VariantResult } from '../experiments/read-results.ts';
import { countSignUps, type DayCount } from '../identity/accounts/sign-up-figures.ts';
import { readMailFigures, type MailFigures } from '../mail/mail-figures.ts';
import {
  readMemberFigures,
  type LastAndBefore,
  type MemberCounts,
  type MemberFigures,
} from '../membership/member-figures.ts';
import { readQuizFigures, type QuizFigures } from '../profile/survey/quiz-figures.ts';
import { readDatabaseSize } from './database-size.store.ts';
import { partsToLookAt, type HealthPart } from './health.rules.ts';
import type { ServerReport } from './server-report.ts';

/** How many came how far in so many days. */
export interface MonthFigures {
  /** Null where the quiz was not counted yet. */
  readonly quiz: QuizFigures | null;
  readonly accounts: number;
  readonly trials: MemberFigures['trials']['last'];
  readonly payments: MemberFigures['payments']['last'];
}

/** Everything of the operator's page: each figure from the module that knows it. */
export interface OperatorStatus {
  readonly members: MemberCounts;
  readonly months: LastAndBefore<MonthFigures>;
  /** The first day on which the quiz was counted. */
  readonly quizCountedSince: string | null;
  readonly notices: MemberFigures['notices'];
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
/** The days of a month, and of the one before. */
const monthDays = 30;

/** The same statements however many members there are. */
export async function readOperatorStatus(services: StatusServices): Promise<OperatorStatus> {
  const { db, clock, content, settings, readServerReport } = services;
  const now = clock.now();
  const begun = performance.now();
  const databaseBytes = await readDatabaseSize({ db });
  const databaseMs = performance.now() - begun;
  const [figures, quiz, mail, accounts, experiments, report] = await Promise.all([
    readMemberFigures({ db, now, days: monthDays }),
    readQuizFigures({ db, now, days: monthDays }),
    readMailFigures({ db }),
    countSignUps({ db, now, days: 2 * monthDays }),
    readResults(services),
    readServerReport(),
  ]);
  const toLookAt = partsToLookAt({
    ...report,
    now,
    databaseMs,
    mail,
    isMailSent: report.mailKind === 'smtp',
    unsettledNotifications: figures.notices.unsettled,
    isProduction: settings.NODE_ENV === 'production',
  });
  const contentVersion = content.version;
  const { members, notices } = figures;
  const month = (time: keyof LastAndBefore<unknown>, days: readonly DayCount[]): MonthFigures => ({
    quiz: quiz[time],
    accounts: days.reduce((sum, { count }) => sum + count, 0),
    trials: figures.trials[time],
    payments: figures.payments[time],
  });
  return {
    members,
    notices,
    months: {
      last: month('last', accounts.slice(-monthDays)),
      before: month('before', accounts.slice(0, -monthDays)),
    },
    quizCountedSince: quiz.countedSince,
    checkedAt: now,
    toLookAt,
    report,
    databaseMs,
    databaseBytes,
    contentVersion,
    mail,
    signUps: accounts.slice(-shownDays),
    experiments,
  };
}
