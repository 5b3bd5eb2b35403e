import { data, redirect, type RouterContextProvider } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import {
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
} from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { readForm, textOf, type FormProblem } from '../../../forms/form-answers.ts';
import { qrCodeUrl } from './qr-code.server.ts';

/** What the page shows after one of its forms. */
export interface TwoStepAnswer {
  problems: FormProblem[];
  /** The secret for the app, until a code has confirmed it. */
  offer: { secret: string; url: string; qrCode: string } | null;
  recoveryCodes: string[];
}

interface Sent {
  context: Readonly<RouterContextProvider>;
  form: FormData;
}

/** The forms of the page: each says in `intent` what it is. */
export async function twoStepAction({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}) {
  const form = await readForm(request);
  const answer = await carryOut({ context, form });
  if (answer === 'removed') return redirect(screenPath('userSettings', requestLocale(request)));
  return data(answer, { status: answer.problems.length === 0 ? 200 : 400 });
}

async function carryOut(sent: Sent): Promise<TwoStepAnswer | 'removed'> {
  switch (textOf(sent.form, 'intent')) {
    case 'start':
      return start(sent);
    case 'confirm':
      return confirm(sent);
    case 'renew':
      return renew(sent);
    case 'remove':
      return remove(sent);
    default:
      throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  }
}

function passwordOf(form: FormData) {
  return { input: { password: textOf(form, 'password') } };
}

async function start({ context, form }: Sent): Promise<TwoStepAnswer> {
  const answer = await execute(context, StartAuthenticatorDocument, passwordOf(form));
  const { problems, secret, url } = answer.startAuthenticator;
  return { problems, offer: await offerOf({ secret, url }), recoveryCodes: [] };
}

/** A wrong code shows the same secret again: the form has brought it along. */
async function confirm({ context, form }: Sent): Promise<TwoStepAnswer> {
  const input = { code: textOf(form, 'code') };
  const answer = await execute(context, ConfirmAuthenticatorDocument, { input });
  const { problems, recoveryCodes } = answer.confirmAuthenticator;
  const offered = { secret: textOf(form, 'secret'), url: textOf(form, 'url') };
  const offer = problems.length === 0 ? null : await offerOf(offered);
  return { problems, offer, recoveryCodes };
}

async function renew({ context, form }: Sent): Promise<TwoStepAnswer> {
  const answer = await execute(context, RenewRecoveryCodesDocument, passwordOf(form));
  const { problems, recoveryCodes } = answer.renewRecoveryCodes;
  return { problems, offer: null, recoveryCodes };
}

async function remove({ context, form }: Sent): Promise<TwoStepAnswer | 'removed'> {
  const answer = await execute(context, RemoveAuthenticatorDocument, passwordOf(form));
  const { problems } = answer.removeAuthenticator;
  return problems.length === 0 ? 'removed' : { problems, offer: null, recoveryCodes: [] };
}

async function offerOf({ secret, url }: { secret: string | null; url: string | null }) {
  if (!secret || !url?.startsWith('otpauth://')) return null;
  return { secret, url, qrCode: await qrCodeUrl(url) };
}
