import { redirect, type RouterContextProvider } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import type { TypedDocumentString } from '../../../graphql/typed-document.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { requestLocale } from '../../../shell/locale.ts';

/** Which group the address names; null for the first one that the viewer administers. */
export function groupIdOf(url: URL): string | null {
  return url.searchParams.get('group') || null;
}

/**
 * What an administrator reads of their group. Who is not logged in does that first; who administers
 * none is led to the page that says so.
 */
export async function loadGroup<Data extends { proGroup: object | null }, Variables>(args: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  document: TypedDocumentString<Data, Variables>;
  variables: Variables;
}): Promise<Data & { proGroup: NonNullable<Data['proGroup']> }> {
  const { request, ...asked } = args;
  const answer = await executeAsMember(asked);
  if (!hasGroup(answer)) throw redirect(screenPath('proMembers', requestLocale(request)));
  return answer;
}

function hasGroup<Data extends { proGroup: object | null }>(
  answer: Data,
): answer is Data & { proGroup: NonNullable<Data['proGroup']> } {
  return answer.proGroup !== null;
}
