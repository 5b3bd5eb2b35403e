import { expect, test } from 'vitest';
import { fixedClock } from '../../../lib/clock.ts';
import { newTicket, wasJustUsed, type TicketPurpose } from './ticket.ts';

const now = '2026-03-02T08:00:00Z';
const tools = { clock: fixedClock(now), createId: () => 'an id' };

/** The times that mails and pages tell. */
test.each<[TicketPurpose, string]>([
  ['confirm-email', '2026-03-09T08:00:00Z'],
  ['change-email', '2026-03-03T08:00:00Z'],
  ['reset-password', '2026-03-02T09:00:00Z'],
  ['log-in', '2026-03-02T08:10:00Z'],
  ['passkey-registration', '2026-03-02T08:10:00Z'],
  ['passkey-log-in', '2026-03-02T08:10:00Z'],
])('a ticket to %s is good until %s, and used by nobody', (purpose, end) => {
  expect(newTicket({ tools, purpose, userId: null })).toEqual({
    id: 'an id',
    purpose,
    userId: null,
    details: {},
    expiresAt: new Date(end),
    usedAt: null,
    createdAt: new Date(now),
  });
});

test('a ticket keeps whose it is and what it is about', () => {
  const details = { email: 'new@example.com' };
  const ticket = newTicket({ tools, purpose: 'change-email', userId: 'maja', details });
  expect(ticket).toMatchObject({ userId: 'maja', details });
});

test.each([
  ['never', null, false],
  ['just now', now, true],
  ['ten minutes ago', '2026-03-02T07:50:00Z', true],
  ['longer ago', '2026-03-02T07:49:59Z', false],
])('a link used %s is a success again, or not', (_when, usedAt, isAgain) => {
  const ticket = newTicket({ tools, purpose: 'reset-password', userId: null });
  const used = { ...ticket, usedAt: usedAt === null ? null : new Date(usedAt) };
  expect(wasJustUsed(used, new Date(now))).toBe(isAgain);
});
