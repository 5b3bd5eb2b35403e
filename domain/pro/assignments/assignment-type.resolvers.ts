import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { findAssignable, type Assignable } from './assignable.ts';
import { assignmentKinds, assignmentStates } from './assignment.rules.ts';
import type { Assignment } from './assignment.ts';

export const AssignmentKindType = builder.enumType('ProAssignmentKind', {
  description: 'What a group may propose to a member.',
  values: assignmentKinds,
});

const AssignmentStateType = builder.enumType('ProAssignmentState', {
  description: 'What became of a proposal.',
  values: assignmentStates,
});

export const AssignableType = builder.objectRef<Assignable>('ProAssignable').implement({
  description: 'A themed meal plan or a program.',
  fields: (t) => ({
    kind: t.field({ type: AssignmentKindType, resolve: ({ kind }) => kind }),
    id: t.exposeID('content'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    dayCount: t.exposeInt('dayCount'),
    coverRecipeId: t.exposeID('coverRecipeId', { nullable: true }),
  }),
});

export const AssignmentType = builder.objectRef<Assignment>('ProAssignment').implement({
  description: 'A meal plan or a program that a group proposed to a member.',
  fields: (t) => ({
    id: t.exposeID('id'),
    memberId: t.exposeID('memberId'),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The administrator; null once their account is gone.',
    }),
    assignedAt: t.expose('assignedAt', { type: 'DateTime' }),
    state: t.field({ type: AssignmentStateType, resolve: ({ state }) => state }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    content: t.field({
      type: AssignableType,
      nullable: true,
      description: 'Null where it has left the collection.',
      resolve: (assignment, _input, context) =>
        findAssignable({ ...contentsOf(context), ...assignment }),
    }),
  }),
});

/** Of the request: what there is, in its language. */
export function contentsOf({ services, locale }: RequestContext) {
  const { themedPlans, programs } = services;
  return { themedPlans, programs, language: locales[locale].contentLanguage };
}
