import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { membershipTools } from '../../domain/membership/membership-tools.ts';
import { receiveNotification } from '../../domain/membership/notifications/receive-notification.ts';
import { syncGroup } from '../../domain/pro/payment/reconcile-group.ts';
import { seatTools } from '../../domain/pro/payment/seat-tools.ts';
import { cleanTextsOf } from '../../lib/clean-text.ts';
import type { Services } from '../../api/context.ts';

interface WebhookOptions {
  services: Services;
}

type WebhookRequest = FastifyRequest<{ Params: { provider: string } }>;

/** POST /webhooks/payments/:provider, where payment companies tell us what happened. */
export async function paymentWebhookRoutes(
  app: FastifyInstance,
  { services }: WebhookOptions,
): Promise<void> {
  // Signatures are over the bytes that were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/webhooks/payments/:provider', (request: WebhookRequest, reply) =>
    takeNotification({ request, reply, services }),
  );
}

async function takeNotification({
  request,
  reply,
  services,
}: WebhookOptions & { request: WebhookRequest; reply: FastifyReply }) {
  reply.header('cache-control', 'no-store');
  const provider = services.payments.notifying(request.params.provider);
  if (provider === null) return reply.code(404).send({ code: 'page.not-found' });
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const now = services.clock.now();
  const outcome = await provider.readNotification({ headers: request.headers, body, now });
  const kept = outcome.ok ? 'taken' : 'refused';
  services.metrics.notifications.inc({ provider: provider.name, outcome: kept });
  if (!outcome.ok) {
    request.log.warn({ provider: provider.name, reason: outcome.reason }, 'notification refused');
    return reply.code(400).send({ code: `notification.${outcome.reason}` });
  }
  const { notification } = outcome;
  await receiveNotification({
    tools: membershipTools(services),
    provider: provider.name,
    notification: cleanTextsOf(notification),
  });
  await syncGroups({ services, groupIds: notification.groupIds ?? [] });
  return reply.send({ received: true });
}

/** What was told is only that something happened: the company is asked how the groups stand. */
async function syncGroups({
  services,
  groupIds,
}: WebhookOptions & { groupIds: readonly string[] }): Promise<void> {
  for (const groupId of groupIds) {
    await syncGroup({ tools: seatTools(services), groupId });
  }
}
