import { builder } from '../../../api/builder.ts';
import { AdministeredGroupType } from '../groups/administered-group.resolvers.ts';
import { percentEnds, type PlanTotal, type WeightTotal } from './group-totals.rules.ts';
import { findTotals, type GroupTotals } from './totals.store.ts';

const PlanTotalType = builder.objectRef<PlanTotal>('ProPlanTotal').implement({
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'By fives, downwards.' }),
    percent: t.exposeInt('percent', { description: 'Who follows a plan, rounded.' }),
    isOrFewer: t.boolean({
      description: 'The lower end: so many or fewer, perhaps nobody.',
      resolve: (total) => total.percent <= percentEnds(total).least,
    }),
    isOrMore: t.boolean({
      description: 'The upper end: so many or more, perhaps all.',
      resolve: (total) => total.percent >= percentEnds(total).most,
    }),
  }),
});

const WeightTotalType = builder.objectRef<WeightTotal>('ProWeightTotal').implement({
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'By fives, downwards.' }),
    changeKg: t.exposeFloat('changeKg', {
      description: 'The mean since each of them shares it, rounded.',
    }),
  }),
});

const TotalsType = builder.objectRef<GroupTotals>('ProGroupTotals').implement({
  description: 'Of all who share the item, as it stood when the week began.',
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'When the week began, `2026-03-09`.' }),
    plan: t.field({
      type: PlanTotalType,
      nullable: true,
      description: 'Null under five people.',
      resolve: ({ plan }) => plan,
    }),
    weight: t.field({
      type: WeightTotalType,
      nullable: true,
      description: 'Null under five people who weighed themselves twice.',
      resolve: ({ weight }) => weight,
    }),
  }),
});

builder.objectField(AdministeredGroupType, 'totals', (t) =>
  t.field({
    type: TotalsType,
    nullable: true,
    description: 'Null until the first week was counted.',
    resolve: ({ id: groupId }, _input, { services: { db } }) => findTotals({ db, groupId }),
  }),
);
