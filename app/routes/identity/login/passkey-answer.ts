import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Whether the browser is to make a passkey or to use one. */
export type PasskeyAsk = 'make' | 'use';

/** The browser's answer to the server's question, as JSON; rejects when the person thinks better of it. */
export async function passkeyAnswer(args: { ask: PasskeyAsk; options: string }): Promise<string> {
  const optionsJSON = JSON.parse(args.options);
  const answer =
    args.ask === 'make'
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON });
  return JSON.stringify(answer);
}
