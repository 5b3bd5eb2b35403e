import { builder } from '../../../api/builder.ts';
import type { ProjectedWeight, WeightProjection } from './weight-projection.rules.ts';

const ProjectedWeightType = builder.objectRef<ProjectedWeight>('ProjectedWeight').implement({
  fields: (t) => ({
    week: t.exposeInt('week', { description: 'Weeks from now.' }),
    leastKg: t.exposeFloat('leastKg'),
    middleKg: t.exposeFloat('middleKg'),
    mostKg: t.exposeFloat('mostKg'),
  }),
});

export const WeightProjectionType = builder
  .objectRef<WeightProjection>('WeightProjection')
  .implement({
    description: 'Where the plan may lead the weight: a range that many stay above.',
    fields: (t) => ({
      startKg: t.exposeFloat('startKg'),
      goalKg: t.exposeFloat('goalKg', { nullable: true }),
      points: t.field({ type: [ProjectedWeightType], resolve: ({ points }) => [...points] }),
      earliestWeek: t.exposeInt('earliestWeek', {
        nullable: true,
        description: 'When the quick edge is at the goal; null beyond two years.',
      }),
      latestWeek: t.exposeInt('latestWeek', {
        nullable: true,
        description: 'When the slow edge is at the goal; null beyond two years.',
      }),
      afterAYear: t.expose('afterAYear', { type: ProjectedWeightType }),
    }),
  });
