import { data, redirect } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  LogInDocument,
  LogInWithCodeDocument,
  LogInWithPasskeyDocument,
  StartPasskeyLogInDocument,
} from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { answerForms, refuse, type AnswerOf, type Sending } from '../../../forms/answer-forms.ts';
import { safeRedirect } from '../../../../lib/safe-redirect.ts';
import type { PasskeyQuestion } from './use-passkey.ts';
import { loginForms } from './login-forms.ts';

interface LoginResult extends Partial<PasskeyQuestion> {
  /** The password was right: the code is asked for now. */
  codeToken?: string | null;
}

export type LoginAnswer = AnswerOf<typeof loginForms, LoginResult>;

const answerLogin = answerForms<typeof loginForms, LoginResult>(loginForms, {
  password: async (input, { context }) => {
    const { problems, codeToken } = (await execute(context, LogInDocument, { input })).logIn;
    return { problems, result: { codeToken } };
  },
  code: async ({ codeToken: token, code }, { context }) =>
    (await execute(context, LogInWithCodeDocument, { input: { token, code } })).logInWithCode,
  'passkey-start': async (_fields, { context }) => {
    const { problems, ...result } = (await execute(context, StartPasskeyLogInDocument))
      .startPasskeyLogIn;
    return { problems, result };
  },
  passkey: async (input, { context }) =>
    (await execute(context, LogInWithPasskeyDocument, { input })).logInWithPasskey,
});

/** Whoever is in goes on; everybody else is asked for what is missing. */
export async function loginAction(sending: Sending) {
  const answer = await answerLogin(sending);
  if (answer.outcome !== 'done') return refuse(answer);
  const isAsked = answer.intent === 'passkey-start' || Boolean(answer.result?.codeToken);
  return isAsked ? data(answer) : redirect(destination(sending.request));
}

/** Back where they came from, on this site. */
export function destination(request: Request): string {
  const to = new URL(request.url).searchParams.get('redirect_to');
  return safeRedirect({ to, otherwise: screenPath('memberHome', requestLocale(request)) });
}
