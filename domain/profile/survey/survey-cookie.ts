import type { CookieJar } from '../../../api/cookie-jar.ts';
import { openCookieValue, sealCookieValue } from '../../../lib/sealed-value.ts';
import { dayMs } from '../../../lib/clock.ts';
import { emptyDraft, readDraft, type SurveyDraft } from './survey-draft.ts';

const cookieName = 'quiz';
const maxAgeSeconds = (30 * dayMs) / 1000;

interface Sealed {
  readonly cookies: Pick<CookieJar, 'get' | 'set' | 'clear'>;
  readonly secret: string;
}

/** The draft this browser keeps for the viewer. What another member left here stays closed. */
export async function readDraftCookie(
  args: Sealed & { userId: string | null },
): Promise<SurveyDraft> {
  const { cookies, secret, userId } = args;
  const value = cookies.get(cookieName);
  if (value === null) return emptyDraft;
  const draft = readDraft(await openCookieValue(value, { secret }));
  return draft.userId === null || draft.userId === userId ? draft : emptyDraft;
}

export async function writeDraftCookie(args: Sealed & { draft: SurveyDraft }): Promise<void> {
  const { cookies, secret, draft } = args;
  const sealed = await sealCookieValue({ ...draft }, { secret, maxAgeSeconds });
  cookies.set(cookieName, sealed, { maxAgeSeconds });
}

export function clearDraftCookie(cookies: Sealed['cookies']): void {
  cookies.clear(cookieName);
}
