import { answerForms, type Sending } from '../../../forms/answer-forms.ts';
import type { TypedDocumentString } from '../../../graphql/typed-document.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { InviteProMembersAgainDocument, RemoveProMembersDocument } from '../operations.gen.ts';
import { memberForms } from './member-forms.ts';

export const changeMembers = answerForms<typeof memberForms, { count: number }>(memberForms, {
  remove: async (fields, sending) =>
    outcomeOf((await run(RemoveProMembersDocument, fields, sending)).removeProMembers),
  invite: async (fields, sending) =>
    outcomeOf((await run(InviteProMembersAgainDocument, fields, sending)).inviteProMembersAgain),
});

interface Chosen {
  group_id: string;
  member: readonly string[];
}

function run<Data>(
  document: TypedDocumentString<Data, { input: { groupId: string; memberIds: string[] } }>,
  { group_id: groupId, member }: Chosen,
  { context, url }: Sending,
): Promise<Data> {
  const variables = { input: { groupId, memberIds: [...member] } };
  return executeAsMember({ context, url, document, variables });
}

function outcomeOf<Problem>(changed: { count: number; problems: Problem[] }) {
  return { problems: changed.problems, result: { count: changed.count } };
}
