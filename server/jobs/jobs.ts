import { clearUnconfirmed } from '../../domain/doctors/apply.ts';
import { clearKeptPayments } from '../../domain/account/clear-kept-payments.ts';
import { clearEndedTickets } from '../../domain/identity/tickets/clear-ended-tickets.ts';
import { membershipTools } from '../../domain/membership/membership-tools.ts';
import { reconcilePayments } from '../../domain/membership/notifications/reconcile-payments.ts';
import { remindOfFirstCharge } from '../../domain/membership/trials/remind-of-first-charge.ts';
import { clearOldMails, deliverMails } from '../../domain/mail/deliver-mails.ts';
import type { Mailer } from '../../domain/mail/mailer.ts';
import { clearOldInvoices } from '../../domain/pro/payment/clear-old-invoices.ts';
import { reconcileSeats } from '../../domain/pro/payment/reconcile-seats.ts';
import { seatTools } from '../../domain/pro/payment/seat-tools.ts';
import { tellAdministrators } from '../../domain/pro/payment/tell-administrators.ts';
import { clearEndedLimits } from '../../domain/rate-limits/count-try.ts';
import { clearDeletedEntries } from '../../domain/tracking/food-log/clear-deleted-entries.ts';
import type { Services } from '../../api/context.ts';
import { notificationJobs } from './notification-jobs.ts';
import { proJobs } from './pro-jobs.ts';
import { contentJobs } from './content-jobs.ts';
import { roleJobs } from './role-jobs.ts';
import { jobsOrigin } from './jobs-origin.ts';
import type { Job } from './run-jobs.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * 60 * secondMs;

/** Everything this server does without being asked. */
export function jobsOf(services: Services): Job[] {
  const { db, clock, mailer, log, metrics } = services;
  const housekeeping: Job[] = [
    ...membershipJobs(services),
    ...seatJobs(services),
    ...notificationJobs(services),
    ...proJobs(services),
    ...roleJobs(services),
    ...contentJobs(services),
    {
      name: 'clear-unconfirmed-doctors',
      everyMs: hourMs,
      run: () => clearUnconfirmed({ db, clock }),
    },
    { name: 'clear-old-mails', everyMs: hourMs, run: () => clearOldMails({ db, clock }) },
    { name: 'clear-ended-limits', everyMs: hourMs, run: () => clearEndedLimits({ db, clock }) },
    { name: 'clear-kept-payments', everyMs: hourMs, run: () => clearKeptPayments({ db, clock }) },
    { name: 'clear-ended-tickets', everyMs: hourMs, run: () => clearEndedTickets({ db, clock }) },
    {
      name: 'clear-deleted-entries',
      everyMs: hourMs,
      run: () => clearDeletedEntries({ db, clock }),
    },
  ];
  if (mailer.kind === 'none') return housekeeping;
  const warn = (details: object, message: string) => log.warn(details, message);
  const send = countMails({ send: mailer.send, metrics });
  const delivery = { db, clock, send, warn };
  return [
    { name: 'deliver-mails', everyMs: 2 * secondMs, run: () => deliverMails(delivery) },
    ...housekeeping,
  ];
}

function membershipJobs(services: Services): Job[] {
  const tools = membershipTools(services);
  const origin = jobsOrigin(services);
  const reminder: Job = {
    name: 'remind-of-first-charge',
    everyMs: 10 * minuteMs,
    run: () => remindOfFirstCharge({ tools, origin }),
  };
  const reconciliation: Job = {
    name: 'reconcile-payments',
    everyMs: minuteMs,
    run: () => reconcilePayments(tools),
  };
  // Without a mail server nobody is reminded, so no reminder may be written down as sent.
  return services.mailer.kind === 'none' ? [reconciliation] : [reconciliation, reminder];
}

function seatJobs(services: Services): Job[] {
  const tools = seatTools(services);
  const { db, clock } = services;
  const origin = jobsOrigin(services);
  const telling: Job = {
    name: 'tell-pro-administrators',
    everyMs: minuteMs,
    run: () => tellAdministrators({ tools, origin }),
  };
  return [
    { name: 'reconcile-seats', everyMs: 10 * secondMs, run: () => reconcileSeats({ tools }) },
    { name: 'clear-old-invoices', everyMs: hourMs, run: () => clearOldInvoices({ db, clock }) },
    // Without a mail server nobody is told, so nothing may be written down as told.
    ...(services.mailer.kind === 'none' ? [] : [telling]),
  ];
}

/** A mail that the mail server does not take is tried again: each try counts. */
function countMails({
  send,
  metrics,
}: Pick<Mailer, 'send'> & Pick<Services, 'metrics'>): Mailer['send'] {
  return async function sendCounted(mail) {
    try {
      await send(mail);
      metrics.mails.inc({ outcome: 'taken' });
    } catch (error) {
      metrics.mails.inc({ outcome: 'refused' });
      throw error;
    }
  };
}
