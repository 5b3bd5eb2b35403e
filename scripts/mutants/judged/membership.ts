import type { JudgedMutant } from './judged-mutant.ts';

export const inMembership: readonly JudgedMutant[] = [
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: 'const expireTime = end > standing.expireTime ? end : standing.expireTime;',
    becomes: 'end >= standing.expireTime',
    reason: 'The same moment, whichever of the two is taken.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'a.id <= b.id',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'true',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'false',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'a.id >= b.id',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/member-figures.ts',
    line: "return standing.expireTime <= now ? 'chargeOverdue' : 'paying';",
    becomes: 'standing.expireTime < now',
    reason: 'The date stands for a whole day, as its middle: it is never this moment.',
  },
  {
    file: 'domain/membership/member-figures.store.ts',
    line: 'const none: TrialFigures = { begun: 0, ended: 0, becamePaid: 0, left: 0 };',
    becomes: '{}',
    reason: 'Stands for what types demand: counts without groups are always one row.',
  },
  {
    file: 'domain/membership/member-figures.store.ts',
    line: 'const none: PaymentFigures = { failed: 0, refunded: 0 };',
    becomes: '{}',
    reason: 'Stands for what types demand: counts without groups are always one row.',
  },
  {
    file: 'domain/membership/member-figures.store.ts',
    line: 'return row ?? { last: none, before: none };',
    becomes: '{}',
    reason: 'Stands for what types demand: counts without groups are always one row.',
  },
  {
    file: 'domain/membership/notifications/payment-notifications.store.ts',
    line: 'if (ids.length === 0) return;',
    becomes: 'false',
    reason: 'It only spares a statement that changes nothing.',
  },
  {
    file: 'domain/membership/trials/trial-claims.store.ts',
    line: 'if (claims.length === 0) return [];',
    becomes: 'false',
    reason: 'It only spares a question that finds nothing.',
  },
];
