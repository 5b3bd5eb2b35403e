import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { fixedClock } from '../../lib/clock.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { clearOldMails, deliverMails, retryMails } from './deliver-mails.ts';
import { listOutbox } from './list-outbox.ts';
import { readMailFigures } from './mail-figures.ts';
import type { OutgoingMail } from './mail.ts';
import { outgoingMails } from './mail.tables.ts';
import { forgetMailsTo, queueMail, queueMails } from './queue-mail.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(outgoingMails));

const start = new Date('2026-03-02T08:00:00Z');

function afterMinutes(minutes: number): Date {
  return new Date(start.getTime() + minutes * 60_000);
}

function queue(id: string, { isWithheld = false, recipient = 'maja@example.com' } = {}) {
  const values = { firstName: 'Maja' };
  return connection.db.transaction((tx) =>
    queueMail({
      tx,
      mail: { id, kind: 'password-changed', recipient, values },
      setting: { locale: 'en', origin: 'https://yolk.example' },
      createdAt: start,
      isWithheld,
    }),
  );
}

function deliver(send: (mail: OutgoingMail) => Promise<void>, time = start) {
  const warn = () => undefined;
  return deliverMails({ db: connection.db, clock: fixedClock(time), send, warn });
}

/** A mail server that takes everything. */
function mailServer() {
  const taken: string[] = [];
  const take = async ({ id }: OutgoingMail) => {
    taken.push(id);
  };
  return { taken, take };
}

const refuse = () => Promise.reject(new Error('451 try later'));

test('a mail that is written once or twice is sent once', async () => {
  const { taken, take } = mailServer();
  await queue('one');
  await queue('one');
  await deliver(take);
  await deliver(take, afterMinutes(60));
  expect(taken).toEqual(['one']);
});

test('a mail goes with its transaction: when that fails there is none', async () => {
  const { taken, take } = mailServer();
  const failing = connection.db.transaction(async (tx) => {
    const mail = { id: 'two', kind: 'password-changed', recipient: 'a@example.com' } as const;
    const setting = { locale: 'en', origin: 'https://yolk.example' } as const;
    await queueMail({
      tx,
      mail: { ...mail, values: { firstName: 'A' } },
      setting,
      createdAt: start,
    });
    throw new Error('something later went wrong');
  });
  await expect(failing).rejects.toThrow(/later/);
  await deliver(take);
  expect(taken).toEqual([]);
});

test('servers that look at the same moment share the mails', async () => {
  const { taken, take } = mailServer();
  for (let number = 1; number <= 25; number += 1) await queue(`mail-${number}`);
  await Promise.all([deliver(take), deliver(take), deliver(take), deliver(take)]);
  expect(taken).toHaveLength(25);
  expect(new Set(taken).size).toBe(25);
});

test('a mail that was not taken is tried again after one minute, two, four', async () => {
  const { taken, take } = mailServer();
  await queue('late');
  await deliver(refuse, start);
  await deliver(take, afterMinutes(0.9));
  expect(taken).toEqual([]);
  await deliver(refuse, afterMinutes(1));
  await deliver(take, afterMinutes(2.9));
  expect(taken).toEqual([]);
  await deliver(take, afterMinutes(3));
  expect(taken).toEqual(['late']);
});

test('after twelve tries a mail is given up', async () => {
  await queue('lost');
  let tries = 0;
  for (let day = 0; day <= 30; day += 1) {
    await deliver(
      async () => {
        tries += 1;
        return refuse();
      },
      afterMinutes(day * 24 * 60),
    );
  }
  expect(tries).toBe(12);
});

test('a server that dies while sending leaves the mail to the next one, once its lease is over', async () => {
  const { taken, take } = mailServer();
  await queue('orphan');
  const died = new Promise<void>(() => undefined);
  void deliver(() => died);
  await expect.poll(() => attemptsOf('orphan')).toBe(1);
  await deliver(take, afterMinutes(4.9));
  expect(taken).toEqual([]);
  await deliver(take, afterMinutes(5));
  expect(taken).toEqual(['orphan']);
});

async function attemptsOf(id: string): Promise<number | undefined> {
  const rows = await connection.db.select().from(outgoingMails).where(eq(outgoingMails.id, id));
  return rows[0]?.attempts;
}

test('a withheld mail is never sent', async () => {
  const { taken, take } = mailServer();
  await queue('withheld', { isWithheld: true });
  await deliver(take);
  expect(taken).toEqual([]);
});

test('mails are kept for seven days, and none of somebody who leaves', async () => {
  const { taken, take } = mailServer();
  await queue('stays', { recipient: 'ida@example.com' });
  await queue('goes');
  await connection.db.transaction((tx) => forgetMailsTo({ tx, recipient: 'maja@example.com' }));
  await deliver(take);
  expect(taken).toEqual(['stays']);
  const rows = () => connection.db.select({ id: outgoingMails.id }).from(outgoingMails);
  await clearOldMails({ db: connection.db, clock: fixedClock(afterMinutes(7 * 24 * 60)) });
  expect(await rows()).toHaveLength(1);
  await clearOldMails({ db: connection.db, clock: fixedClock(afterMinutes(7 * 24 * 60 + 1)) });
  expect(await rows()).toHaveLength(0);
});

test('a mail leaves as it was written, with how often it was tried', async () => {
  await queue('whole');
  const sent: OutgoingMail[] = [];
  await deliver(async (mail) => {
    sent.push(mail);
  });
  const whole = {
    id: 'whole',
    kind: 'password-changed',
    recipient: 'maja@example.com',
    values: { firstName: 'Maja' },
    locale: 'en',
    origin: 'https://yolk.example',
    attempts: 1,
    createdAt: start,
  };
  expect(sent).toEqual([whole]);
  expect(await listOutbox({ db: connection.db, most: 10 })).toEqual([whole]);
});

test('that a mail was not taken is noted, without whom it is for', async () => {
  await queue('refused');
  const warnings: unknown[] = [];
  await deliverMails({
    db: connection.db,
    clock: fixedClock(start),
    send: refuse,
    warn: (...noted) => warnings.push(noted),
  });
  expect(warnings).toEqual([
    [
      { err: new Error('451 try later'), mailId: 'refused', kind: 'password-changed', attempts: 1 },
      'mail was not taken',
    ],
  ]);
});

test('many are written at once, and none is nothing to write', async () => {
  const setting = { locale: 'en', origin: 'https://yolk.example' } as const;
  const values = { firstName: 'Maja' };
  const mails = ['a', 'b'].map((id) => {
    const mail = { id, kind: 'password-changed', recipient: 'maja@example.com', values } as const;
    return { mail, setting, createdAt: start };
  });
  await connection.db.transaction(async (tx) => {
    await queueMails({ tx, mails });
    await queueMails({ tx, mails: [] });
  });
  const { taken, take } = mailServer();
  await deliver(take);
  expect(taken.toSorted()).toEqual(['a', 'b']);
});

test('the outbox shows what was sent, the newest first and no more than asked for', async () => {
  for (const [index, id] of ['first', 'second', 'third'].entries()) {
    await connection.db.insert(outgoingMails).values({
      id,
      kind: 'password-changed',
      recipient: 'maja@example.com',
      locale: 'en',
      origin: 'https://yolk.example',
      values: { firstName: 'Maja' },
      attempts: 1,
      dueAt: start,
      sentAt: start,
      createdAt: afterMinutes(index),
    });
  }
  await queue('waiting');
  await queue('withheld', { isWithheld: true });
  const shown = await listOutbox({ db: connection.db, most: 2 });
  expect(shown.map(({ id }) => id)).toEqual(['third', 'second']);
});

test('the operator reads what waits, what was tried and what was given up', async () => {
  const figures = () => readMailFigures({ db: connection.db });
  const none = { waiting: 0, triedBefore: 0, givenUp: 0, oldestAt: null };
  expect(await figures()).toEqual(none);
  for (const id of ['new', 'tried', 'lost']) await queue(id);
  const set = (id: string, attempts: number) =>
    connection.db.update(outgoingMails).set({ attempts }).where(eq(outgoingMails.id, id));
  await set('tried', 11);
  await set('lost', 12);
  expect(await figures()).toEqual({ waiting: 3, triedBefore: 2, givenUp: 1, oldestAt: start });
  await connection.db.update(outgoingMails).set({ sentAt: start });
  expect(await figures()).toEqual(none);
});

test('once the mail server is right again all is tried at once, but for what may be on its way', async () => {
  for (const id of ['late', 'lost', 'leased', 'sent']) await queue(id);
  const set = (id: string, given: Partial<typeof outgoingMails.$inferInsert>) =>
    connection.db.update(outgoingMails).set(given).where(eq(outgoingMails.id, id));
  await set('late', { attempts: 8, dueAt: afterMinutes(60) });
  await set('lost', { attempts: 12, dueAt: afterMinutes(-60) });
  await set('leased', { attempts: 1, dueAt: afterMinutes(5) });
  await set('sent', { attempts: 1, dueAt: afterMinutes(60), sentAt: start });
  expect(await retryMails({ db: connection.db, clock: fixedClock(start) })).toBe(2);
  const { taken, take } = mailServer();
  await deliver(take);
  expect(taken.toSorted()).toEqual(['late', 'lost']);
  expect([await attemptsOf('late'), await attemptsOf('leased')]).toEqual([1, 1]);
  expect(await retryMails({ db: connection.db, clock: fixedClock(start) })).toBe(0);
});

test('a mail is written down as sent at the time it left', async () => {
  await queue('sent');
  const { take } = mailServer();
  await deliver(take, afterMinutes(2));
  const [row] = await connection.db.select().from(outgoingMails);
  expect(row?.sentAt).toEqual(afterMinutes(2));
});
