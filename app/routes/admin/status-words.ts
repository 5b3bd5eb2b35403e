import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../dates/long-date.ts';
import { countWords, durationWords, sizeWords } from './figure-words.ts';
import type { Status } from './operator-status.ts';

type Part = Status['toLookAt'][number];

interface Lit {
  readonly part: Part;
  readonly name: string;
  readonly says: string;
  /** What to do where it is to be looked at. */
  readonly advice: string;
}

/** What each part says of itself. */
export function lightsOf(status: Status, locale: Locale): Lit[] {
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
      advice: mailAdvice(status, locale),
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

/** What is tried no more waits for whoever presses the button. */
function mailAdvice({ mail: { givenUp } }: Status, locale: Locale): string {
  if (givenUp === 0) return m.admin_status_mail_advice();
  return m.admin_status_mail_given_up({ count: countWords(givenUp, locale) });
}

function paymentsSay({ notices }: Status, locale: Locale): string {
  if (notices.unsettled > 0) {
    return m.admin_status_payments_unsettled({ count: countWords(notices.unsettled, locale) });
  }
  if (notices.lastToldAt === null) return m.admin_status_payments_none();
  return m.admin_status_payments_says({ time: timeOfLog(notices.lastToldAt, locale) });
}

function backupSays({ backedUpAt }: Status, locale: Locale): string {
  return backedUpAt === null ? m.admin_status_backup_none() : timeOfLog(backedUpAt, locale);
}

/** What the server is and has done since it started, label by label. */
export function serverFacts(
  status: Status,
  locale: Locale,
): readonly (readonly [label: string, value: string])[] {
  const { requests, databaseKind, mail } = status;
  const database = databaseKind === 'embedded' ? m.admin_server_embedded() : 'PostgreSQL';
  return [
    [m.admin_server_version(), status.version],
    [m.admin_server_content(), status.contentVersion.slice(0, 12)],
    [m.admin_server_node(), status.nodeVersion],
    [m.admin_server_started(), timeOfLog(status.startedAt, locale)],
    [m.admin_server_database(), `${database}, ${sizeWords(status.databaseBytes, locale)}`],
    [m.admin_server_requests(), countWords(requests.count, locale)],
    [m.admin_server_failed(), countWords(requests.failed, locale)],
    [m.admin_server_mails_again(), countWords(mail.triedBefore, locale)],
  ];
}
