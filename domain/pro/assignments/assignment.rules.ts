/** What a group may propose to a member. */
export const assignmentKinds = ['MEAL_PLAN', 'PROGRAM'] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

/** What became of a proposal. The member answers; taking back is the administrators'. */
export const assignmentStates = ['WAITING', 'ACCEPTED', 'DECLINED', 'TAKEN_BACK'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** More proposals at a time would be a list of duties. */
export const mostWaiting = 5;
