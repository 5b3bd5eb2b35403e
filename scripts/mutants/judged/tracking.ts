import type { JudgedMutant } from './judged-mutant.ts';

export const inTracking: readonly JudgedMutant[] = [
  {
    file: 'domain/tracking/measurements/history.rules.ts',
    line: 'if (first === undefined || last === undefined || entries.length <= mostPoints) {',
    becomes: 'false',
    reason: 'Stands for what types demand: no entries are few entries, and answered as such.',
  },
  {
    file: 'domain/tracking/measurements/history.rules.ts',
    line: 'if (first === undefined || last === undefined || entries.length <= mostPoints) {',
    becomes: 'first === undefined && last === undefined',
    reason: 'Entries have both or neither.',
  },
  {
    file: 'domain/tracking/measurements/trend.rules.ts',
    line: 'if (last === undefined || perWeek === null || Math.abs(perWeek) < leastChangePerWeek) return null;',
    becomes: 'false',
    reason: 'Without entries there is no pace, and no pace counts as none that changes.',
  },
  {
    file: 'domain/tracking/measurements/trend.rules.ts',
    line: 'if (last === undefined || perWeek === null || Math.abs(perWeek) < leastChangePerWeek) return null;',
    becomes: 'last === undefined && perWeek === null',
    reason: 'Without entries there is no pace, and no pace counts as none that changes.',
  },
  {
    file: 'domain/tracking/food-log/barcode.rules.ts',
    line: 'if (!/^\\d+$/.test(digits) || !lengths.includes(digits.length)) return null;',
    becomes: '/\\d+$/',
    reason: 'What is no digit makes no check digit either.',
  },
  {
    file: 'domain/tracking/food-log/barcode.rules.ts',
    line: 'if (!/^\\d+$/.test(digits) || !lengths.includes(digits.length)) return null;',
    becomes: '/^\\d+/',
    reason: 'What is no digit makes no check digit either.',
  },
  {
    file: 'domain/tracking/measurements/measurement-checks.rules.ts',
    line: "if (first === undefined || !isWithin(value, first)) return [problem('value', code)];",
    becomes: 'false',
    reason: 'Stands for what types demand: every measure has bounds.',
  },
  {
    file: 'domain/tracking/measurements/measurement-checks.rules.ts',
    line: "if (secondValue === null || !isWithin(secondValue, second)) return [problem('secondValue', code)];",
    becomes: 'false',
    reason: 'Nothing counts as zero, which is outside of every second bound.',
  },
  {
    file: 'domain/tracking/measurements/measurement-checks.rules.ts',
    line: 'const margin = 1e-9 * most;',
    becomes: '1e-9 / most',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/tracking/measurements/measurement-checks.rules.ts',
    line: 'return value >= least - margin && value <= most + margin;',
    becomes: 'value > least - margin',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/tracking/measurements/measurement-checks.rules.ts',
    line: 'return value >= least - margin && value <= most + margin;',
    becomes: 'value < most + margin',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/tracking/measurements/measurement-checks.rules.ts',
    line: 'const isLater = minute !== null && minute > latest.minute + toleratedMinutes;',
    becomes: 'true',
    reason: 'No time counts as midnight, which is never ahead.',
  },
  {
    file: 'domain/tracking/tracking.resolvers.ts',
    line: 'if (input.csv.length > mostCsvCharacters) throw invalidInput();',
    becomes: 'false',
    reason: 'A request to the API is smaller: only the form of the page sends as much.',
  },
  {
    file: 'domain/tracking/tracking.resolvers.ts',
    line: 'if (input.csv.length > mostCsvCharacters) throw invalidInput();',
    becomes: 'input.csv.length >= mostCsvCharacters',
    reason: 'A request to the API is smaller: only the form of the page sends as much.',
  },
];
