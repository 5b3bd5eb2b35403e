import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { AdministeredGroupType } from '../groups/administered-group.resolvers.ts';
import { groupAdministeredBy } from '../groups/authorise.ts';
import { closeGroupLink, findGroupLink, renewGroupLink, type GroupLink } from './group-link.ts';
import { spacedCode } from './join-code.ts';
import { drawInvitation } from './draw-invitation.ts';
import { PaperType } from './paper.resolvers.ts';
import type { DrawnPaper } from './papers.ts';

const JoinLinkType = builder.objectRef<GroupLink>('GroupJoinLink').implement({
  description: 'The link and the code that everybody of a group may join by.',
  fields: (t) => ({
    code: t.string({ resolve: ({ code }) => spacedCode(code) }),
    url: t.string({ resolve: ({ code }, _input, context) => joinUrl({ context, code }) }),
    address: t.string({
      description: 'Where the code is typed.',
      resolve: (_link, _input, { origin, locale }) => `${origin}${screenPath('proJoin', locale)}`,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

function joinUrl({ context, code }: { context: RequestContext; code: string }): string {
  const { origin, locale } = context;
  const query = { invitation: code };
  return `${origin}${screenPath('proJoin', locale, undefined, { query })}`;
}

interface LinkResult {
  problems: Problem[];
  link: GroupLink | null;
}

const LinkResultType = builder.objectRef<LinkResult>('GroupJoinLinkResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    link: t.field({ type: JoinLinkType, nullable: true, resolve: ({ link }) => link }),
  }),
});

/** The group, where the viewer administers it, and what its link is made with. */
async function administered(context: RequestContext, id: string | number) {
  const { userId } = requireViewer(context);
  const { services } = context;
  const groupId = String(id);
  const group = await groupAdministeredBy({ db: services.db, userId, groupId });
  const { db, clock, createId, authSecret: secret } = services;
  return { group, link: { db, clock, createId, groupId, secret, actorId: userId } };
}

builder.queryFields((t) => ({
  invitationPaper: t.field({
    type: PaperType,
    description: 'An A5 page with the QR code of the group, in the language of the endpoint.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: async (_root, { groupId }, context): Promise<DrawnPaper> => {
      const { group, link } = await administered(context, groupId);
      const found = await findGroupLink(link);
      if (found === null) return { pdf: null, problems: [problem([], 'pro.no-join-link')] };
      const joinUrlOfLink = joinUrl({ context, code: found.code });
      return drawInvitation({ context, group, link: found, joinUrl: joinUrlOfLink });
    },
  }),
}));

builder.objectField(AdministeredGroupType, 'joinLink', (t) =>
  t.field({
    type: JoinLinkType,
    nullable: true,
    description: 'Null where the group has none, or it has run out.',
    resolve: ({ id: groupId }, _input, { services: { db, clock, authSecret: secret } }) =>
      findGroupLink({ db, clock, groupId, secret }),
  }),
);

const GroupInput = builder.inputType('GroupJoinLinkInput', {
  fields: (t) => ({ groupId: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  renewGroupJoinLink: t.field({
    type: LinkResultType,
    description: 'A new code; the one before opens nothing from now on.',
    args: { input: t.arg({ type: GroupInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<LinkResult> => {
      const { group, link } = await administered(context, input.groupId);
      if (group.closedAt !== null) {
        return { link: null, problems: [problem([], 'pro.not-allowed')] };
      }
      return { link: await renewGroupLink(link), problems: [] };
    },
  }),
  closeGroupJoinLink: t.field({
    type: LinkResultType,
    description: 'Nobody joins by the code any more.',
    args: { input: t.arg({ type: GroupInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<LinkResult> => {
      await closeGroupLink((await administered(context, input.groupId)).link);
      return { link: null, problems: [] };
    },
  }),
}));
