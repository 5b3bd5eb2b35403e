import { locales } from '../../../i18n/locales.ts';
import type { Problem } from '../../../lib/problems.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import { requirePremium } from '../../membership/require-premium.ts';
import { findSharedList, shareList, unshareList } from './share-list.ts';
import { ShoppingListType } from '../list/shopping-list.resolvers.ts';
import { findLinkToken } from './shopping-links.store.ts';

builder.queryFields((t) => ({
  shoppingListLink: t.string({
    nullable: true,
    description: "The token of the link to the viewer's list; null while it is not shared.",
    resolve: (_root, _input, { viewer, isPremium, services: { db } }) =>
      viewer && isPremium ? findLinkToken({ db, userId: viewer.userId }) : null,
  }),
  sharedShoppingList: t.field({
    type: ShoppingListType,
    nullable: true,
    description: 'The list behind a link, for anybody who has it, to read.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { services, locale }) => {
      const { db, clock, content: catalogue } = services;
      const language = locales[locale].contentLanguage;
      return findSharedList({ db, clock, token, catalogue, language });
    },
  }),
}));

interface LinkChange {
  problems: Problem[];
  token: string | null;
}

const LinkChangeType = builder.objectRef<LinkChange>('ShoppingListLinkChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    token: t.exposeString('token', { nullable: true, description: 'Null when it is not shared.' }),
  }),
});

builder.mutationFields((t) => ({
  shareShoppingList: t.field({
    type: LinkChangeType,
    description: 'Makes a link to read the list; one that is there already stays.',
    resolve: async (_root, _input, context) => {
      const { userId } = requirePremium(context);
      const { db, clock, createId } = context.services;
      await shareList({ db, clock, createId, userId });
      return { problems: [], token: await findLinkToken({ db, userId }) };
    },
  }),
  unshareShoppingList: t.field({
    type: LinkChangeType,
    description: 'The link opens nothing any more.',
    resolve: async (_root, _input, context) => {
      const { userId } = requirePremium(context);
      await unshareList({ db: context.services.db, userId });
      return { problems: [], token: null };
    },
  }),
}));
