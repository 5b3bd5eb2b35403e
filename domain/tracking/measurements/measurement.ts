import type { LocalDay } from '../../../lib/local-time.ts';
import type { Measure } from './measures.rules.ts';

/** What was measured, without who and when it was written down. */
export interface Measured {
  readonly measure: Measure;
  readonly day: LocalDay;
  /** Of the day; null where only the day is known. */
  readonly minute: number | null;
  /** In kg, cm, mmol/L or mmHg, in full precision. */
  readonly value: number;
  /** The diastolic blood pressure. */
  readonly secondValue: number | null;
}

export interface Measurement extends Measured {
  /** Given by whoever adds it: sent twice, it is the same one. */
  readonly id: string;
}
