import type { Problem } from '../../../lib/problems.ts';
import type { AnswerNotes } from '../../../api/context.ts';

/** Tells the answer's head of a time to wait, for clients that read nothing else. */
export function noteWait<Problems extends readonly Problem[]>(
  problems: Problems,
  { answer }: { answer: AnswerNotes },
): Problems {
  for (const { retryAfterSeconds = 0 } of problems) {
    if (retryAfterSeconds === 0) continue;
    answer.retryAfterSeconds = Math.max(answer.retryAfterSeconds ?? 0, retryAfterSeconds);
  }
  return problems;
}
