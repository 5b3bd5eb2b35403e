import type { Problem } from '../../../lib/problems.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { noteWait } from '../tries/note-wait.ts';

export interface AccountResult {
  problems: readonly Problem[];
}

export const AccountResultType = builder.objectRef<AccountResult>('AccountResult').implement({
  description: 'It is done, or why it is not.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
  }),
});

export function accountResult(problems: readonly Problem[], context: RequestContext) {
  return { problems: noteWait(problems, context) };
}
