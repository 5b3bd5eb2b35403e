import { noteContentChanges } from '../../domain/content-api/changes.ts';
import {
  clearOldDeliveries,
  deliverWebhooks,
} from '../../domain/content-api/webhooks/deliver-webhooks.ts';
import { clearPresence } from '../../domain/content-store/presence/clear-presence.ts';
import { publishDue } from '../../domain/content-store/published/publish.ts';
import type { Services } from '../../api/context.ts';
import type { Job } from './run-jobs.ts';

const hourMs = 60 * 60 * 1000;

/** What the content API tells of what was published. */
export function contentJobs(services: Services): Job[] {
  const { refreshContent } = services;
  return [
    { name: 'note-content-changes', everyMs: 5000, run: () => noteContentChanges(services) },
    { name: 'show-published-content', everyMs: 3000, run: () => refreshContent() },
    {
      name: 'tell-content-webhooks',
      everyMs: 2000,
      run: () => deliverWebhooks(services),
    },
    {
      name: 'clear-content-presence',
      everyMs: hourMs,
      run: () => clearPresence(services),
    },
    { name: 'clear-old-deliveries', everyMs: hourMs, run: () => clearOldDeliveries(services) },
    // What waited for its hour: every server sees it at its next look.
    {
      name: 'publish-due-content',
      everyMs: 10_000,
      run: async () => void (await publishDue(services)),
    },
  ];
}
