import { builder, ProblemType } from '../../api/builder.ts';
import type { Problem } from '../../lib/problems.ts';
import { countOutcome } from '../experiments/count-outcome.ts';
import { success } from '../../lib/result.ts';
import { logIn } from './log-in/log-in.ts';
import { logOut } from './sessions/log-out.ts';
import { MeType } from './accounts/me.resolvers.ts';
import {
  askForCode,
  begin,
  sessionRequest,
  SessionResultType,
} from './sessions/session-result.resolvers.ts';
import { signUp } from './accounts/sign-up.ts';

builder.queryFields((t) => ({
  me: t.field({
    type: MeType,
    nullable: true,
    description: 'The signed-in user, or null for a visitor.',
    resolve: (_root, _input, { viewer }) => viewer,
  }),
  isLoginExpired: t.boolean({
    description: 'Whether the request came with a login that has ended.',
    resolve: (_root, _input, { isLoginExpired }) => isLoginExpired,
  }),
  passwordMinLength: t.int({
    description: 'The fewest characters a new password may have.',
    resolve: (_root, _input, { services }) => services.settings.PASSWORD_MIN_LENGTH,
  }),
}));

const SignUpInput = builder.inputType('SignUpInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    hasAgreedToTerms: t.boolean({
      required: true,
      description: 'Agreement to the terms of use and the privacy policy.',
    }),
  }),
});

const LogInInput = builder.inputType('LogInInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    rememberMe: t.boolean({
      description: 'Unless it is false, the cookie outlives the browser session.',
    }),
  }),
});

const LogOutResultType = builder.objectRef<{ problems: Problem[] }>('LogOutResult').implement({
  fields: (t) => ({ problems: t.field({ type: [ProblemType], resolve: (r) => r.problems }) }),
});

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SessionResultType,
    description: 'Makes an account and signs its owner in.',
    args: { input: t.arg({ type: SignUpInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { PASSWORD_MIN_LENGTH, TERMS_VERSION } = context.services.settings;
      const result = await signUp({
        ...sessionRequest(context),
        passwordMinLength: PASSWORD_MIN_LENGTH,
        termsVersion: TERMS_VERSION,
        mailSetting: context,
        form: input,
      });
      if (result.ok) await countOutcome({ ...context, outcome: 'SIGNED_UP' });
      return begin(result, context);
    },
  }),
  logIn: t.field({
    type: SessionResultType,
    description: 'Signs in, in place of whoever was signed in before.',
    args: { input: t.arg({ type: LogInInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const isRemembered = input.rememberMe !== false;
      const { login } = context;
      const result = await logIn({ ...sessionRequest(context), login, isRemembered, form: input });
      if (!result.ok) return begin(result, context);
      const outcome = result.value;
      if (outcome.kind === 'code-needed') return askForCode(outcome.ticket, context);
      return begin(success(outcome.session), context);
    },
  }),
  logOut: t.field({
    type: LogOutResultType,
    description: 'Ends the session at once, for every copy of its token.',
    resolve: async (_root, _input, { services, viewer, login }) => {
      // The browser's cookie is cleared first: it is signed out even when the database does not
      // answer.
      login.forget();
      await logOut({ db: services.db, viewer });
      return { problems: [] };
    },
  }),
}));
