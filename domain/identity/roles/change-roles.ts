import type { Database, Transaction } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import type { Actor, AuditAction } from '../../audit/audit.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { normalizeEmail } from '../identity.rules.ts';
import { languageOfRole, type Role, type RoleLanguage } from './roles.rules.ts';
import {
  deleteRole,
  deleteSampleRoles,
  findAwaitedAdministrators,
  findPersonByEmail,
  insertRole,
  lockAdministrators,
} from './roles.store.ts';

interface Changing {
  db: Database;
  clock: Clock;
  createId: CreateId;
  actor: Actor;
}

interface RoleOfAddress extends Changing {
  email: string;
  role: Role;
  /** Of a translator, else null. */
  language: string | null;
}

/** Gives a role to the account of a confirmed address. What is held already stays as it is. */
export async function grantRole(args: RoleOfAddress): Promise<Problem[]> {
  const { db, role } = args;
  const language = languageOfRole(args);
  if (language === null) return [problem('language', 'role.language-required')];
  const person = await findPersonByEmail({ db, email: normalizeEmail(args.email) });
  if (person === null) return [problem('email', 'person.unknown')];
  if (!person.isEmailVerified) return [problem('email', 'person.unconfirmed')];
  const held = { userId: person.userId, role, language };
  await db.transaction((tx) => putRole({ ...args, ...held, tx, isSample: false }));
  return [];
}

/** Takes a role away. The last administrator, and one whom the settings name, stay. */
export async function takeBackRole(
  args: RoleOfAddress & { administratorEmails: readonly string[] },
): Promise<Problem[]> {
  const { db, role, administratorEmails } = args;
  const email = normalizeEmail(args.email);
  const language = languageOfRole(args);
  if (language === null) return [problem('language', 'role.language-required')];
  const person = await findPersonByEmail({ db, email });
  if (person === null) return [problem('email', 'person.unknown')];
  if (role === 'ADMINISTRATOR' && administratorEmails.includes(email)) {
    return [problem('email', 'role.from-setting')];
  }
  return db.transaction((tx) => removeRole({ ...args, tx, userId: person.userId, role, language }));
}

interface RoleInTransaction extends Omit<Changing, 'db'> {
  tx: Transaction;
  userId: string;
  role: Role;
  language: RoleLanguage;
}

async function removeRole(args: RoleInTransaction): Promise<Problem[]> {
  const { tx, userId, role } = args;
  if (role === 'ADMINISTRATOR') {
    const administrators = await lockAdministrators({ tx });
    if (administrators.length === 1 && administrators[0] === userId) {
      return [problem('role', 'role.last-administrator')];
    }
  }
  if (await deleteRole(args)) await audit({ ...args, action: 'ROLE_TAKEN_BACK' });
  return [];
}

async function putRole(args: RoleInTransaction & { isSample: boolean }): Promise<void> {
  const { tx, userId, role, language, isSample, clock } = args;
  const row = { userId, role, language, isSample, grantedAt: clock.now() };
  if (await insertRole({ tx, ...row })) await audit({ ...args, action: 'ROLE_GRANTED' });
}

function audit(args: RoleInTransaction & { action: AuditAction }): Promise<void> {
  const { tx, clock, createId, actor, action, userId, role, language } = args;
  const details: Record<string, string> = language === 'all' ? { role } : { role, language };
  const times = { id: createId(), happenedAt: clock.now() };
  return writeAudit({ tx, ...times, actor, action, subjectId: userId, details });
}

/** Makes administrators of those whom `ADMIN_EMAILS` names, once their addresses are confirmed. */
export async function appointAdministrators(
  args: Omit<Changing, 'actor'> & { emails: readonly string[] },
): Promise<void> {
  const { db, emails } = args;
  if (emails.length === 0) return;
  const administrator = { role: 'ADMINISTRATOR', language: 'all', isSample: false } as const;
  const actor = { kind: 'SETTING' } as const;
  for (const { userId } of await findAwaitedAdministrators({ db, emails })) {
    await db.transaction((tx) => putRole({ ...args, ...administrator, actor, tx, userId }));
  }
}

/** The administrator of a demo: outside production, and without a second factor. */
export async function appointSampleAdministrator(
  args: Omit<Changing, 'actor'> & { userId: string },
): Promise<void> {
  const administrator = { role: 'ADMINISTRATOR', language: 'all', isSample: true } as const;
  const actor = { kind: 'DEMO' } as const;
  await args.db.transaction((tx) => putRole({ ...args, ...administrator, actor, tx }));
}

/** A demo's database that goes into production loses the roles that opened without a second factor. */
export async function takeBackSampleRoles(args: Omit<Changing, 'actor'>): Promise<void> {
  const actor = { kind: 'SETTING' } as const;
  await args.db.transaction(async (tx) => {
    for (const { userId, role } of await deleteSampleRoles({ tx })) {
      const taken = { userId, role: role as Role, language: 'all' } as const;
      await audit({ ...args, ...taken, actor, tx, action: 'ROLE_TAKEN_BACK' });
    }
  });
}
