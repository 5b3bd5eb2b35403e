import { readSignedId, signId } from '../../../lib/signed-id.ts';
import type { Problem } from '../../../lib/problems.ts';
import type { Result } from '../../../lib/result.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { accountResult, AccountResultType } from '../accounts/account-result.resolvers.ts';
import { addPasskey, startPasskey, type PasskeyQuestion } from './add-passkey.ts';
import { logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts';
import { noteWait } from '../tries/note-wait.ts';
import { removePasskey } from './remove-passkey.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { begin, sessionRequest, SessionResultType } from '../sessions/session-result.resolvers.ts';

const purpose = 'passkey';

interface QuestionResult {
  problems: readonly Problem[];
  question: PasskeyQuestion | null;
}

const QuestionResultType = builder.objectRef<QuestionResult>('PasskeyQuestionResult').implement({
  description: 'What a browser is to be asked for a passkey.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    options: t.string({
      nullable: true,
      description: 'JSON, for navigator.credentials.',
      resolve: ({ question }) => question?.options ?? null,
    }),
    token: t.string({
      nullable: true,
      description: "To be sent with the browser's answer.",
      resolve: ({ question }, _input, { services: { authSecret: secret } }) =>
        question && signId(question.ticketId, { purpose, secret }),
    }),
  }),
});

function questionResult(
  result: Result<PasskeyQuestion, Problem[]>,
  context: RequestContext,
): QuestionResult {
  if (result.ok) return { problems: [], question: result.value };
  return { problems: noteWait(result.reason, context), question: null };
}

const StartPasskeyInput = builder.inputType('StartPasskeyInput', {
  fields: (t) => ({ password: t.string({ required: true, description: 'The current one.' }) }),
});

const answerField = {
  required: true,
  description: 'What navigator.credentials gave, as JSON.',
} as const;

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  fields: (t) => ({
    token: t.string({ required: true }),
    answer: t.string(answerField),
    name: t.string({ required: true, description: 'For its owner to recognise it.' }),
  }),
});

const PasskeyLogInInput = builder.inputType('LogInWithPasskeyInput', {
  fields: (t) => ({
    token: t.string({ required: true }),
    answer: t.string(answerField),
    rememberMe: t.boolean(),
  }),
});

const RemovePasskeyInput = builder.inputType('RemovePasskeyInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

function ticketOf(token: string, { services: { authSecret: secret } }: RequestContext) {
  return readSignedId(token, { purpose, secret });
}

function adding(context: RequestContext) {
  const { db, clock, createId } = context.services;
  return { db, clock, createId, viewer: requireViewer(context), origin: context.origin };
}

builder.mutationFields((t) => ({
  startPasskeyLogIn: t.field({
    type: QuestionResultType,
    resolve: async (_root, _input, context) => {
      const { tools, device } = sessionRequest(context);
      const { origin } = context;
      return questionResult(await startPasskeyLogIn({ tools, device, origin }), context);
    },
  }),
  logInWithPasskey: t.field({
    type: SessionResultType,
    description: 'Signs in with a passkey alone: it is both factors.',
    args: { input: t.arg({ type: PasskeyLogInInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const result = await logInWithPasskey({
        ...sessionRequest(context),
        origin: context.origin,
        ticketId: ticketOf(input.token, context),
        answer: input.answer,
        isRemembered: input.rememberMe !== false,
      });
      return begin(result, context);
    },
  }),
  startPasskey: t.field({
    type: QuestionResultType,
    args: { input: t.arg({ type: StartPasskeyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const brand = context.services.settings.BRAND_NAME;
      return questionResult(await startPasskey({ ...adding(context), ...input, brand }), context);
    },
  }),
  addPasskey: t.field({
    type: AccountResultType,
    args: { input: t.arg({ type: AddPasskeyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const ticketId = ticketOf(input.token, context);
      return accountResult(await addPasskey({ ...adding(context), ...input, ticketId }), context);
    },
  }),
  removePasskey: t.field({
    type: AccountResultType,
    args: { input: t.arg({ type: RemovePasskeyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      await removePasskey({ db: context.services.db, userId, id: String(input.id) });
      return accountResult([], context);
    },
  }),
}));
