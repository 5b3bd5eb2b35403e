import { builder } from '../../../api/builder.ts';
import { shareItems } from './share-items.rules.ts';
import type { Share } from './shares.store.ts';

export const ShareItemType = builder.enumType('ProShareItem', {
  description: 'What a member may show their group, each by itself.',
  values: shareItems,
});

export const ShareType = builder.objectRef<Share>('ProShare').implement({
  fields: (t) => ({
    item: t.field({ type: ShareItemType, resolve: ({ item }) => item }),
    since: t.expose('since', { type: 'DateTime', description: 'Nothing older is shown.' }),
  }),
});
