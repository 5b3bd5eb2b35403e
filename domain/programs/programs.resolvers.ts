import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { zoneField, zoneOf } from '../../api/time-zone.ts';
import './program-changes.resolvers.ts';
import { languageOf, ProgramType } from './program-type.resolvers.ts';
import { viewCurrentRun, viewPrograms, type ProgramView } from './program-views.ts';
import type { Program } from './program.ts';

builder.queryFields((t) => ({
  programs: t.field({
    type: [ProgramType],
    description: 'All of them, the shortest first. What only members read is left out for others.',
    args: { timeZone: t.arg.string({ description: zoneField }) },
    resolve: (_root, { timeZone }, context) => {
      const shown = context.services.programs.programs;
      return viewsOf({ shown, timeZone, context });
    },
  }),
  program: t.field({
    type: ProgramType,
    nullable: true,
    args: {
      slug: t.arg.string({ required: true }),
      timeZone: t.arg.string({ description: zoneField }),
    },
    description: 'One that was taken away is there for who began it before.',
    resolve: async (_root, { slug, timeZone }, context) => {
      const { programs } = context.services;
      const found = programs.bySlug[languageOf(context)].get(slug);
      const [view] = found ? viewsOf({ shown: [found], timeZone, context }) : [];
      if (!found || !view) return null;
      return programs.isOffered(found.key) || (await view.findRun()) !== null ? view : null;
    },
  }),
  currentProgram: t.field({
    type: ProgramType,
    nullable: true,
    description: 'The one the viewer follows, also while it rests; null without one.',
    args: { timeZone: t.arg.string({ description: zoneField }) },
    resolve: async (_root, { timeZone }, context) => {
      const { viewer, isPremium, services } = context;
      if (!viewer || !isPremium) return null;
      const { userId } = viewer;
      const view = await viewCurrentRun({ ...services, userId, timeZone: zoneOf(timeZone) });
      return view && { program: view.program, findRun: async () => view };
    },
  }),
}));

function viewsOf(args: {
  shown: readonly Program[];
  timeZone: string | null | undefined;
  context: RequestContext;
}): ProgramView[] {
  const { shown, timeZone, context } = args;
  const { viewer, isPremium, services } = context;
  const userId = viewer && isPremium ? viewer.userId : null;
  return viewPrograms({ ...services, shown, userId, timeZone: zoneOf(timeZone) });
}
