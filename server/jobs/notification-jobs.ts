import { deleteOldNews } from '../../domain/community/community-news.ts';
import { tellCommunityNews } from '../../domain/notifications/community-news.ts';
import { clearOldNotifications, deliverPushes } from '../../domain/notifications/deliver-pushes.ts';
import {
  notifyMembers,
  type Notifier,
  type NotifyTools,
} from '../../domain/notifications/notify-members.ts';
import { programDay, programWeek } from '../../domain/notifications/program-reminders.ts';
import type { PushSender } from '../../domain/notifications/push-sender.ts';
import { thawTonight } from '../../domain/notifications/thaw-tonight.ts';
import { trialEnd } from '../../domain/notifications/trial-end.ts';
import { weeklyPlan } from '../../domain/notifications/weekly-plan.ts';
import type { Services } from '../../api/context.ts';
import { addDays } from '../../lib/clock.ts';
import { jobsOrigin } from './jobs-origin.ts';
import type { Job } from './run-jobs.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** What members asked to be told, and the push messages that carry it. */
export function notificationJobs(services: Services): Job[] {
  const { db, clock, push, log, metrics } = services;
  const telling = [thawTonight, weeklyPlan, trialEnd, programDay, programWeek].map((notifier) =>
    tellingJob({ services, notifier }),
  );
  const clearing: Job = {
    name: 'clear-old-notifications',
    everyMs: 60 * minuteMs,
    run: () => clearOldNotifications({ db, clock }),
  };
  const jobs = [...telling, ...communityJobs(services), clearing];
  if (push === null) return jobs;
  const sender = countPushes({ push, metrics });
  const warn = (details: object, message: string) => log.warn(details, message);
  const delivery: Job = {
    name: 'deliver-pushes',
    everyMs: 2 * secondMs,
    run: () => deliverPushes({ db, clock, sender, warn }),
  };
  return [...jobs, delivery];
}

const keptNewsDays = 30;

/** None where there is no community. */
function communityJobs(services: Services): Job[] {
  const { db, clock, settings } = services;
  if (settings.COMMUNITY === 'off') return [];
  const telling: Job = {
    name: 'tell-community-news',
    everyMs: minuteMs,
    run: () => tellCommunityNews(notifyTools(services)),
  };
  const clearing: Job = {
    name: 'clear-old-community-news',
    everyMs: 60 * minuteMs,
    run: () => deleteOldNews({ db, before: addDays(clock.now(), -keptNewsDays) }),
  };
  return [telling, clearing];
}

function tellingJob({ services, notifier }: { services: Services; notifier: Notifier }): Job {
  return {
    name: `tell-${notifier.kind.toLowerCase().replaceAll('_', '-')}`,
    everyMs: minuteMs,
    run: () => notifyMembers({ tools: notifyTools(services), notifier }),
  };
}

/** Made for every run: the content may have changed. */
function notifyTools(services: Services): NotifyTools {
  const { db, clock, createId, content, programs, mailer, push } = services;
  const channels = { canEmail: mailer.kind !== 'none', canPush: push !== null };
  return { db, clock, createId, content, programs, origin: jobsOrigin(services), ...channels };
}

function countPushes({
  push,
  metrics,
}: {
  push: PushSender;
  metrics: Services['metrics'];
}): Pick<PushSender, 'send'> {
  return {
    async send(message) {
      const outcome = await push.send(message);
      metrics.pushes.inc({ outcome: outcome.kind });
      return outcome;
    },
  };
}
