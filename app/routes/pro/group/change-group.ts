import { answerForms, type Sending } from '../../../forms/answer-forms.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import type { TypedDocumentString } from '../../../graphql/typed-document.ts';
import {
  AddProAdministratorDocument,
  ChangeProGroupDocument,
  CloseProGroupDocument,
  RemoveProAdministratorDocument,
  TransferProGroupDocument,
} from '../operations.gen.ts';
import { groupForms } from './group-forms.ts';

export const changeGroup = answerForms(groupForms, {
  change: async ({ group_id: groupId, period: subscriptionPeriod, ...fields }, sending) => {
    const input = { groupId, subscriptionPeriod, ...fields };
    return (await run(ChangeProGroupDocument, input, sending)).changeProGroup;
  },
  'add-administrator': async ({ group_id: groupId, email }, sending) =>
    (await run(AddProAdministratorDocument, { groupId, email }, sending)).addProAdministrator,
  'remove-administrator': async ({ group_id: groupId, user_id: userId }, sending) =>
    (await run(RemoveProAdministratorDocument, { groupId, userId }, sending))
      .removeProAdministrator,
  transfer: async ({ group_id: groupId, email }, sending) =>
    (await run(TransferProGroupDocument, { groupId, email }, sending)).transferProGroup,
  close: async ({ group_id: groupId, isSure }, sending) =>
    (await run(CloseProGroupDocument, { groupId, isSure }, sending)).closeProGroup,
});

function run<Data, Input>(
  document: TypedDocumentString<Data, { input: Input }>,
  input: Input,
  { context, url }: Sending,
): Promise<Data> {
  return executeAsMember({ context, url, document, variables: { input } });
}
