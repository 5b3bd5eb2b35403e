import { readAnswers, type SurveyAnswers } from './survey-answers.rules.ts';

/** A survey in the making. It lives in the browser until its owner consents to storing it. */
export interface SurveyDraft {
  readonly answers: SurveyAnswers;
  /** Null before the first answer. */
  readonly savedAt: Date | null;
  readonly consentedAt: Date | null;
  /** Who was signed in when it was last saved; their answers are nobody else's business. */
  readonly userId: string | null;
}

export const emptyDraft: SurveyDraft = {
  answers: {},
  savedAt: null,
  consentedAt: null,
  userId: null,
};

export function readDraft(data: Record<string, unknown> | null): SurveyDraft {
  const savedAt = readDate(data?.savedAt);
  if (data === null || savedAt === null) return emptyDraft;
  return {
    answers: readAnswers(data.answers),
    savedAt,
    consentedAt: readDate(data.consentedAt),
    userId: typeof data.userId === 'string' ? data.userId : null,
  };
}

function readDate(value: unknown): Date | null {
  if (typeof value !== 'string') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
