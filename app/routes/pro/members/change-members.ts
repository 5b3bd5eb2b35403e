import { answerForms, type Operations, type Sending } from '../../../forms/answer-forms.ts';
import type { TypedDocumentString } from '../../../graphql/typed-document.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import {
  ChangeProMemberDocument,
  InviteProMembersAgainDocument,
  RemoveProMembersDocument,
} from '../operations.gen.ts';
import { memberForms, memberPageForms } from './member-forms.ts';

const operations = {
  remove: async (fields: Chosen, sending: Sending) =>
    outcomeOf((await run(RemoveProMembersDocument, fields, sending)).removeProMembers),
  invite: async (fields: Chosen, sending: Sending) =>
    outcomeOf((await run(InviteProMembersAgainDocument, fields, sending)).inviteProMembersAgain),
} satisfies Operations<typeof memberForms, { count: number }>;

export const changeMembers = answerForms<typeof memberForms, { count: number }>(
  memberForms,
  operations,
);

/** On the page of one member. */
export function changeOneMember(memberId: string) {
  return answerForms<typeof memberPageForms, { count: number }>(memberPageForms, {
    ...operations,
    change: async ({ group_id: groupId, country, taxResidence }, { context, url }) => {
      const document = ChangeProMemberDocument;
      const variables = { input: { groupId, memberId, country, taxResidence } };
      return (await executeAsMember({ context, url, document, variables })).changeProMember;
    },
  });
}

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
