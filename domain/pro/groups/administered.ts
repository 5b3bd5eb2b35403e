import type { RequestContext } from '../../../api/context.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import type { Administering } from '../pro-tools.ts';
import { groupAdministeredBy } from './authorise.ts';

/** Policy: who administers the group, and nobody else. Gives what their acts need. */
export async function requireAdministrator(
  context: RequestContext,
  { groupId }: { groupId: string | number },
): Promise<Administering> {
  const { userId } = requireViewer(context);
  const { db, clock, createId, authSecret } = context.services;
  const group = await groupAdministeredBy({ db, userId, groupId: String(groupId) });
  const { locale, origin } = context;
  const mailSetting = { locale, origin };
  return { db, clock, createId, authSecret, mailSetting, group, actorId: userId };
}
