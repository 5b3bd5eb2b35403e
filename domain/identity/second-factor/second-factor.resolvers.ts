import { readSignedId } from '../../../lib/signed-id.ts';
import type { Problem } from '../../../lib/problems.ts';
import type { Result } from '../../../lib/result.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { accountResult, AccountResultType } from '../accounts/account-result.resolvers.ts';
import { finishLogIn } from '../log-in/finish-log-in.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  type AuthenticatorOffer,
} from './manage-authenticator.ts';
import { noteWait } from '../tries/note-wait.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { begin, sessionRequest, SessionResultType } from '../sessions/session-result.resolvers.ts';
import { logInStepPurpose } from '../tickets/ticket.ts';

interface OfferResult {
  problems: readonly Problem[];
  offer: AuthenticatorOffer | null;
}

const OfferResultType = builder.objectRef<OfferResult>('StartAuthenticatorResult').implement({
  description: 'A secret for an authenticator app; a first code turns it on.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    secret: t.string({ nullable: true, resolve: ({ offer }) => offer?.secret ?? null }),
    url: t.string({
      nullable: true,
      description: 'otpauth://, what the QR code holds.',
      resolve: ({ offer }) => offer?.url ?? null,
    }),
  }),
});

interface CodesResult {
  problems: readonly Problem[];
  recoveryCodes: readonly string[];
}

const CodesResultType = builder.objectRef<CodesResult>('RecoveryCodesResult').implement({
  description: 'Recovery codes are told once and kept as hashes only.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    recoveryCodes: t.stringList({ resolve: ({ recoveryCodes }) => [...recoveryCodes] }),
  }),
});

function codesResult(result: Result<string[], Problem[]>, context: RequestContext): CodesResult {
  if (result.ok) return { problems: [], recoveryCodes: result.value };
  return { problems: noteWait(result.reason, context), recoveryCodes: [] };
}

const PasswordInput = builder.inputType('CurrentPasswordInput', {
  fields: (t) => ({ password: t.string({ required: true, description: 'The current one.' }) }),
});

const CodeInput = builder.inputType('AuthenticatorCodeInput', {
  fields: (t) => ({ code: t.string({ required: true }) }),
});

const LogInCodeInput = builder.inputType('LogInWithCodeInput', {
  fields: (t) => ({
    token: t.string({ required: true, description: '`codeToken` of the first step.' }),
    code: t.string({
      required: true,
      description: 'Of the authenticator app, or a recovery code.',
    }),
  }),
});

function managing(context: RequestContext) {
  const { db, clock, authSecret } = context.services;
  return { db, clock, authSecret, viewer: requireViewer(context) };
}

builder.mutationFields((t) => ({
  logInWithCode: t.field({
    type: SessionResultType,
    description: 'The second step of a login.',
    args: { input: t.arg({ type: LogInCodeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { authSecret } = context.services;
      const signature = { purpose: logInStepPurpose, secret: authSecret };
      const ticketId = readSignedId(input.token, signature);
      const { code } = input;
      const result = await finishLogIn({ ...sessionRequest(context), authSecret, ticketId, code });
      return begin(result, context);
    },
  }),
  startAuthenticator: t.field({
    type: OfferResultType,
    description: 'A new secret for an authenticator app.',
    args: { input: t.arg({ type: PasswordInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<OfferResult> => {
      const brand = context.services.settings.BRAND_NAME;
      const result = await startAuthenticator({ ...managing(context), ...input, brand });
      if (result.ok) return { problems: [], offer: result.value };
      return { problems: noteWait(result.reason, context), offer: null };
    },
  }),
  confirmAuthenticator: t.field({
    type: CodesResultType,
    description: 'Turns the second factor on.',
    args: { input: t.arg({ type: CodeInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      codesResult(await confirmAuthenticator({ ...managing(context), ...input }), context),
  }),
  renewRecoveryCodes: t.field({
    type: CodesResultType,
    description: 'Other recovery codes in place of those there are.',
    args: { input: t.arg({ type: PasswordInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      codesResult(await renewRecoveryCodes({ ...managing(context), ...input }), context),
  }),
  removeAuthenticator: t.field({
    type: AccountResultType,
    description: 'Turns the second factor off.',
    args: { input: t.arg({ type: PasswordInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      accountResult(await removeAuthenticator({ ...managing(context), ...input }), context),
  }),
}));
