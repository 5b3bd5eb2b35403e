import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { addDays } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { readSettings } from '../../../server/settings/config.ts';
import { renderMail } from '../../../server/mail/render-mail.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import type { OutgoingMail } from '../../mail/mail.ts';
import { outgoingMails } from '../../mail/mail.tables.ts';
import { cancelMembership } from '../change-membership.ts';
import { insertNotice, listTrialsEnding } from '../membership.store.ts';
import { remindOfFirstCharge } from './remind-of-first-charge.ts';
import { startTrial } from '../orders/start-trial.ts';
import { newUser, toolsAt, wantedMembership } from '../testing/membership-bed.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const origin = 'https://yolk.example';
// A trial that begins on 2 March at 08:00 ends on the 9th at 08:00.
const twoDaysBefore = '2026-03-07T08:00:00Z';

async function onTrial(changes: object = {}) {
  const user = await newUser(connection.db);
  const tools = toolsAt({ db: connection.db });
  await startTrial(wantedMembership({ tools, user, ...changes }));
  return user;
}

function remindAt(time: string) {
  return remindOfFirstCharge({ tools: toolsAt({ db: connection.db, time }), origin });
}

async function mailsTo({ email }: { email: string }) {
  const { db } = connection;
  const rows = await db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return rows as unknown as OutgoingMail[];
}

test('a member is told two days before the first charge, not earlier', async () => {
  const user = await onTrial();
  await remindAt('2026-03-07T07:59:59Z');
  expect(await mailsTo(user)).toEqual([]);
  await remindAt(twoDaysBefore);
  expect(await mailsTo(user)).toMatchObject([
    {
      kind: 'first-charge',
      locale: 'sv',
      values: {
        firstName: 'Maja',
        priceMinor: 109_900,
        currency: 'SEK',
        chargeAt: '2026-03-09T08:00:00.000Z',
        isTest: true,
      },
    },
  ]);
});

test('however often and by however many it is run, a member is told once', async () => {
  const user = await onTrial();
  await Promise.all(Array.from({ length: 8 }, () => remindAt(twoDaysBefore)));
  await remindAt('2026-03-08T08:00:00Z');
  expect(await mailsTo(user)).toHaveLength(1);
});

test('a notice of one subscription is the first once', async () => {
  const { db } = connection;
  const user = await onTrial();
  const tools = toolsAt({ db, time: twoDaysBefore });
  const now = tools.clock.now();
  const [membership] = (await listTrialsEnding({ db, now, before: addDays(now, 3) })).filter(
    ({ userId }) => userId === user.userId,
  );
  const note = () =>
    db.transaction((tx) =>
      insertNotice({ tx, membership: membership!, kind: 'FIRST_CHARGE', now }),
    );
  expect([await note(), await note()]).toEqual([true, false]);
});

test('who has cancelled, pays already or is past the trial is told nothing', async () => {
  const cancelled = await onTrial();
  const tools = toolsAt({ db: connection.db, time: '2026-03-03T08:00:00Z' });
  await cancelMembership({ tools, ...cancelled, requestKey: createRandomId() });
  const paying = await onTrial({ isWithoutTrial: true });
  await remindAt(twoDaysBefore);
  const late = await onTrial();
  await remindAt('2026-03-09T08:00:00Z');
  for (const user of [cancelled, paying, late]) expect(await mailsTo(user)).toEqual([]);
});

test.each([
  ['USD', 'en', 'US$119', 'March 9, 2026', '/user/settings/membership?cancel=ask'],
  ['USD_ES', 'es', 'US$90', '9 de marzo de 2026', '/es/usuario/ajustes/membresia?cancel=ask'],
  ['SEK', 'sv', '1099\u00a0kr', '9 mars 2026', '/se/anvandare/installningar/medlemskap?cancel=ask'],
] as const)(
  'the mail in %s names price, day and the way out in %s',
  async (currency, locale, price, day, path) => {
    const user = await onTrial({ currency });
    await remindAt(twoDaysBefore);
    const [mail] = await mailsTo(user);
    const { text } = renderMail({ mail: mail!, settings: readSettings({}), authSecret: 'a' });
    expect(mail?.locale).toBe(locale);
    expect(text).toContain(price);
    expect(text).toContain(day);
    expect(text).toContain(`${origin}${path}`);
  },
);
