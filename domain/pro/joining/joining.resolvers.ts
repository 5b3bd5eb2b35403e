import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { noteWait } from '../../identity/tries/note-wait.ts';
import { tooManyTries } from '../../identity/tries/too-many-tries.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { countTryInTurn, takeBackTry } from '../../rate-limits/count-try.ts';
import { networkOf, type RateLimit } from '../../rate-limits/rate-limit.ts';
import { ShareItemType } from '../care/share-item.resolvers.ts';
import { findInvited, joinGroup, type Invited, type Pays } from './join-group.ts';

const PaysType = builder.enumType('InvitationPays', {
  description: 'Who pays for a membership from the joining on.',
  values: {
    GROUP: { value: 'group' },
    MEMBER: { value: 'member' },
    NOBODY: { value: 'nobody', description: 'The membership that the person has goes on.' },
  } as const,
});

interface Answer {
  invited: Invited | null;
  problems: Problem[];
}

const GroupInvitationType = builder.objectRef<Answer>('GroupInvitation').implement({
  description: 'What an invitation leads to, for whoever asks. Asking uses nothing up.',
  fields: (t) => ({
    group: t.string({
      nullable: true,
      description: 'Null where the invitation leads nowhere.',
      resolve: ({ invited }) => openGroup(invited)?.groupTitle ?? null,
    }),
    isPaidByGroup: t.boolean({ resolve: ({ invited }) => invited?.found?.payer === 'ADMIN' }),
    trialDays: t.int({
      description: 'Of a membership that the person pays.',
      resolve: (_answer, _input, { services }) => services.settings.PRO_TRIAL_DAYS,
    }),
    recipeCount: t.int({
      resolve: (_answer, _input, { services }) => services.content.recipes.length,
    }),
    pays: t.field({
      type: PaysType,
      nullable: true,
      resolve: ({ invited }) => (invited?.decision.kind === 'joins' ? invited.decision.pays : null),
    }),
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
  }),
});

/** A link that opens nothing tells nothing of its group, except to who is in it. */
function openGroup(invited: Invited | null) {
  if (invited === null) return null;
  const { found, decision } = invited;
  const isClosed =
    decision.kind === 'refused' &&
    (decision.code === 'pro.join-link-invalid' || decision.code === 'pro.invitation-invalid');
  return isClosed ? null : found;
}

builder.queryField('proInvitation', (t) =>
  t.field({
    type: GroupInvitationType,
    args: {
      invitation: t.arg.string({
        required: true,
        description: 'Of a link, or the code as somebody typed it.',
      }),
    },
    resolve: (_root, { invitation }, context) => answerInvitation({ invitation, context }),
  }),
);

interface Asked {
  invitation: string;
  context: RequestContext;
}

async function answerInvitation({ invitation, context }: Asked): Promise<Answer> {
  const { services, viewer, isPremium } = context;
  const { db, clock } = services;
  const limits = [guessLimit(context)];
  const { retryAfterSeconds } = await countTryInTurn({ db, clock, groups: [limits] });
  if (retryAfterSeconds !== null) {
    return { invited: null, problems: noteWait([tooManyTries(retryAfterSeconds)], context) };
  }
  const userId = viewer?.userId ?? null;
  const invited = await findInvited({ db, now: clock.now(), invitation, userId, isPremium });
  if (invited.found !== null) await takeBackTry({ db, limits });
  const { decision } = invited;
  const problems = decision.kind === 'refused' ? [problem([], decision.code)] : [];
  return { invited, problems };
}

/** Only guesses count: a whole waiting room may join from one network. */
function guessLimit({ ipAddress, services }: RequestContext): RateLimit {
  const most = services.settings.ADDRESS_TRIES_PER_HOUR;
  const subject = [networkOf(ipAddress)];
  return { name: 'pro-invitation', subject, most, perMs: 60 * 60 * 1000 };
}

const JoinGroupInput = builder.inputType('JoinGroupInput', {
  fields: (t) => ({
    invitation: t.string({ required: true }),
    shares: t.field({
      type: [ShareItemType],
      required: true,
      description: 'What the group may see from now on; nothing where it is empty.',
    }),
  }),
});

interface JoinResult {
  problems: Problem[];
  pays: Pays | null;
}

const JoinGroupResultType = builder.objectRef<JoinResult>('JoinGroupResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    pays: t.field({ type: PaysType, nullable: true, resolve: ({ pays }) => pays }),
  }),
});

builder.mutationField('joinGroup', (t) =>
  t.field({
    type: JoinGroupResultType,
    description: 'The viewer joins the group that invites them.',
    args: { input: t.arg({ type: JoinGroupInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<JoinResult> => {
      const joiner = requireViewer(context);
      const { services, isPremium, locale, origin } = context;
      const { db, clock } = services;
      const limits = [guessLimit(context)];
      const { retryAfterSeconds } = await countTryInTurn({ db, clock, groups: [limits] });
      if (retryAfterSeconds !== null) {
        return { problems: noteWait([tooManyTries(retryAfterSeconds)], context), pays: null };
      }
      const { invitation } = input;
      const shares = [...new Set(input.shares)];
      const mailSetting = { locale, origin };
      const asked = { ...services, invitation, joiner, isPremium, shares, mailSetting };
      const joined = await joinGroup(asked);
      const isGuess = !joined.ok && joined.reason.some(isUnknown);
      if (!isGuess) await takeBackTry({ db, limits });
      return joined.ok
        ? { problems: [], pays: joined.value }
        : { problems: joined.reason, pays: null };
    },
  }),
);

function isUnknown({ code }: Problem): boolean {
  return code === 'pro.invitation-invalid';
}
