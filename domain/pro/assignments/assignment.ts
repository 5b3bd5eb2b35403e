import type { AssignmentKind, AssignmentState } from './assignment.rules.ts';

/** A meal plan or a program that a group proposed to a member. */
export interface Assignment {
  readonly id: string;
  readonly groupId: string;
  readonly memberId: string;
  readonly kind: AssignmentKind;
  /** The file's name. */
  readonly content: string;
  /** The administrator's name; null once their account is gone. */
  readonly by: string | null;
  readonly assignedAt: Date;
  readonly state: AssignmentState;
  readonly answeredAt: Date | null;
}
