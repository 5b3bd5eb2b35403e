import { inTurn } from '../../../db/in-turn.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { recordEvent } from '../audit/record-event.ts';
import { countryProblems } from '../groups/group-form.rules.ts';
import type { Administering } from '../pro-tools.ts';
import { findMember, updateMembers } from './members.store.ts';

interface Changing extends Administering {
  memberId: string;
  country: string | null;
  taxResidence: string | null;
}

/** Where a member lives and pays taxes. The same again is no change. */
export function changeMember(args: Changing): Promise<Problem[]> {
  const { db, clock, createId, group, actorId, memberId, country, taxResidence } = args;
  const groupId = group.id;
  const problems = [
    ...countryProblems('country', country),
    ...countryProblems('taxResidence', taxResidence),
  ];
  if (problems.length > 0) return Promise.resolve(problems);
  return inTurn({
    db,
    name: `pro-members:${groupId}`,
    run: async (tx) => {
      const member = await findMember({ db: tx, groupId, memberId });
      if (member === null) return [problem([], 'pro.member-not-found')];
      if (member.country === country && member.taxResidence === taxResidence) return [];
      const change = { country, taxResidence };
      await updateMembers({ tx, groupId, memberIds: [memberId], change });
      const event = { groupId, actorId, memberId, kind: 'MEMBER_CHANGED' } as const;
      await recordEvent({ tx, clock, createId, event });
      return [];
    },
  });
}
