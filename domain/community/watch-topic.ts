import type { RequestContext } from '../../api/context.ts';
import { isId } from '../../lib/ids.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import { requireCommunity } from './community-types.resolvers.ts';
import { communityNotFound } from './community.errors.ts';
import { findTopicById } from './topics.store.ts';

/** What somebody who opens a topic may hear of it: whoever reads it may. */
export async function watchTopic(args: {
  context: RequestContext;
  id: string;
}): Promise<{ nextNumber: number; userId: string }> {
  const { context, id } = args;
  requireCommunity(context);
  const { userId } = requireViewer(context);
  const topic = isId(id) ? await findTopicById({ db: context.services.db, id }) : null;
  if (topic === null) throw communityNotFound();
  return { nextNumber: topic.nextNumber, userId };
}
