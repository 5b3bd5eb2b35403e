import { builder } from '../../../api/builder.ts';
import { accountResult, AccountResultType } from './account-result.resolvers.ts';
import { changeName } from './change-name.ts';
import type { Consent } from '../consents/consent.ts';
import { listConsents } from '../consents/consent-log.ts';
import { endOtherSessions, endSession } from '../sessions/end-sessions.ts';
import { findSignInMethods, type SignInMethods } from '../log-in/find-sign-in-methods.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import type { ListedPasskey } from '../passkeys/passkeys.store.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import type { ListedSession } from '../sessions/sessions.store.ts';

const SessionType = builder.objectRef<ListedSession>('Session').implement({
  description: 'A browser or another client where the viewer is signed in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    userAgent: t.exposeString('userAgent', { nullable: true }),
    ipAddress: t.exposeString('ipAddress', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    isCurrent: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: ({ id }, _input, { viewer }) => id === viewer?.sessionId,
    }),
  }),
});

const ConsentKindType = builder.enumType('ConsentKind', {
  values: ['TERMS', 'DATA_STORAGE'] as const,
});
const ConsentDecisionType = builder.enumType('ConsentDecision', {
  values: ['GIVEN', 'WITHDRAWN'] as const,
});

const ConsentType = builder.objectRef<Consent>('Consent').implement({
  description: 'One line of the consent log, which is only ever added to.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: ConsentKindType, resolve: ({ kind }) => kind }),
    decision: t.field({ type: ConsentDecisionType, resolve: ({ decision }) => decision }),
    version: t.exposeString('version', {
      nullable: true,
      description: 'Of the text that was agreed to.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const PasskeyType = builder.objectRef<ListedPasskey>('Passkey').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
});

const SignInMethodsType = builder.objectRef<SignInMethods>('SignInMethods').implement({
  description: 'How the viewer can prove who they are.',
  fields: (t) => ({
    isEmailVerified: t.exposeBoolean('isEmailVerified'),
    hasPassword: t.exposeBoolean('hasPassword'),
    isSecondFactorOn: t.exposeBoolean('isSecondFactorOn', {
      description: 'Whether a code of an authenticator app is asked for after the password.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
    passkeys: t.field({ type: [PasskeyType], resolve: ({ passkeys }) => [...passkeys] }),
    socialAccounts: t.stringList({
      description: 'The ids of the providers whose accounts open this one.',
      resolve: ({ socialAccounts }) => [...socialAccounts],
    }),
  }),
});

builder.queryFields((t) => ({
  mySessions: t.field({
    type: [SessionType],
    description: 'Where the viewer is signed in, the one used last first.',
    resolve: (_root, _input, context) =>
      listSessions({ ...context.services, userId: requireViewer(context).userId }),
  }),
  myConsents: t.field({
    type: [ConsentType],
    description: 'What the viewer agreed to and withdrew, newest first.',
    resolve: (_root, _input, context) =>
      listConsents({ db: context.services.db, userId: requireViewer(context).userId }),
  }),
  mySignInMethods: t.field({
    type: SignInMethodsType,
    resolve: (_root, _input, context) =>
      findSignInMethods({ db: context.services.db, userId: requireViewer(context).userId }),
  }),
}));

const EndSessionInput = builder.inputType('EndSessionInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const ChangeNameInput = builder.inputType('ChangeNameInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  changeName: t.field({
    type: AccountResultType,
    description: 'Changes how the viewer is called.',
    args: { input: t.arg({ type: ChangeNameInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      return accountResult(await changeName({ ...context.services, viewer, ...input }), context);
    },
  }),
  endSession: t.field({
    type: AccountResultType,
    description: 'Signs the viewer out in one place, at once.',
    args: { input: t.arg({ type: EndSessionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      await endSession({ db: context.services.db, viewer, sessionId: String(input.id) });
      return accountResult([], context);
    },
  }),
  endOtherSessions: t.field({
    type: AccountResultType,
    description: 'Signs the viewer out everywhere but here.',
    resolve: async (_root, _input, context) => {
      const viewer = requireViewer(context);
      await endOtherSessions({ db: context.services.db, viewer });
      return accountResult([], context);
    },
  }),
}));
