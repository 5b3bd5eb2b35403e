import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { invalidInput, problem } from '../../../lib/problems.ts';
import { refusal } from '../../../lib/result.ts';
import { accountResult, AccountResultType } from '../accounts/account-result.resolvers.ts';
import { countOutcome } from '../../experiments/count-outcome.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { begin, sessionRequest, SessionResultType } from '../sessions/session-result.resolvers.ts';
import { clearArrivalCookie, readArrivalCookie } from './arrival-cookie.ts';
import { disconnectSocialAccount } from './social-accounts.ts';
import { isSocialProviderId, socialProviderName, type SocialProfile } from './social-profile.ts';
import { socialSignUp } from './social-sign-up.ts';

interface Provider {
  id: string;
  name: string;
}

const SocialProviderType = builder.objectRef<Provider>('SocialProvider').implement({
  description: 'A place elsewhere to sign in with; GET /auth/{id} begins.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const SocialArrivalType = builder.objectRef<SocialProfile>('SocialArrival').implement({
  description: 'Somebody who came from elsewhere and has no account here yet.',
  fields: (t) => ({
    providerName: t.string({ resolve: ({ provider }) => socialProviderName(provider) }),
    email: t.string({ resolve: ({ email }) => email ?? '' }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
  }),
});

builder.queryFields((t) => ({
  socialProviders: t.field({
    type: [SocialProviderType],
    description: 'Those the operator has set up.',
    resolve: (_root, _input, { services }) => [...services.social.values()],
  }),
  socialArrival: t.field({
    type: SocialArrivalType,
    nullable: true,
    resolve: (_root, _input, context) => arrivalOf(context),
  }),
}));

function arrivalOf({ cookies, services }: RequestContext): Promise<SocialProfile | null> {
  return readArrivalCookie({ cookies, secret: services.authSecret });
}

const SocialSignUpInput = builder.inputType('SocialSignUpInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    hasAgreedToTerms: t.boolean({ required: true }),
  }),
});

const DisconnectInput = builder.inputType('DisconnectSocialAccountInput', {
  fields: (t) => ({ provider: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  socialSignUp: t.field({
    type: SessionResultType,
    description: 'Makes an account for who came from elsewhere, and signs them in.',
    args: { input: t.arg({ type: SocialSignUpInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const profile = await arrivalOf(context);
      if (profile === null) return begin(refusal([problem([], 'login.start-again')]), context);
      const result = await socialSignUp({
        ...sessionRequest(context),
        profile,
        form: input,
        termsVersion: context.services.settings.TERMS_VERSION,
        mailSetting: context,
      });
      if (!result.ok) return begin(result, context);
      clearArrivalCookie(context.cookies);
      await countOutcome({ ...context, outcome: 'SIGNED_UP' });
      return begin(result, context);
    },
  }),
  disconnectSocialAccount: t.field({
    type: AccountResultType,
    description: 'An account elsewhere opens this one no more, as long as something else does.',
    args: { input: t.arg({ type: DisconnectInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const provider = String(input.provider);
      if (!isSocialProviderId(provider)) throw invalidInput();
      const { db } = context.services;
      return accountResult(await disconnectSocialAccount({ db, userId, provider }), context);
    },
  }),
}));
