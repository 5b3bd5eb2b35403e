import { isOnTrial } from '../membership/entitlement.rules.ts';
import { listPremiumAmong } from '../membership/premium-among.ts';
import { daysBetween, localMoment } from '../../lib/local-time.ts';
import type { Notice } from './notice.ts';
import type { Notifier } from './notify-members.ts';

/** As the e-mail that the law asks for. */
const noticeDays = 2;

/** The end of a trial on the member's devices; the e-mail is membership's and always sent. */
export const trialEnd: Notifier = {
  kind: 'TRIAL_END',
  hoursOfUse: 12,
  async find({ tools, members }) {
    const { db, clock } = tools;
    const now = clock.now();
    const all = members.map(({ userId }) => userId);
    const premium = await listPremiumAmong({ db, userIds: all, now });
    const notices = new Map<string, Notice>();
    for (const { userId, today, timeZone } of members) {
      const membership = premium.get(userId);
      if (!membership?.renews || !isOnTrial({ membership, now })) continue;
      const { expireTime, priceMinor, currency } = membership;
      const chargeDay = localMoment({ now: expireTime, timeZone }).day;
      if (daysBetween(today, chargeDay) !== noticeDays) continue;
      const chargeAt = expireTime.toISOString();
      notices.set(userId, { kind: 'TRIAL_END', chargeAt, priceMinor, currency });
    }
    return notices;
  },
};
