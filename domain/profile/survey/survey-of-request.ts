import type { RequestContext } from '../../../api/context.ts';
import { adoptSurveyDraft } from './adopt-survey-draft.ts';
import { findSurveyDraft } from './find-survey-draft.ts';
import type { SavedStep } from './save-survey-step.ts';
import { clearDraftCookie, readDraftCookie, writeDraftCookie } from './survey-cookie.ts';
import type { SurveyDraft } from './survey-draft.ts';

type Request = Pick<RequestContext, 'cookies' | 'viewer' | 'services'>;

/** The answers this request may speak for, whether its browser or the database holds them. */
export async function surveyDraftOf({ cookies, viewer, services }: Request): Promise<SurveyDraft> {
  const { db, clock, authSecret: secret } = services;
  const userId = viewer?.userId ?? null;
  const cookieDraft = await readDraftCookie({ cookies, secret, userId });
  return findSurveyDraft({ db, clock, userId, cookieDraft });
}

/** Leaves the draft with the browser until the database has it. */
export async function keepSurveyDraft(args: Request & { saved: SavedStep }): Promise<void> {
  const { cookies, services, saved } = args;
  if (saved.problems.length > 0) return;
  if (saved.isStored) return clearDraftCookie(cookies);
  await writeDraftCookie({ cookies, secret: services.authSecret, draft: saved.draft });
}

/** For the moment after a visitor signed up or in: what they answered becomes their profile. */
export async function adoptDraftOfRequest(request: Request): Promise<void> {
  const { viewer, services, cookies } = request;
  if (viewer === null) return;
  const { db, clock, createId, authSecret: secret } = services;
  const { userId } = viewer;
  const draft = await readDraftCookie({ cookies, secret, userId });
  const isAdopted = await adoptSurveyDraft({ db, clock, createId, userId, draft });
  if (isAdopted) clearDraftCookie(cookies);
}
