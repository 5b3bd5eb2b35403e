import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import type {
  NotifyingProvider,
  PaymentProvider,
} from '../../../domain/membership/payment-provider.ts';
import type { SeatGateway } from '../../../domain/pro/payment/seat-gateway.ts';
import { readSettings } from '../../settings/config.ts';
import type { Services } from '../../../api/context.ts';
import { Metrics } from '../../metrics/metrics.ts';
import { paymentProviders } from '../payment-providers.ts';
import { paymentWebhookRoutes } from '../webhook-routes.ts';
import type { SignedNotification } from './provider-contract.ts';

/** The address companies notify, alone. */
export async function openWebhooks({
  db,
  clock,
  providers = {},
  shops = {},
  seats = null,
  metrics = new Metrics({ isProcessWatched: false }),
  logged = [],
}: {
  db: Database;
  clock: Clock;
  providers?: Record<string, PaymentProvider>;
  /** Those that sell by themselves and only tell us. */
  shops?: Record<string, NotifyingProvider>;
  /** Who groups pay. */
  seats?: SeatGateway | null;
  metrics?: Metrics;
  /** Takes the lines that are written down. */
  logged?: string[];
}): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void logged.push(line) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  const payments = paymentProviders({ selling: providers, notifying: { ...providers, ...shops } });
  const services = {
    db,
    clock,
    createId: createRandomId,
    payments,
    seats,
    vatRegister: null,
    settings: readSettings({ OPERATOR_COUNTRY: 'SE', PRO_TRIAL_DAYS: '0' }),
    authSecret: 'a secret',
    log: { warn: () => {} },
    metrics,
    traces: null,
  } as unknown as Services;
  await app.register(paymentWebhookRoutes, { services });
  return app;
}

export async function notify(
  app: FastifyInstance,
  path: string,
  { headers, body }: SignedNotification,
): Promise<{ status: number; body: { code?: string } }> {
  const response = await app.inject({
    method: 'POST',
    url: `/webhooks/payments/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}
