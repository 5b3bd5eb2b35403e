import type { Database } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { cleanName, normalizeEmail } from '../../identity/identity.rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { PayerLanguage } from '../pro.rules.ts';
import { groupProblems } from './group-form.rules.ts';
import type { ProGroup } from './group.ts';
import {
  findConfirmedUser,
  insertAdministrator,
  insertGroup,
  isConfirmed,
  listAdministered,
} from './groups.store.ts';

const mostGroups = 20;

interface OpenGroup {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  title: string;
  payerLanguage: PayerLanguage;
  country: string | null;
}

/** Somebody who has shown that their address is theirs opens a group, and administers it. */
export function openGroup(args: OpenGroup): Promise<Result<ProGroup, Problem[]>> {
  const { db, clock, createId, userId, payerLanguage, country } = args;
  const title = cleanName(args.title);
  return inTurn({
    db,
    name: `pro-administrator:${userId}`,
    run: async (tx) => {
      const problems = groupProblems({ title, country, taxResidence: null });
      if (problems.length > 0) return refusal(problems);
      if (!(await isConfirmed({ db: tx, userId }))) {
        return refusal([problem([], 'pro.email-unconfirmed')]);
      }
      const own = await listAdministered({ db: tx, userId });
      // A second click opens no second group.
      const again = own.find((group) => group.title === title && group.closedAt === null);
      if (again !== undefined) return success(again);
      if (own.length >= mostGroups) return refusal([problem([], 'pro.too-many-groups')]);
      const group: ProGroup = {
        id: createId(),
        title,
        payer: 'MEMBER',
        payerLanguage,
        country,
        taxResidence: null,
        vatNumber: null,
        period: 'MONTHLY_RECURRING',
        canPaySeats: false,
        isSample: false,
        createdAt: clock.now(),
        closedAt: null,
      };
      await insertGroup({ tx, group });
      const { id: groupId, createdAt: addedAt } = group;
      await insertAdministrator({ tx, groupId, userId, addedBy: userId, addedAt });
      const event = { groupId, actorId: userId, kind: 'GROUP_OPENED' as const };
      await recordEvent({ tx, clock, createId, event });
      return success(group);
    },
  });
}

/** The operator opens a group for somebody. No problems where it is open, from now or from before. */
export async function openGroupFor(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  email: string;
  title: string;
}): Promise<Problem[]> {
  const user = await findConfirmedUser({ db: args.db, email: normalizeEmail(args.email) });
  if (user === null) return [problem('email', 'pro.administrator-unknown')];
  const { userId } = user;
  const opened = await openGroup({ ...args, userId, payerLanguage: 'UNSPECIFIED', country: null });
  return opened.ok ? [] : opened.reason;
}
