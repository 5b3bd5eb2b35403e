import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../lib/language.ts';
import { findAnswers } from '../../profile/survey/find-answers.ts';
import { findStoredChoices } from './tracking-choices.store.ts';
import type { TrackingChoices } from './tracking-choices.ts';

/** What the member chose, else what their profile says, else what their language's readers use. */
export async function findTrackingChoices(args: {
  db: Database;
  userId: string;
  language: Language;
}): Promise<TrackingChoices> {
  const stored = await findStoredChoices(args);
  const answers = (await findAnswers(args)) ?? {};
  const weightUnit =
    stored.weightUnit ?? answers.weightUnit ?? (args.language === 'en' ? 'lb' : 'kg');
  const profileGoal = answers.hasWeightGoal === true ? answers.goalWeightKg : undefined;
  return {
    measures: stored.measures,
    weightUnit,
    waistUnit: stored.waistUnit ?? (weightUnit === 'kg' ? 'cm' : 'in'),
    glucoseUnit: stored.glucoseUnit ?? (args.language === 'sv' ? 'mmol/L' : 'mg/dL'),
    goalWeightKg: profileGoal ?? stored.goalWeightKg,
  };
}
