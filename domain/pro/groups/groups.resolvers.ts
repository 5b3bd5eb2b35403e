import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { MeType } from '../../identity/accounts/me.resolvers.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { ProGroupType, type ViewedGroup } from './group-type.resolvers.ts';
import { listViewedGroups } from './viewed-groups.ts';

builder.objectField(MeType, 'group', (t) =>
  t.field({
    type: ProGroupType,
    nullable: true,
    description: 'Loaded while the subscription is ACTIVE; null without a group.',
    resolve: (viewer, _input, context) => groupOfSession({ userId: viewer.userId, context }),
  }),
);

builder.queryField('getDDProGroups', (t) =>
  t.field({
    type: [ProGroupType],
    description: 'Groups that the viewer administers, then those that they are a member of.',
    resolve: (_root, _input, context) => {
      const { userId } = requireViewer(context);
      return listViewedGroups({ db: context.services.db, userId });
    },
  }),
);

/** The session is ready without the group: that it cannot be loaded is logged and ignored. */
async function groupOfSession(args: {
  userId: string;
  context: RequestContext;
}): Promise<ViewedGroup | null> {
  const { userId, context } = args;
  if (!context.isPremium) return null;
  try {
    const [first] = await listViewedGroups({ db: context.services.db, userId });
    return first ?? null;
  } catch (error) {
    const { requestId } = context;
    context.services.log.warn({ err: error, requestId }, 'groups could not be loaded');
    return null;
  }
}
