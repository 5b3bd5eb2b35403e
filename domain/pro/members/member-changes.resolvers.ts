import { builder, ProblemType } from '../../../api/builder.ts';
import { isId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { requireAdministrator } from '../groups/administered.ts';
import { cleanCountry } from '../groups/group-form.rules.ts';
import { MemberPeriodType } from '../groups/group-type.resolvers.ts';
import { addMembers, type Added } from './add-members.ts';
import { changeMember } from './change-member.ts';
import { inviteAgain, removeMembers, type ChangedMembers } from './change-members.ts';
import { exportMembers } from './export-members.ts';
import { MemberFilterInput, readFilter } from './members.resolvers.ts';
import { mostLines, readPastedPeople, type PastedPerson } from './quick-add.rules.ts';

const mostChosen = 1000;

const AddInput = builder.inputType('AddProMemberInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    subscriptionPeriod: t.field({ type: MemberPeriodType, description: "Else the group's." }),
    country: t.string({ description: 'ISO 3166-1, two letters.' }),
    taxResidence: t.string({ description: 'Where taxes are paid, as country.' }),
  }),
});

const AddedType = builder.objectRef<Added>('AddProMemberResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    memberId: t.exposeID('memberId', { nullable: true }),
  }),
});

const QuickAddInput = builder.inputType('AddProMembersInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    text: t.string({
      required: true,
      description: `A person a line, at most ${mostLines}: name and address, as they are pasted.`,
    }),
    subscriptionPeriod: t.field({ type: MemberPeriodType, description: "Else the group's." }),
  }),
});

interface QuickAdded {
  problems: readonly Problem[];
  lines: readonly (Added & { person: PastedPerson })[];
}

const LineType = builder.objectRef<QuickAdded['lines'][number]>('ProAddedLine').implement({
  description: 'What became of a line. Without problems the person was invited.',
  fields: (t) => ({
    line: t.int({ resolve: ({ person }) => person.line }),
    firstName: t.string({ resolve: ({ person }) => person.firstName }),
    lastName: t.string({ resolve: ({ person }) => person.lastName }),
    email: t.string({ resolve: ({ person }) => person.email }),
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
  }),
});

const QuickAddedType = builder.objectRef<QuickAdded>('AddProMembersResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
  }),
});

const ChangeMemberInput = builder.inputType('ChangeProMemberInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    memberId: t.id({ required: true }),
    country: t.string({ description: 'ISO 3166-1, two letters; none where it is empty.' }),
    taxResidence: t.string({ description: 'Where taxes are paid, as country.' }),
  }),
});

const ChangeMemberType = builder
  .objectRef<{ problems: readonly Problem[] }>('ChangeProMemberResult')
  .implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    }),
  });

const ChosenInput = builder.inputType('ProMembersInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    memberIds: t.idList({ required: true, description: `At most ${mostChosen}.` }),
  }),
});

const ChangedType = builder.objectRef<ChangedMembers>('ProMembersChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    count: t.exposeInt('count', { description: 'How many it was done for.' }),
  }),
});

const ExportInput = builder.inputType('ExportProMembersInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    filter: t.field({ type: MemberFilterInput }),
    memberIds: t.idList({ description: 'These alone; without them all that the filter finds.' }),
  }),
});

const ExportedType = builder.objectRef<{ csv: string }>('ProExport').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: () => [] }),
    csv: t.exposeString('csv'),
  }),
});

builder.mutationFields((t) => ({
  addProMember: t.field({
    type: AddedType,
    description: 'Adds somebody to the list and invites them by mail.',
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      const { firstName, lastName, email, subscriptionPeriod: period = null } = input;
      const country = cleanCountry(input.country);
      const taxResidence = cleanCountry(input.taxResidence);
      const person = { firstName, lastName, email, period: period ?? null, country, taxResidence };
      const [added] = await addMembers({ ...administering, people: [person] });
      return added ?? { problems: [], memberId: null };
    },
  }),
  addProMembers: t.field({
    type: QuickAddedType,
    description: 'Adds many people, each for themselves: a result for each line.',
    args: { input: t.arg({ type: QuickAddInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      const pasted = readPastedPeople(input.text);
      const refused = pastedProblem(pasted);
      if (refused !== null) return { problems: [refused], lines: [] };
      const period = input.subscriptionPeriod ?? null;
      const people = pasted.map((person) => ({
        ...person,
        period,
        country: null,
        taxResidence: null,
      }));
      const added = await addMembers({ ...administering, people });
      const lines = pasted.map((person, at) => ({
        person,
        problems: added[at]?.problems ?? [],
        memberId: added[at]?.memberId ?? null,
      }));
      return { problems: [], lines };
    },
  }),
  changeProMember: t.field({
    type: ChangeMemberType,
    description: 'Where a member lives and pays taxes.',
    args: { input: t.arg({ type: ChangeMemberInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      const memberId = String(input.memberId);
      if (!isId(memberId)) return { problems: [problem([], 'pro.member-not-found')] };
      const country = cleanCountry(input.country);
      const taxResidence = cleanCountry(input.taxResidence);
      return {
        problems: await changeMember({ ...administering, memberId, country, taxResidence }),
      };
    },
  }),
  removeProMembers: t.field({
    type: ChangedType,
    description: 'Takes them out of the list at once; their invitations open nothing any more.',
    args: { input: t.arg({ type: ChosenInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      return removeMembers({ ...administering, memberIds: chosenIds(input.memberIds) });
    },
  }),
  inviteProMembersAgain: t.field({
    type: ChangedType,
    description: 'Sends a new invitation to those who have not joined.',
    args: { input: t.arg({ type: ChosenInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      return inviteAgain({ ...administering, memberIds: chosenIds(input.memberIds) });
    },
  }),
  exportProMembers: t.field({
    type: ExportedType,
    description: 'The list as CSV; that it was taken is written into the audit.',
    args: { input: t.arg({ type: ExportInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      const memberIds = input.memberIds ? chosenIds(input.memberIds) : null;
      const filter = readFilter(input.filter);
      return { csv: await exportMembers({ ...administering, filter, memberIds }) };
    },
  }),
}));

function pastedProblem(pasted: readonly PastedPerson[]): Problem | null {
  if (pasted.length === 0) return problem('text', 'pro.lines-required');
  if (pasted.length > mostLines) return problem('text', 'pro.lines-too-many', { most: mostLines });
  return null;
}

/** Ids that could never be a row's are left out, as those of other groups are. */
function chosenIds(ids: readonly (string | number)[]): string[] {
  return [...new Set(ids.map(String))].filter(isId).slice(0, mostChosen);
}
