import type { Transaction } from '../../db/database.ts';
import type { CreateId } from '../../lib/ids.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { mailOf } from './notice-mails.ts';
import type { Notice, NoticeReader } from './notice.ts';
import { insertPushes } from './outgoing-pushes.store.ts';
import { listDevicesOf } from './push-devices.store.ts';

export interface Told {
  readonly member: NoticeReader;
  readonly notice: Notice;
  /** What a member is told of once: a day, or a piece of news. */
  readonly occasion: string;
}

const hourMs = 60 * 60 * 1000;

/** In the transaction that writes down that they were told. */
export async function tellMembers(args: {
  tx: Transaction;
  tools: { createId: CreateId; origin: string };
  told: readonly Told[];
  hoursOfUse: number;
  now: Date;
}): Promise<void> {
  const { tx, tools, told, hoursOfUse, now } = args;
  const mails = told.flatMap((one) => {
    const { member } = one;
    const mail = member.wantsEmail ? mailOf(one) : null;
    const setting = { locale: member.locale, origin: tools.origin };
    return mail === null ? [] : [{ mail, setting, createdAt: now }];
  });
  await queueMails({ tx, mails });
  const pushed = told.filter(({ member }) => member.wantsPush);
  const userIds = [...new Set(pushed.map(({ member }) => member.userId))];
  const devices = await listDevicesOf({ db: tx, userIds, now });
  const devicesByUser = Map.groupBy(devices, ({ userId }) => userId);
  const expiresAt = new Date(now.getTime() + hoursOfUse * hourMs);
  const pushes = pushed.flatMap(({ member: { userId, locale }, notice }) =>
    (devicesByUser.get(userId) ?? []).map(({ id: deviceId }) => {
      const id = tools.createId();
      return { userId, id, deviceId, locale, notice, dueAt: now, expiresAt };
    }),
  );
  await insertPushes({ tx, pushes });
}
