import type { Status } from '../operator-status.ts';

const month: Status['months']['last'] = {
  quiz: { begun: 90_012, finished: 90_013 },
  accounts: 90_005,
  trials: { begun: 90_005, ended: 90_006, becamePaid: 90_007, left: 90_008 },
  payments: { failed: 90_009, refunded: 90_010 },
};

/** Figures of members all begin with 900. */
export const sampleStatus: Status = {
  checkedAt: '2026-03-02T12:00:00.000Z',
  toLookAt: ['MAIL'],
  version: '1.4.0',
  nodeVersion: '26.1.0',
  contentVersion: 'abcdef0123456789',
  startedAt: '2026-03-01T12:00:00.000Z',
  databaseKind: 'embedded',
  databaseMs: 1.2,
  databaseBytes: 31_000_000,
  diskUsedBytes: 31e9,
  diskTotalBytes: 80e9,
  backedUpAt: '2026-03-02T03:10:00.000Z',
  mailKind: 'smtp',
  requests: { count: 1234, failed: 3, middleMs: 74, slowMs: 210 },
  jobs: [{ name: 'send-mail', endedAt: '2026-03-02T11:59:00.000Z', tookMs: 41, hasFailed: true }],
  errors: [{ what: 'Picture took too long', count: 4, lastAt: '2026-03-02T11:40:00.000Z' }],
  members: { paying: 90_001, onTrial: 90_002, cancelledStillOpen: 90_003, chargeOverdue: 90_004 },
  months: { last: month, before: { ...month, quiz: null } },
  quizCountedSince: '2026-02-20',
  notices: {
    lastToldAt: '2026-03-02T11:58:00.000Z',
    unsettled: 1,
    unsettledNotices: [
      {
        provider: 'STRIPE',
        providerReference: 'sub_90014',
        receivedAt: '2026-03-01T11:58:00.000Z',
      },
    ],
  },
  mail: { waiting: 214, triedBefore: 7, givenUp: 3, oldestAt: '2026-03-02T11:22:00.000Z' },
  experiments: [],
  signUps: [{ day: '2026-03-02', count: 90_011 }],
};
