import { data, redirect, type RouterContextProvider } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  LogInDocument,
  LogInWithCodeDocument,
  LogInWithPasskeyDocument,
  StartPasskeyLogInDocument,
} from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { readForm, textOf, type FormProblem } from '../../../forms/form-answers.ts';
import { safeRedirect } from '../../../../lib/safe-redirect.ts';

/** What the page shows after one of its forms. */
export interface LoginAnswer {
  problems: FormProblem[];
  email?: string;
  rememberMe?: boolean;
  /** The password was right: the code is asked for now. */
  codeToken?: string | null;
  options?: string | null;
  token?: string | null;
}

interface Sent {
  context: Readonly<RouterContextProvider>;
  request: Request;
  form: FormData;
}

/** The forms of the page: password, code, and the two halves of a passkey. */
export async function loginAction(args: Omit<Sent, 'form'>) {
  const sent = { ...args, form: await readForm(args.request) };
  const answer = await carryOut(sent);
  if (answer === 'in') return redirect(destination(args.request));
  return data(answer, { status: answer.problems.length === 0 ? 200 : 400 });
}

/** Back where they came from, on this site. */
export function destination(request: Request): string {
  const to = new URL(request.url).searchParams.get('redirect_to');
  return safeRedirect({ to, otherwise: screenPath('memberHome', requestLocale(request)) });
}

function carryOut(sent: Sent): Promise<LoginAnswer | 'in'> {
  switch (textOf(sent.form, 'intent')) {
    case 'code':
      return withCode(sent);
    case 'passkey-start':
      return startPasskey(sent);
    case 'passkey':
      return withPasskey(sent);
    default:
      return withPassword(sent);
  }
}

async function withPassword({ context, form }: Sent): Promise<LoginAnswer | 'in'> {
  const email = textOf(form, 'email');
  const rememberMe = form.has('rememberMe');
  const input = { email, password: textOf(form, 'password'), rememberMe };
  const { problems, codeToken } = (await execute(context, LogInDocument, { input })).logIn;
  if (problems.length === 0 && codeToken === null) return 'in';
  return { problems, email, rememberMe, codeToken };
}

async function withCode({ context, form }: Sent): Promise<LoginAnswer | 'in'> {
  const codeToken = textOf(form, 'codeToken');
  const input = { token: codeToken, code: textOf(form, 'code') };
  const { problems } = (await execute(context, LogInWithCodeDocument, { input })).logInWithCode;
  return problems.length === 0 ? 'in' : { problems, codeToken };
}

async function startPasskey({ context }: Sent): Promise<LoginAnswer> {
  return (await execute(context, StartPasskeyLogInDocument)).startPasskeyLogIn;
}

async function withPasskey({ context, form }: Sent): Promise<LoginAnswer | 'in'> {
  const input = { token: textOf(form, 'token'), answer: textOf(form, 'answer') };
  const answer = await execute(context, LogInWithPasskeyDocument, { input });
  const { problems } = answer.logInWithPasskey;
  return problems.length === 0 ? 'in' : { problems };
}
