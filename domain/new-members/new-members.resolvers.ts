import { builder, ProblemType } from '../../api/builder.ts';
import type { Problem } from '../../lib/problems.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import { isOnTrial } from '../membership/entitlement.rules.ts';
import { firstStepMarks, firstSteps, type MarkedStep } from './first-steps.rules.ts';
import { keepMark, listMarks, markUnmarked, removeMark } from './new-members.store.ts';
import { findStepsTaken, isStepOpen } from './steps-taken.ts';

const FirstStepEnum = builder.enumType('FirstStep', { values: firstSteps });
const FirstStepMarkEnum = builder.enumType('FirstStepMark', { values: firstStepMarks });

const NewMemberMarkType = builder.objectRef<MarkedStep>('NewMemberMark').implement({
  fields: (t) => ({
    step: t.field({ type: FirstStepEnum, resolve: ({ step }) => step }),
    mark: t.field({ type: FirstStepMarkEnum, resolve: ({ mark }) => mark }),
  }),
});

builder.queryField('newMemberMarks', (t) =>
  t.field({
    type: [NewMemberMarkType],
    description: "What the viewer said of the first steps; an open one isn't among them.",
    resolve: (_root, _input, context) => {
      const { userId } = requireViewer(context);
      return listMarks({ db: context.services.db, userId });
    },
  }),
);

builder.queryField('firstStepsTaken', (t) =>
  t.field({
    type: [FirstStepEnum],
    description:
      'Those of the first steps that the viewer took elsewhere: a plan, a list, a program, ' +
      'reminders. They stay taken when the membership ends.',
    resolve: (_root, _input, context) => {
      const { userId } = requireViewer(context);
      const { db, clock } = context.services;
      return findStepsTaken({ db, userId, now: clock.now() });
    },
  }),
);

builder.queryField('hasFirstStepsLeft', (t) =>
  t.boolean({
    description:
      'Whether one of the first steps is open: neither taken nor marked. Nobody is asked to take ' +
      'one once the free trial is over.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireViewer(context);
      const { services, membership } = context;
      const { db, clock } = services;
      const now = clock.now();
      if (membership === null || !isOnTrial({ membership, now })) return false;
      return isStepOpen({ db, userId, now, marks: await listMarks({ db, userId }) });
    },
  }),
);

const MarkResultType = builder
  .objectRef<{ problems: Problem[] }>('MarkNewMemberStepResult')
  .implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    }),
  });

const MarkInput = builder.inputType('MarkNewMemberStepInput', {
  fields: (t) => ({
    step: t.field({ type: FirstStepEnum, required: true }),
    mark: t.field({ type: FirstStepMarkEnum, description: 'As it is to be; null opens it.' }),
  }),
});

builder.mutationField('markNewMemberStep', (t) =>
  t.field({
    type: MarkResultType,
    description: 'Says that one of the first steps is done or skipped, or opens it again.',
    args: { input: t.arg({ type: MarkInput, required: true }) },
    resolve: async (_root, { input: { step, mark } }, context) => {
      const { userId } = requireViewer(context);
      const { db, clock } = context.services;
      if (mark) await keepMark({ db, userId, step, mark, markedAt: clock.now() });
      else await removeMark({ db, userId, step });
      return { problems: [] };
    },
  }),
);

builder.mutationField('skipFirstSteps', (t) =>
  t.field({
    type: MarkResultType,
    description:
      'Skips whichever of the first steps nothing was said of yet: they are shown no more.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireViewer(context);
      const { db, clock } = context.services;
      await markUnmarked({ db, userId, mark: 'SKIPPED', markedAt: clock.now() });
      return { problems: [] };
    },
  }),
);
