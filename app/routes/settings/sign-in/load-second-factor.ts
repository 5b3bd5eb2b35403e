import type { RouterContextProvider } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import { SecondFactorDocument, SecondFactorMethodsDocument } from '../operations.gen.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';

interface PageRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** How the viewer proves who they are besides the password; visitors log in first. */
export async function loadSecondFactor({ context, request }: PageRequest) {
  const { me } = await execute(context, SecondFactorDocument);
  if (!me) throw redirectToLogin(request);
  return (await execute(context, SecondFactorMethodsDocument)).mySignInMethods;
}
