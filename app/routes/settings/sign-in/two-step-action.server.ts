import { data, redirect } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
} from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { answerForms, refuse, type AnswerOf, type Sending } from '../../../forms/answer-forms.ts';
import { qrCodeUrl } from '../../../shell/qr-code.server.ts';
import { twoStepForms } from './sign-in-forms.ts';

interface TwoStepResult {
  /** The secret for the app, until a code has confirmed it. */
  offer: { secret: string; url: string; qrCode: string } | null;
  recoveryCodes: string[];
}

export type TwoStepAnswer = AnswerOf<typeof twoStepForms, TwoStepResult>;

const answerTwoStep = answerForms<typeof twoStepForms, TwoStepResult>(twoStepForms, {
  start: async (input, { context }) => {
    const { startAuthenticator } = await execute(context, StartAuthenticatorDocument, { input });
    const { problems, ...offered } = startAuthenticator;
    return { problems, result: { offer: await offerOf(offered), recoveryCodes: [] } };
  },
  confirm: async ({ code, ...offered }, { context }) => {
    const input = { code };
    const answer = await execute(context, ConfirmAuthenticatorDocument, { input });
    const { problems, recoveryCodes } = answer.confirmAuthenticator;
    const offer = problems.length === 0 ? null : await offerOf(offered);
    return { problems, result: { offer, recoveryCodes } };
  },
  renew: async (input, { context }) => {
    const { renewRecoveryCodes } = await execute(context, RenewRecoveryCodesDocument, { input });
    const { problems, recoveryCodes } = renewRecoveryCodes;
    return { problems, result: { offer: null, recoveryCodes } };
  },
  remove: async (input, { context }) =>
    (await execute(context, RemoveAuthenticatorDocument, { input })).removeAuthenticator,
});

/** Without the second step there is nothing left to show here. */
export async function twoStepAction(sending: Sending) {
  const answer = await answerTwoStep(sending);
  if (answer.outcome !== 'done') return refuse(answer);
  if (answer.intent !== 'remove') return data(answer);
  return redirect(screenPath('userSettings', requestLocale(sending.request)));
}

async function offerOf({ secret, url }: { secret: string | null; url: string | null }) {
  if (!secret || !url?.startsWith('otpauth://')) return null;
  return { secret, url, qrCode: await qrCodeUrl(url) };
}
