import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { PushSender } from '../domain/notifications/push-sender.ts';
import type { PaymentProviders } from '../domain/membership/payment-provider.ts';
import type { ThemedPlanIndex } from '../domain/meal-plans/themed/compile-themed-plans.ts';
import type { ProgramIndex } from '../domain/programs/compile-programs.ts';
import type { ContentIndex } from '../domain/recipes/content-index.ts';
import type { ProductSource } from '../domain/tracking/food-log/product-source.ts';
import type { Clock } from '../lib/clock.ts';
import type { CreateId } from '../lib/ids.ts';
import type { Settings } from './config.ts';
import type { SocialProviders } from './auth/social/social-provider.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ImageService } from './images/image-service.ts';

/** What the process holds for its lifetime; use cases are given the parts they need. */
export interface Services {
  settings: Settings;
  db: Database;
  /** Another one after every change of the operator's recipes: ask again for every request. */
  readonly content: ContentIndex;
  themedPlans: ThemedPlanIndex;
  programs: ProgramIndex;
  clock: Clock;
  createId: CreateId;
  payments: PaymentProviders;
  images: ImageService;
  mailer: Mailer;
  /** Null as long as the operator has given no keys for push messages. */
  push: PushSender | null;
  social: SocialProviders;
  /** Null as long as the operator has chosen no source for barcodes. */
  products: ProductSource | null;
  /** Signs sessions and seals cookies. */
  authSecret: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
