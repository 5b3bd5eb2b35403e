import { listFollowedPlans } from '../meal-plans/states/followed-plans.ts';
import { listPremiumAmong } from '../membership/premium-among.ts';
import type { Notice } from './notice.ts';
import type { Notifier } from './notify-members.ts';
import { isDayToPlan } from './week-end.rules.ts';

/** Before a week is over: time to make the next one. */
export const weeklyPlan: Notifier = {
  kind: 'WEEKLY_PLAN',
  hoursOfUse: 12,
  async find({ tools, members }) {
    const { db, clock } = tools;
    const all = members.map(({ userId }) => userId);
    const premium = await listPremiumAmong({ db, userIds: all, now: clock.now() });
    const plans = await listFollowedPlans({ db, userIds: [...premium.keys()] });
    const notices = new Map<string, Notice>();
    for (const { userId, today } of members) {
      const own = plans.get(userId) ?? [];
      if (!premium.has(userId) || !isDayToPlan({ plans: own, today })) continue;
      notices.set(userId, { kind: 'WEEKLY_PLAN', hasPlan: own.length > 0 });
    }
    return notices;
  },
};
