import type { RouterContextProvider } from 'react-router';
import { execute } from '../../graphql/api.ts';
import { ChangeAccountDocument, ChangeAccountMethodsDocument } from './operations.gen.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';

interface PageRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** What the pages need to know that change the viewer's account; visitors log in first. */
export async function loadAccount({ context, request }: PageRequest) {
  const { me, passwordMinLength } = await execute(context, ChangeAccountDocument);
  if (!me) throw redirectToLogin(request);
  const { mySignInMethods } = await execute(context, ChangeAccountMethodsDocument);
  return { email: me.email, passwordMinLength, hasPassword: mySignInMethods.hasPassword };
}
