import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import type { MailSetting } from '../mail/mail.ts';
import type { ProGroup } from './groups/group.ts';

/** What every act of an administrator needs. The group is one they administer. */
export interface Administering {
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** Ours: the links of invitations follow from it. */
  authSecret: string;
  mailSetting: MailSetting;
  group: ProGroup;
  actorId: string;
}
