import type { Landing } from '../../pages/landing.ts';
import { contentBuilder, requireScope } from './content-builder.ts';

const DayType = contentBuilder.objectRef<Landing['days'][number]>('LandingDay').implement({
  fields: (t) => ({
    grams: t.exposeFloat('grams', { description: 'Net carbs of the level.' }),
    mealIds: t.stringList({ resolve: ({ meals }) => [...meals] }),
  }),
});

const LandingType = contentBuilder.objectRef<Landing>('Landing').implement({
  description: 'What a visitor sees first: dishes and foods that an editor chose, by their ids.',
  fields: (t) => ({
    heroIds: t.stringList({ resolve: ({ hero }) => [...hero] }),
    days: t.field({ type: [DayType], resolve: ({ days }) => [...days] }),
    weekIds: t.stringList({ resolve: ({ week }) => [...week] }),
    listIds: t.stringList({ resolve: ({ list }) => [...list] }),
    quizIds: t.stringList({ resolve: ({ campaigns }) => [...campaigns.quiz] }),
    everydayIds: t.stringList({ resolve: ({ campaigns }) => [...campaigns.everyday] }),
    mealPlansIds: t.stringList({ resolve: ({ campaigns }) => [...campaigns.mealPlans] }),
  }),
});

contentBuilder.queryField('landing', (t) =>
  t.field({
    type: LandingType,
    description: 'The same in every language.',
    resolve: (_root, _input, context) => {
      requireScope(context, 'LANDING');
      return context.services.landing;
    },
  }),
);
