import { locales } from '../../i18n/locales.ts';
import { isId } from '../../lib/ids.ts';
import { invalidInput, type Problem } from '../../lib/problems.ts';
import type { Result } from '../../lib/result.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { requirePremium } from '../membership/require-premium.ts';
import { exportMeasurements } from './measurements/export-measurements.ts';
import { findMeasureHistory } from './measurements/find-measure-history.ts';
import { findTrackingChoices } from './choices/find-tracking-choices.ts';
import { isLocalDay } from '../../lib/local-time.ts';
import {
  IntervalType,
  MeasureHistoryType,
  MeasureType,
  TrackingChoicesType,
} from './measurements/measurements.resolvers.ts';
import { isQuizEntryId } from './measurements/quiz-entry.ts';
import type { TrackingChoices } from './choices/tracking-choices.ts';

const mostIds = 40_000;

/** Whose it is; the choices are found once for all fields of an operation. */
export interface Tracking {
  userId: string;
  choices: () => Promise<TrackingChoices>;
}

export const TrackingType = builder.objectRef<Tracking>('Tracking').implement({
  description: "The viewer's own.",
  fields: (t) => ({
    choices: t.field({ type: TrackingChoicesType, resolve: ({ choices }) => choices() }),
    history: t.field({
      type: MeasureHistoryType,
      args: {
        measure: t.arg({ type: MeasureType, required: true }),
        interval: t.arg({ type: IntervalType, required: true }),
        today: t.arg.string({ required: true, description: 'Where the member is.' }),
      },
      resolve: async ({ userId, choices }, { today, ...asked }, context) => {
        if (!isLocalDay(today)) throw invalidInput();
        const { db } = context.services;
        return findMeasureHistory({ db, userId, today, ...asked, choices: await choices() });
      },
    }),
    csv: t.string({
      description: 'Every entry of every measure, to be imported again without a loss.',
      resolve: ({ userId }, _input, { services: { db } }) => exportMeasurements({ db, userId }),
    }),
  }),
});

builder.queryField('tracking', (t) =>
  t.field({
    type: TrackingType,
    nullable: true,
    description: 'Null for who is no premium member.',
    resolve: (_root, _input, context) => {
      const { viewer, isPremium } = context;
      return viewer && isPremium ? trackingOf(viewer.userId, context) : null;
    },
  }),
);

function trackingOf(userId: string, { services: { db }, locale }: RequestContext): Tracking {
  let found: Promise<TrackingChoices> | undefined;
  const language = locales[locale].contentLanguage;
  return { userId, choices: () => (found ??= findTrackingChoices({ db, userId, language })) };
}

export interface TrackingChange {
  problems: readonly Problem[];
  tracking: Tracking;
}

export const TrackingChangeType = builder.objectRef<TrackingChange>('TrackingChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    tracking: t.field({
      type: TrackingType,
      description: 'As it is now, changed or not.',
      resolve: ({ tracking }) => tracking,
    }),
  }),
});

interface Tracker {
  tracking: Tracking;
  userId: string;
}

/** Policy: premium members change what they track, and nobody else's. */
export async function changed<Value>(
  context: RequestContext,
  change: (tracker: Tracker) => Promise<Result<Value, readonly Problem[]> | void>,
) {
  const { userId } = requirePremium(context);
  const tracking = trackingOf(userId, context);
  const result = await change({ userId, tracking });
  const isDone = result === undefined || result.ok;
  return {
    problems: isDone ? [] : result.reason,
    value: result?.ok ? result.value : null,
    tracking,
  };
}

export function checkedId(id: string): string {
  if (!isId(id)) throw invalidInput();
  return id;
}

export function checkedIds(ids: readonly string[]): readonly string[] {
  const isEntry = (id: string) => isId(id) || isQuizEntryId(id);
  if (ids.length > mostIds || !ids.every(isEntry)) throw invalidInput();
  return ids;
}

export const EntryIdsInput = builder.inputType('TrackingEntryIdsInput', {
  fields: (t) => ({ ids: t.idList({ required: true }) }),
});
