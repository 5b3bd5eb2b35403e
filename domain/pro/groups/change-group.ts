import { problem, type Problem } from '../../../lib/problems.ts';
import { cleanName } from '../../identity/identity.rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Administering } from '../pro-tools.ts';
import type { MemberPeriod, PayerLanguage } from '../pro.rules.ts';
import { closeGroup } from './close-group.ts';
import { groupProblems, type GroupForm } from './group-form.rules.ts';
import { updateGroup } from './groups.store.ts';

interface Changed extends GroupForm {
  readonly payerLanguage: PayerLanguage;
  readonly period: MemberPeriod;
}

/** Title, language of the payer, country, period of new members. */
export async function changeGroup(args: Administering & { changed: Changed }): Promise<Problem[]> {
  const { db, clock, createId, group, actorId } = args;
  const changed = { ...args.changed, title: cleanName(args.changed.title) };
  if (group.closedAt !== null) return [problem([], 'pro.group-closed')];
  const problems = groupProblems(changed);
  if (problems.length > 0) return problems;
  const fields = (Object.keys(changed) as (keyof Changed)[]).filter(
    (field) => changed[field] !== group[field],
  );
  if (fields.length === 0) return [];
  await db.transaction(async (tx) => {
    await updateGroup({ tx, groupId: group.id, change: changed });
    const details = { fields: fields.join(' ') };
    const event = { groupId: group.id, actorId, kind: 'GROUP_CHANGED' as const, details };
    await recordEvent({ tx, clock, createId, event });
  });
  return [];
}

/** Nobody can be added or join any more. What is in the list and the audit stays to be read. */
export async function endGroup(args: Administering & { isSure: boolean }): Promise<Problem[]> {
  const { db, clock, createId, group, actorId, isSure } = args;
  if (!isSure) return [problem('isSure', 'pro.close-unconfirmed')];
  if (group.closedAt !== null) return [];
  await db.transaction((tx) => closeGroup({ tx, clock, createId, groupId: group.id, actorId }));
  return [];
}
