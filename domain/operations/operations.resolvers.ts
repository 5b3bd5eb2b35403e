import { builder, ProblemType } from '../../api/builder.ts';
import { ExperimentType, VariantType } from '../experiments/experiments.resolvers.ts';
import type { VariantResult } from '../experiments/read-results.ts';
import { requireRole } from '../identity/roles/require-role.ts';
import type { DayCount } from '../identity/accounts/sign-up-figures.ts';
import { retryMails } from '../mail/deliver-mails.ts';
import type { MailFigures } from '../mail/mail-figures.ts';
import type { LastAndBefore, MemberCounts, MemberFigures } from '../membership/member-figures.ts';
import type { QuizFigures } from '../profile/survey/quiz-figures.ts';
import { healthParts } from './health.rules.ts';
import { readOperatorStatus, type MonthFigures, type OperatorStatus } from './read-status.ts';
import type { ErrorReport, JobReport, RequestFigures } from './server-report.ts';

const HealthPartType = builder.enumType('HealthPart', { values: healthParts });

const RequestFiguresType = builder.objectRef<RequestFigures>('RequestFigures').implement({
  description: 'Of the process that answers, since it started.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    failed: t.exposeInt('failed', { description: 'Answered with 500 or more.' }),
    middleMs: t.exposeInt('middleMs', { nullable: true, description: 'Half took at most this.' }),
    slowMs: t.exposeInt('slowMs', { nullable: true, description: '99 in a hundred took less.' }),
  }),
});

const ErrorReportType = builder.objectRef<ErrorReport>('ErrorReport').implement({
  fields: (t) => ({
    what: t.exposeString('what', { description: 'As the log names it; never whose.' }),
    count: t.exposeInt('count'),
    lastAt: t.expose('lastAt', { type: 'DateTime' }),
  }),
});

const JobReportType = builder.objectRef<JobReport>('JobReport').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    endedAt: t.expose('endedAt', { type: 'DateTime' }),
    tookMs: t.exposeInt('tookMs'),
    hasFailed: t.exposeBoolean('hasFailed'),
  }),
});

const MemberCountsType = builder.objectRef<MemberCounts>('MemberCounts').implement({
  description: 'Everybody with access, each in one of these.',
  fields: (t) => ({
    paying: t.exposeInt('paying'),
    onTrial: t.exposeInt('onTrial'),
    cancelledStillOpen: t.exposeInt('cancelledStillOpen'),
    chargeOverdue: t.exposeInt('chargeOverdue'),
  }),
});

type Trials = MemberFigures['trials']['last'];
type Payments = MemberFigures['payments']['last'];
type Notices = MemberFigures['notices'];

const TrialFiguresType = builder.objectRef<Trials>('TrialFigures').implement({
  fields: (t) => ({
    begun: t.exposeInt('begun'),
    ended: t.exposeInt('ended'),
    becamePaid: t.exposeInt('becamePaid', { description: 'Of those that ended.' }),
    left: t.exposeInt('left', { description: 'Ended without a payment.' }),
  }),
});

const PaymentFiguresType = builder.objectRef<Payments>('PaymentFigures').implement({
  fields: (t) => ({
    failed: t.exposeInt('failed'),
    refunded: t.exposeInt('refunded'),
  }),
});

const QuizFiguresType = builder.objectRef<QuizFigures>('QuizFigures').implement({
  fields: (t) => ({
    begun: t.exposeInt('begun', { description: 'Answered the first question.' }),
    finished: t.exposeInt('finished', { description: 'Answered all and consented.' }),
  }),
});

const MonthFiguresType = builder.objectRef<MonthFigures>('MonthFigures').implement({
  description: 'Of 30 days.',
  fields: (t) => ({
    quiz: t.field({
      type: QuizFiguresType,
      nullable: true,
      description: 'By day, without a name; null where it was not counted yet.',
      resolve: ({ quiz }) => quiz,
    }),
    accounts: t.exposeInt('accounts'),
    trials: t.field({ type: TrialFiguresType, resolve: ({ trials }) => trials }),
    payments: t.field({ type: PaymentFiguresType, resolve: ({ payments }) => payments }),
  }),
});

const MonthsType = builder.objectRef<LastAndBefore<MonthFigures>>('MonthsFigures').implement({
  fields: (t) => ({
    last: t.field({ type: MonthFiguresType, resolve: ({ last }) => last }),
    before: t.field({
      type: MonthFiguresType,
      description: 'The 30 days before.',
      resolve: ({ before }) => before,
    }),
  }),
});

const UnsettledNoticeType = builder
  .objectRef<Notices['unsettledNotices'][number]>('UnsettledNotice')
  .implement({
    description: 'What a payment company told of a subscription that nobody here has.',
    fields: (t) => ({
      provider: t.exposeString('provider'),
      providerReference: t.exposeString('providerReference', {
        description: 'What the subscription is found by at the company.',
      }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    }),
  });

const NoticeFiguresType = builder.objectRef<Notices>('NoticeFigures').implement({
  description: 'Of what payment companies told.',
  fields: (t) => ({
    lastToldAt: t.expose('lastToldAt', { type: 'DateTime', nullable: true }),
    unsettled: t.exposeInt('unsettled', {
      description: 'Older than a day, of nobody yet.',
    }),
    unsettledNotices: t.field({
      type: [UnsettledNoticeType],
      description: 'The first of them, the oldest first.',
      resolve: ({ unsettledNotices }) => [...unsettledNotices],
    }),
  }),
});

const MailFiguresType = builder.objectRef<MailFigures>('MailFigures').implement({
  fields: (t) => ({
    waiting: t.exposeInt('waiting'),
    triedBefore: t.exposeInt('triedBefore'),
    givenUp: t.exposeInt('givenUp', { description: 'Tried so often that they are tried no more.' }),
    oldestAt: t.expose('oldestAt', { type: 'DateTime', nullable: true }),
  }),
});

const DayCountType = builder.objectRef<DayCount>('DayCount').implement({
  fields: (t) => ({ day: t.exposeString('day'), count: t.exposeInt('count') }),
});

const VariantResultType = builder.objectRef<VariantResult>('VariantResult').implement({
  description: 'Of the last 30 days: how far browsers got that were given a variant.',
  fields: (t) => ({
    experiment: t.expose('experiment', { type: ExperimentType }),
    variant: t.expose('variant', { type: VariantType }),
    sharePercent: t.exposeInt('sharePercent', { description: 'Who is given it now.' }),
    seen: t.exposeInt('seen'),
    signedUp: t.exposeInt('signedUp'),
    becameMember: t.exposeInt('becameMember'),
  }),
});

const OperatorStatusType = builder.objectRef<OperatorStatus>('OperatorStatus').implement({
  description: 'How this place runs; for administrators.',
  fields: (t) => ({
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    toLookAt: t.field({ type: [HealthPartType], resolve: ({ toLookAt }) => [...toLookAt] }),
    version: t.string({ resolve: ({ report }) => report.version }),
    nodeVersion: t.string({ resolve: ({ report }) => report.nodeVersion }),
    contentVersion: t.exposeString('contentVersion'),
    startedAt: t.field({ type: 'DateTime', resolve: ({ report }) => report.startedAt }),
    databaseKind: t.string({ resolve: ({ report }) => report.databaseKind }),
    databaseMs: t.float({
      description: 'What a statement takes.',
      resolve: ({ databaseMs }) => Math.round(databaseMs * 10) / 10,
    }),
    databaseBytes: t.exposeFloat('databaseBytes'),
    diskUsedBytes: t.float({
      nullable: true,
      resolve: ({ report }) => report.disk?.usedBytes ?? null,
    }),
    diskTotalBytes: t.float({
      nullable: true,
      resolve: ({ report }) => report.disk?.totalBytes ?? null,
    }),
    backedUpAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'By `npm run backup` with this data folder.',
      resolve: ({ report }) => report.backup?.madeAt ?? null,
    }),
    mailKind: t.string({
      description: '`smtp`, `outbox` of a demo, or `none`.',
      resolve: ({ report }) => report.mailKind,
    }),
    requests: t.field({ type: RequestFiguresType, resolve: ({ report }) => report.requests }),
    jobs: t.field({ type: [JobReportType], resolve: ({ report }) => [...report.jobs] }),
    errors: t.field({
      type: [ErrorReportType],
      description: 'Of the last 24 hours of this process, by kind, the last first.',
      resolve: ({ report }) => [...report.errors],
    }),
    members: t.field({ type: MemberCountsType, resolve: ({ members }) => members }),
    months: t.field({ type: MonthsType, resolve: ({ months }) => months }),
    quizCountedSince: t.exposeString('quizCountedSince', {
      nullable: true,
      description: 'The first day, in UTC, of which the quiz is counted.',
    }),
    notices: t.field({ type: NoticeFiguresType, resolve: ({ notices }) => notices }),
    mail: t.field({ type: MailFiguresType, resolve: ({ mail }) => mail }),
    experiments: t.field({
      type: [VariantResultType],
      resolve: ({ experiments }) => [...experiments],
    }),
    signUps: t.field({ type: [DayCountType], resolve: ({ signUps }) => [...signUps] }),
  }),
});

builder.queryField('operatorStatus', (t) =>
  t.field({
    type: OperatorStatusType,
    description: 'Health, versions, members, jobs, mail, payments and storage; for administrators.',
    resolve: (_root, _input, context) => {
      requireRole(context, 'ADMINISTRATOR');
      return readOperatorStatus(context.services);
    },
  }),
);

const RetriedMailsType = builder.objectRef<{ count: number }>('RetriedMails').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: () => [] }),
    count: t.exposeInt('count', { description: 'How many are tried anew.' }),
  }),
});

builder.mutationField('retryWaitingMails', (t) =>
  t.field({
    type: RetriedMailsType,
    description:
      'Tries mail at once that waits for its next try or was given up; for administrators.',
    resolve: async (_root, _input, context) => {
      requireRole(context, 'ADMINISTRATOR');
      return { count: await retryMails(context.services) };
    },
  }),
);
