import type { RouterContextProvider } from 'react-router';
import type { LocalMoment } from '../../../../domain/tracking/local-time.rules.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import type { FormProblem } from '../../../forms/form-answers.ts';
import type { EntryForm } from '../measures/entry-form-values.ts';
import type { TrackingIntent } from './tracking-changes.ts';

export interface TrackingAnswer {
  intent: TrackingIntent;
  problems: FormProblem[];
  /** What was done in words, with the way back. */
  done: { text: string; undo: { intent: TrackingIntent; ids: string } | null } | null;
  /** The entry as it was typed, for a form without scripts. */
  entry: EntryForm | null;
}

export interface Applying {
  context: Readonly<RouterContextProvider>;
  locale: Locale;
  /** What the member's clock shows. */
  moment: LocalMoment;
  timeZone: string | null;
}

/** With problems nothing was done. */
export function answer(args: {
  intent: TrackingIntent;
  problems: FormProblem[];
  text?: string;
  undo?: { intent: TrackingIntent; ids: string } | null;
  entry?: EntryForm;
}): TrackingAnswer {
  const { intent, problems, text, undo = null, entry } = args;
  const isDone = problems.length === 0 && text !== undefined;
  return {
    intent,
    problems,
    done: isDone ? { text, undo } : null,
    entry: problems.length > 0 && entry ? entry : null,
  };
}
