import { builder } from '../../../api/builder.ts';
import { PaperType } from '../joining/paper.resolvers.ts';
import { drawHandout } from './draw-handout.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import type { SurveyAnswers } from '../../profile/survey/survey-answers.rules.ts';
import type { FoodEntry } from '../../tracking/food-log/food-entry.ts';
import type { Measurement } from '../../tracking/measurements/measurement.ts';
import { measures } from '../../tracking/measurements/measures.rules.ts';
import { groupAdministeredBy } from '../groups/authorise.ts';
import type { CookedWeek } from './cooked-weeks.rules.ts';
import { lookAtMember, type MemberCare } from './look-at-member.ts';
import { ShareType } from './share-item.resolvers.ts';

const CareMeasurementType = builder.objectRef<Measurement>('CareMeasurement').implement({
  fields: (t) => ({
    measure: t.string({
      description: `One of ${measures.join(', ')}; kept in kg, cm, mmol/L and mmHg.`,
      resolve: ({ measure }) => measure,
    }),
    day: t.exposeString('day'),
    value: t.exposeFloat('value'),
    secondValue: t.exposeFloat('secondValue', { nullable: true }),
  }),
});

const CareWeekType = builder.objectRef<CookedWeek>('CareWeek').implement({
  fields: (t) => ({
    monday: t.exposeString('monday'),
    cookedDays: t.exposeInt('cookedDays', {
      description: 'Days with at least one planned dish marked as cooked.',
    }),
  }),
});

const CarePlanType = builder.objectRef<NonNullable<MemberCare['plan']>>('CarePlan').implement({
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true }),
    weeks: t.field({ type: [CareWeekType], resolve: ({ weeks }) => [...weeks] }),
  }),
});

const CareFoodType = builder.objectRef<FoodEntry>('CareFood').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    day: t.exposeString('day'),
    slot: t.string({ resolve: ({ slot }) => slot }),
    name: t.exposeString('name'),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { nullable: true }),
    energyKcal: t.exposeFloat('energyKcal', { nullable: true }),
  }),
});

const CareQuizType = builder.objectRef<SurveyAnswers>('CareQuiz').implement({
  description: 'Of the answers, those that care is about.',
  fields: (t) => ({
    goals: t.stringList({ resolve: ({ goals }) => [...(goals ?? [])] }),
    healthConditions: t.stringList({
      resolve: ({ healthConditions }) => [...(healthConditions ?? [])],
    }),
    carbLevel: t.string({ nullable: true, resolve: ({ carbLevel }) => carbLevel ?? null }),
    proteinLevel: t.string({
      nullable: true,
      resolve: ({ proteinLevel }) => proteinLevel ?? null,
    }),
    avoid: t.stringList({ resolve: ({ avoid }) => [...(avoid ?? [])] }),
    challenges: t.stringList({ resolve: ({ challenges }) => [...(challenges ?? [])] }),
  }),
});

const MemberCareType = builder.objectRef<MemberCare>('MemberCare').implement({
  description: 'What a group sees of one member. What is not shared is null.',
  fields: (t) => ({
    firstName: t.string({ resolve: ({ member }) => member.firstName }),
    lastName: t.string({ resolve: ({ member }) => member.lastName }),
    joinedAt: t.field({ type: 'DateTime', resolve: ({ member }) => member.joinedAt }),
    shares: t.field({ type: [ShareType], resolve: ({ shares }) => [...shares] }),
    measurements: t.field({
      type: [CareMeasurementType],
      nullable: true,
      resolve: ({ measurements }) => measurements && [...measurements],
    }),
    plan: t.field({ type: CarePlanType, nullable: true, resolve: ({ plan }) => plan }),
    foodLog: t.field({
      type: [CareFoodType],
      nullable: true,
      resolve: ({ foodLog }) => foodLog && [...foodLog],
    }),
    quiz: t.field({ type: CareQuizType, nullable: true, resolve: ({ quiz }) => quiz }),
  }),
});

builder.queryField('memberCare', (t) =>
  t.field({
    type: MemberCareType,
    nullable: true,
    description:
      'What a member shares with a group the viewer administers; the member sees that they looked.',
    args: { groupId: t.arg.id({ required: true }), memberId: t.arg.id({ required: true }) },
    resolve: async (_root, input, context) => {
      const { userId } = requireViewer(context);
      const { services } = context;
      const groupId = String(input.groupId);
      await groupAdministeredBy({ db: services.db, userId, groupId });
      const memberId = String(input.memberId);
      return lookAtMember({ ...services, actorId: userId, groupId, memberId });
    },
  }),
);

builder.queryField('memberHandout', (t) =>
  t.field({
    type: PaperType,
    nullable: true,
    description: 'An A4 page for one member, made of what they share. Making it is looking.',
    args: { groupId: t.arg.id({ required: true }), memberId: t.arg.id({ required: true }) },
    resolve: async (_root, input, context) => {
      const { userId } = requireViewer(context);
      const { services } = context;
      const groupId = String(input.groupId);
      const group = await groupAdministeredBy({ db: services.db, userId, groupId });
      const memberId = String(input.memberId);
      const care = await lookAtMember({ ...services, actorId: userId, groupId, memberId });
      return care && drawHandout({ context, group, care });
    },
  }),
);
