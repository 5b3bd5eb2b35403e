import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../dates/long-date.ts';
import { countWords, durationWords } from './figure-words.ts';
import type { Status } from './operator-status.ts';
import { lightsOf, serverFacts } from './status-words.ts';

/**
 * How the place runs, to be sent to whoever helps: lights, versions, jobs, errors. Nothing of members,
 * and nothing of what they pay.
 */
export function statusText(status: Status, locale: Locale): string {
  const lights = lightsOf(status, locale).map(({ part, name, says }) => {
    const mark = status.toLookAt.includes(part) ? '[!]' : '[ok]';
    return `${mark} ${name}: ${says}`;
  });
  const server = serverFacts(status, locale).map(([label, value]) => `${label}: ${value}`);
  const jobs = status.jobs.map(({ name, endedAt, tookMs, hasFailed }) => {
    const state = hasFailed ? m.admin_job_failed() : m.admin_job_done();
    return `${name}: ${state}, ${timeOfLog(endedAt, locale)}, ${durationWords(tookMs, locale)}`;
  });
  const errors = status.errors.map(
    ({ what, count, lastAt }) =>
      `${countWords(count, locale)} × ${what} (${timeOfLog(lastAt, locale)})`,
  );
  return [
    [m.admin_status(), timeOfLog(status.checkedAt, locale)],
    lights,
    [m.admin_server(), ...server],
    [m.admin_jobs(), ...(jobs.length === 0 ? [m.admin_jobs_none()] : jobs)],
    [m.admin_errors(), ...(errors.length === 0 ? [m.admin_errors_none()] : errors)],
  ]
    .map((part) => part.join('\n'))
    .join('\n\n');
}
