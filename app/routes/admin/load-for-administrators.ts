import { data, type RouterContextProvider } from 'react-router';
import { execute } from '../../graphql/api.ts';
import type { TypedDocumentString } from '../../graphql/typed-document.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';

interface Asked<Data, Variables> {
  context: Readonly<RouterContextProvider>;
  request: Request;
  document: TypedDocumentString<Data, Variables>;
  variables: Variables;
}

/**
 * What administrators read. Whoever is not logged in does that first, for anybody else there is no
 * such page; null for an administrator whose two-step login is not on yet.
 */
export async function loadForAdministrators<Data, Variables>(
  asked: Asked<Data, Variables>,
): Promise<Data | null> {
  const { context, request, document, variables } = asked;
  const run = execute as (...given: unknown[]) => Promise<Data>;
  try {
    return await run(context, document, variables);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth.required' || code === 'auth.expired') throw redirectToLogin(request);
    if (code === 'role.second-factor-required') return null;
    if (code !== 'role.required') throw error;
    throw data({ code: 'not-found', message: '' }, { status: 404 });
  }
}

/** Of what `execute` throws. */
function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null;
  const { data: told } = error;
  if (typeof told !== 'object' || told === null || !('code' in told)) return null;
  return typeof told.code === 'string' ? told.code : null;
}
