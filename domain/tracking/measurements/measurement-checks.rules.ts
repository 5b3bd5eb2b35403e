import { problem, type Problem } from '../../../lib/problems.ts';
import { isLocalDay, type LocalMoment } from '../../../lib/local-time.ts';
import type { Measured } from './measurement.ts';
import { measureDefinitions, type Bounds, type Measure } from './measures.rules.ts';

/** Clocks of two machines are never quite the same. */
const toleratedMinutes = 10;

const outOfRangeCodes: Record<Measure, string> = {
  WEIGHT: 'tracking.weight-out-of-range',
  WAIST: 'tracking.waist-out-of-range',
  KETONES: 'tracking.ketones-out-of-range',
  GLUCOSE: 'tracking.glucose-out-of-range',
  BLOOD_PRESSURE: 'tracking.blood-pressure-out-of-range',
};

/** What is wrong with an entry; `latest` is the moment it is now for the member. */
export function measurementProblems(args: { measured: Measured; latest: LocalMoment }): Problem[] {
  return [...valueProblems(args.measured), ...timeProblems(args)];
}

function valueProblems({ measure, value, secondValue }: Measured): Problem[] {
  const [first, second] = measureDefinitions[measure].bounds;
  const code = outOfRangeCodes[measure];
  if (first === undefined || !isWithin(value, first)) return [problem('value', code)];
  if (second === undefined) return [];
  if (secondValue === null || !isWithin(secondValue, second)) return [problem('secondValue', code)];
  const isUpsideDown = secondValue >= value;
  return isUpsideDown ? [problem('secondValue', 'tracking.blood-pressure-upside-down')] : [];
}

function isWithin(value: number, { least, most }: Bounds): boolean {
  // What is typed in another unit may miss a bound by the last digit of a float.
  const margin = 1e-9 * most;
  return value >= least - margin && value <= most + margin;
}

function timeProblems({
  measured: { day, minute },
  latest,
}: {
  measured: Measured;
  latest: LocalMoment;
}): Problem[] {
  if (!isLocalDay(day)) return [problem('day', 'tracking.day-invalid')];
  if (day > latest.day) return [problem('day', 'tracking.day-in-future')];
  const isLater = minute !== null && minute > latest.minute + toleratedMinutes;
  return day === latest.day && isLater ? [problem('time', 'tracking.time-in-future')] : [];
}
