import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import type { Problem } from '../../../lib/problems.ts';
import { closeCalendar, findCalendarKey, openCalendar } from './calendar-feed.ts';
import { requireMealPlanReader } from '../meal-plans.policies.ts';

interface CalendarAnswer {
  problems: Problem[];
  address: string | null;
}

const CalendarAnswerType = builder.objectRef<CalendarAnswer>('MealPlanCalendarResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    address: t.exposeString('address', { nullable: true }),
  }),
});

builder.queryField('mealPlanCalendarAddress', (t) =>
  t.string({
    nullable: true,
    description: 'Secret: whoever knows it sees the plan that the viewer follows.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireMealPlanReader(context);
      const { db, authSecret: secret } = context.services;
      return addressOf({ context, key: await findCalendarKey({ db, secret, userId }) });
    },
  }),
);

builder.mutationFields((t) => ({
  openMealPlanCalendar: t.field({
    type: CalendarAnswerType,
    description: 'Makes the secret address, where there is none yet.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireMealPlanReader(context);
      const { db, clock, createId, authSecret: secret } = context.services;
      const key = await openCalendar({ db, clock, createId, secret, userId });
      return { problems: [], address: addressOf({ context, key }) };
    },
  }),
  closeMealPlanCalendar: t.field({
    type: CalendarAnswerType,
    description: 'The address shows nothing any more; the next one is another.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireMealPlanReader(context);
      await closeCalendar({ db: context.services.db, userId });
      return { problems: [], address: null };
    },
  }),
}));

function addressOf(args: { context: RequestContext; key: string | null }): string | null {
  const { context, key } = args;
  if (key === null) return null;
  return `${context.origin}/calendar/${context.locale}/${key}.ics`;
}
