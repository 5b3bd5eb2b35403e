import { expect, test } from 'vitest';
import type { ErrorReports } from './error-reports.ts';
import { reportFromLog } from './report-from-log.ts';

type Told = Parameters<ErrorReports['report']>[0];

/** What is reported of a line of the log. */
function reportedOf(level: number, ...said: unknown[]): Told[] {
  const told: Told[] = [];
  const reports = { report: (each: Told) => void told.push(each) } as ErrorReports;
  reportFromLog({ reports, said, level });
  return told;
}

const err = new Error('It broke');

test('an error is told with what was done and what is known as text', () => {
  const [told, ...more] = reportedOf(50, { err, code: 'internal', count: 3 }, 'request failed');
  expect(more).toEqual([]);
  expect(told).toMatchObject({ what: 'request failed', tags: { code: 'internal' } });
  expect(told?.tags).not.toHaveProperty('count');
  expect(told?.error).toMatchObject({ message: 'It broke' });
});

test('without words it is told all the same, and so is what is worse', () => {
  expect(reportedOf(50, { err })).toMatchObject([{ what: '', tags: {} }]);
  expect(reportedOf(50, { err }, 17)).toMatchObject([{ what: '' }]);
  expect(reportedOf(60, { err }, 'over')).toHaveLength(1);
});

test.each<[string, number, unknown[]]>([
  ['a warning', 49, [{ err }, 'slow']],
  ['words alone', 50, ['request failed']],
  ['nothing', 50, [null]],
  ['details without an error', 50, [{ code: 'internal' }, 'request failed']],
])('%s is not reported', (_what, level, said) => {
  expect(reportedOf(level, ...said)).toEqual([]);
});

test('where nothing is reported the log goes on', () => {
  expect(() => reportFromLog({ reports: null, said: [{ err }], level: 50 })).not.toThrow();
});
