import { builder, ProblemType } from '../../../api/builder.ts';
import { AdministeredGroupType } from '../groups/administered-group.resolvers.ts';
import { requireAdministrator } from '../groups/administered.ts';
import { isId } from '../../../lib/ids.ts';
import { countEvents, listEvents, type StoredEvent } from './audit.store.ts';
import { eventKinds } from './event-kinds.rules.ts';
import { exportAudit } from './export-audit.ts';

const mostAtOnce = 200;

const EventKindType = builder.enumType('ProEventKind', { values: eventKinds });

const EventType = builder.objectRef<StoredEvent>('ProEvent').implement({
  description: "A line of the group's audit. Nobody can change it.",
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: EventKindType, resolve: ({ kind }) => kind }),
    at: t.expose('at', { type: 'DateTime' }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: 'Null for what the clock did, and where the account is gone.',
    }),
    hasActor: t.boolean({ resolve: ({ actorId }) => actorId !== null }),
    memberName: t.exposeString('memberName', {
      nullable: true,
      description: 'Null where it is about no member, or the row is gone.',
    }),
    memberId: t.exposeID('memberId', { nullable: true }),
  }),
});

interface Events {
  groupId: string;
  memberId: string | null;
  limit: number;
  offset: number;
}

const EventsType = builder.objectRef<Events>('ProEvents').implement({
  fields: (t) => ({
    nodes: t.field({
      type: [EventType],
      description: 'The newest first.',
      resolve: (events, _input, { services: { db } }) => listEvents({ db, ...events }),
    }),
    totalCount: t.int({
      resolve: (events, _input, { services: { db } }) => countEvents({ db, ...events }),
    }),
  }),
});

builder.objectField(AdministeredGroupType, 'events', (t) =>
  t.field({
    type: EventsType,
    args: {
      memberId: t.arg.id({ description: 'About this member alone.' }),
      first: t.arg.int(),
      offset: t.arg.int(),
    },
    resolve: ({ id: groupId }, { memberId, first, offset }) => ({
      groupId,
      memberId: memberId && isId(String(memberId)) ? String(memberId) : null,
      limit: Math.min(Math.max(first ?? 50, 1), mostAtOnce),
      offset: Math.min(Math.max(offset ?? 0, 0), 1_000_000),
    }),
  }),
);

const ExportInput = builder.inputType('ExportProAuditInput', {
  fields: (t) => ({ groupId: t.id({ required: true }) }),
});

const ExportedType = builder.objectRef<{ csv: string }>('ProAuditExport').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: () => [] }),
    csv: t.exposeString('csv'),
  }),
});

builder.mutationField('exportProAudit', (t) =>
  t.field({
    type: ExportedType,
    description: 'The newest 20,000 lines as CSV; that they were taken becomes one more.',
    args: { input: t.arg({ type: ExportInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      return { csv: await exportAudit(administering) };
    },
  }),
);
