import type { RouterContextProvider } from 'react-router';
import { execute } from '../graphql/api.ts';
import type { TypedDocumentString } from '../graphql/typed-document.ts';
import { redirectToLogin } from './login-redirect.ts';

/** Runs an operation of members: whoever is not logged in does that first and then comes back. */
export async function executeAsMember<Data, Variables>(args: {
  context: Readonly<RouterContextProvider>;
  /** Of the page, as the browser shows it. */
  url: URL;
  document: TypedDocumentString<Data, Variables>;
  variables: Variables;
}): Promise<Data> {
  const { context, url, document, variables } = args;
  const run = execute as (...given: unknown[]) => Promise<Data>;
  try {
    return await run(context, document, variables);
  } catch (error) {
    if (statusOf(error) === 401) throw redirectToLogin(new Request(url));
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null;
  return (error.data as { code?: unknown } | null)?.code;
}

/** The status of what `execute` throws with a code and a message; null for anything else. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('init' in error)) return null;
  return (error.init as ResponseInit | null)?.status ?? null;
}

/**
 * What members read; null for whoever has no membership, with an account or without one: they are shown
 * what is behind the door, with the way to log in.
 */
export async function executeOrDoor<Data, Variables>(
  args: Parameters<typeof executeAsMember<Data, Variables>>[0],
): Promise<Data | null> {
  const { context, url, document, variables } = args;
  const run = execute as (...given: unknown[]) => Promise<Data>;
  try {
    return await run(context, document, variables);
  } catch (error) {
    if (statusOf(error) === 403 || codeOf(error) === 'auth.required') return null;
    if (statusOf(error) === 401) throw redirectToLogin(new Request(url));
    throw error;
  }
}

/** What members read; null for who is logged in and has no membership. */
export async function membersOrNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 403) return null;
    throw error;
  }
}
