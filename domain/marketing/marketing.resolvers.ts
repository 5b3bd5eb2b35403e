import { builder } from '../../api/builder.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import { signUserToken } from './user-token.ts';

/** The SDK asks again before it ends. */
const tokenLifetimeSeconds = 24 * 60 * 60;
/** Followed at once. */
const linkLifetimeSeconds = 10 * 60;

const BrazeSdkAuthTokenInput = builder.inputType('BrazeSDKAuthTokenInput', {
  fields: (t) => ({
    deviceId: t.string({ description: 'Of the SDK. Nothing hangs on it.' }),
  }),
});

const BrazeSdkAuthTokenType = builder
  .objectRef<{ token: string }>('BrazeSDKAuthToken')
  .implement({ fields: (t) => ({ token: t.exposeString('token') }) });

builder.queryFields((t) => ({
  getBrazeSDKAuthToken: t.field({
    type: BrazeSdkAuthTokenType,
    nullable: true,
    description:
      'Proves to Braze who the viewer is, for a day. Null where no key was given for it.',
    args: { input: t.arg({ type: BrazeSdkAuthTokenInput, required: true }) },
    resolve: async (_root, _input, context) => {
      const { userId } = requireViewer(context);
      const { settings, clock } = context.services;
      const { BRAZE_AUTH_KEY: privateKey } = settings;
      if (privateKey === undefined) return null;
      const lifetimeSeconds = tokenLifetimeSeconds;
      return { token: await signUserToken({ privateKey, userId, clock, lifetimeSeconds }) };
    },
  }),
  marketingPreferencesUrl: t.string({
    nullable: true,
    description:
      'Where the viewer chooses their marketing mails, with a signed reference of who they are. Null where the operator has no such place.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireViewer(context);
      const { settings, clock } = context.services;
      const { BRAZE_AUTH_KEY: privateKey, BRAZE_PREFERENCE_CENTER_URL: center } = settings;
      if (privateKey === undefined || center === undefined) return null;
      const lifetimeSeconds = linkLifetimeSeconds;
      const url = new URL(center);
      const token = await signUserToken({ privateKey, userId, clock, lifetimeSeconds });
      url.searchParams.set('user', token);
      return url.href;
    },
  }),
}));
