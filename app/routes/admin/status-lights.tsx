import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../dates/long-date.ts';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { countWords, durationWords, sizeWords } from './figure-words.ts';
import { Light } from './light.tsx';
import type { Status } from './operator-status.ts';

type Part = Status['toLookAt'][number];

interface Lit {
  part: Part;
  name: string;
  says: string;
  /** What to do where it is to be looked at. */
  advice: string;
}

/** The parts in a row, and what to do for those that somebody should look at. */
export function StatusLights({ status }: { status: Status }) {
  const lights = lightsOf(status, useLocale());
  const warned = lights.filter(({ part }) => status.toLookAt.includes(part));
  return (
    <>
      {warned.map(({ part, name, says, advice }) => (
        <Alert key={part} title={`${name}: ${says}.`}>
          {advice}
        </Alert>
      ))}
      <dl className="grid overflow-hidden rounded-lg bg-surface shadow-sm sm:grid-cols-2 lg:grid-cols-6">
        {lights.map(({ part, name, says }) => (
          <div key={part} className="px-4.5 py-4 shadow-[1px_1px_0_var(--color-line)]">
            <dt className="font-semibold">
              <Light isWarning={status.toLookAt.includes(part)}>
                {name}
                {status.toLookAt.includes(part) && (
                  <span className="sr-only">{m.admin_status_look_at()}</span>
                )}
              </Light>
            </dt>
            <dd className="mt-1 text-sm text-balance text-ink-2">{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function lightsOf(status: Status, locale: Locale): Lit[] {
  return [
    {
      part: 'WEB',
      name: m.admin_status_web(),
      says: webSays(status, locale),
      advice: m.admin_status_web_advice(),
    },
    {
      part: 'DATABASE',
      name: m.admin_status_database(),
      says: m.admin_status_database_says({ time: durationWords(status.databaseMs, locale) }),
      advice: m.admin_status_database_advice(),
    },
    {
      part: 'DISK',
      name: m.admin_status_disk(),
      says: diskSays(status, locale),
      advice: m.admin_status_disk_advice(),
    },
    {
      part: 'MAIL',
      name: m.admin_status_mail(),
      says: mailSays(status, locale),
      advice: m.admin_status_mail_advice(),
    },
    {
      part: 'PAYMENTS',
      name: m.admin_status_payments(),
      says: paymentsSay(status, locale),
      advice: m.admin_status_payments_advice(),
    },
    {
      part: 'BACKUP',
      name: m.admin_status_backup(),
      says: backupSays(status, locale),
      advice: m.admin_status_backup_advice(),
    },
  ];
}

function webSays({ requests }: Status, locale: Locale): string {
  if (requests.middleMs === null || requests.slowMs === null) return m.admin_status_web_none();
  return m.admin_status_web_says({
    middle: durationWords(requests.middleMs, locale),
    slow: durationWords(requests.slowMs, locale),
  });
}

function diskSays({ diskUsedBytes: used, diskTotalBytes: total }: Status, locale: Locale): string {
  if (used === null || total === null) return m.admin_status_unknown();
  return m.admin_status_disk_says({
    used: sizeWords(used, locale),
    total: sizeWords(total, locale),
  });
}

function mailSays({ mail, mailKind }: Status, locale: Locale): string {
  if (mailKind === 'none') return m.admin_status_mail_off();
  if (mailKind === 'outbox') return m.admin_status_mail_outbox();
  if (mail.oldestAt === null) return m.admin_status_mail_none();
  const since = timeOfLog(mail.oldestAt, locale);
  return m.admin_status_mail_waiting({ count: countWords(mail.waiting, locale), since });
}

function paymentsSay({ payments }: Status, locale: Locale): string {
  if (payments.unsettled > 0) {
    return m.admin_status_payments_unsettled({ count: countWords(payments.unsettled, locale) });
  }
  if (payments.lastToldAt === null) return m.admin_status_payments_none();
  return m.admin_status_payments_says({ time: timeOfLog(payments.lastToldAt, locale) });
}

function backupSays({ backedUpAt }: Status, locale: Locale): string {
  return backedUpAt === null ? m.admin_status_backup_none() : timeOfLog(backedUpAt, locale);
}
