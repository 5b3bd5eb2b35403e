import { builder, ProblemType } from '../../../api/builder.ts';
import type { Problem } from '../../../lib/problems.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { proGroupsByOperator } from '../pro.errors.ts';
import { addAdministrator, removeAdministrator, transferGroup } from './administrators.ts';
import { requireAdministrator } from './administered.ts';
import { AdministeredGroupType } from './administered-group.resolvers.ts';
import { changeGroup, endGroup } from './change-group.ts';
import { cleanCountry } from './group-form.rules.ts';
import { MemberPeriodType, PayerLanguageType } from './group-type.resolvers.ts';
import type { ProGroup } from './group.ts';
import { openGroup } from './open-group.ts';

interface Opened {
  problems: readonly Problem[];
  group: ProGroup | null;
}

const OpenedType = builder.objectRef<Opened>('OpenProGroupResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    group: t.field({ type: AdministeredGroupType, nullable: true, resolve: ({ group }) => group }),
  }),
});

const ChangeType = builder.objectRef<{ problems: readonly Problem[] }>('ProGroupChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
  }),
});

const OpenInput = builder.inputType('OpenProGroupInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    country: t.string({ description: 'ISO 3166-1, two letters.' }),
    payerLanguage: t.field({ type: PayerLanguageType }),
  }),
});

const ChangeInput = builder.inputType('ChangeProGroupInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    title: t.string({ required: true }),
    payerLanguage: t.field({ type: PayerLanguageType, required: true }),
    country: t.string({ description: 'ISO 3166-1, two letters; null for none.' }),
    taxResidence: t.string({ description: 'Where taxes are paid, as country.' }),
    subscriptionPeriod: t.field({ type: MemberPeriodType, required: true }),
  }),
});

const byEmail = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      groupId: t.id({ required: true }),
      email: t.string({ required: true, description: 'Of somebody with a confirmed account.' }),
    }),
  });
const AddAdministratorInput = byEmail('AddProAdministratorInput');
const TransferInput = byEmail('TransferProGroupInput');

const RemoveAdministratorInput = builder.inputType('RemoveProAdministratorInput', {
  fields: (t) => ({ groupId: t.id({ required: true }), userId: t.id({ required: true }) }),
});

const CloseInput = builder.inputType('CloseProGroupInput', {
  fields: (t) => ({ groupId: t.id({ required: true }), isSure: t.boolean({ required: true }) }),
});

builder.mutationFields((t) => ({
  openProGroup: t.field({
    type: OpenedType,
    description: 'Opens a group that the viewer administers, where the operator lets everybody.',
    args: { input: t.arg({ type: OpenInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const { services } = context;
      if (services.settings.PRO_GROUPS !== 'open') throw proGroupsByOperator();
      const opened = await openGroup({
        ...services,
        userId,
        title: input.title,
        country: cleanCountry(input.country),
        payerLanguage: input.payerLanguage ?? 'UNSPECIFIED',
      });
      return opened.ok
        ? { problems: [], group: opened.value }
        : { problems: opened.reason, group: null };
    },
  }),
  changeProGroup: t.field({
    type: ChangeType,
    args: { input: t.arg({ type: ChangeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      const changed = {
        title: input.title,
        payerLanguage: input.payerLanguage,
        country: cleanCountry(input.country),
        taxResidence: cleanCountry(input.taxResidence),
        period: input.subscriptionPeriod,
      };
      return { problems: await changeGroup({ ...administering, changed }) };
    },
  }),
  addProAdministrator: t.field({
    type: ChangeType,
    args: { input: t.arg({ type: AddAdministratorInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      return { problems: await addAdministrator({ ...administering, email: input.email }) };
    },
  }),
  removeProAdministrator: t.field({
    type: ChangeType,
    description: 'Also the viewer themselves; a group keeps at least one.',
    args: { input: t.arg({ type: RemoveAdministratorInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      const userId = String(input.userId);
      return { problems: await removeAdministrator({ ...administering, userId }) };
    },
  }),
  transferProGroup: t.field({
    type: ChangeType,
    description: 'Hands the group over: the viewer does not administer it afterwards.',
    args: { input: t.arg({ type: TransferInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      return { problems: await transferGroup({ ...administering, email: input.email }) };
    },
  }),
  closeProGroup: t.field({
    type: ChangeType,
    description: 'Nobody can be added or join any more; the list and the audit stay.',
    args: { input: t.arg({ type: CloseInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      return { problems: await endGroup({ ...administering, isSure: input.isSure }) };
    },
  }),
}));
