import type { SignedDataVerifier } from '@apple/app-store-server-library';
import { z } from 'zod';
import type {
  NotificationOutcome,
  NotificationRequest,
} from '../../../domain/membership/payment-provider.ts';
import { dayMs } from '../../../lib/clock.ts';
import { jsonOfBody } from '../json-of-body.ts';
import { toleratedAgeSeconds } from '../signed-body.ts';
import { reportOfNews, type AppStoreNews } from './app-store-facts.ts';
import type { SignatureCheck } from './app-store-signature.ts';

/** The last of five retries comes 157 hours after the first try; later, it is a recording. */
const oldestRetryDays = 7;

const envelope = z.object({ signedPayload: z.string().min(1) });

interface Reading {
  request: NotificationRequest;
  check: SignatureCheck;
  yearlyProducts: readonly string[];
}

export async function readAppStoreNotification({
  request: { body, now },
  check,
  yearlyProducts,
}: Reading): Promise<NotificationOutcome> {
  const parsed = envelope.safeParse(jsonOfBody(body));
  if (!parsed.success) return { ok: false, reason: 'unreadable' };
  const news = await check((verifier) => decode(verifier, parsed.data.signedPayload));
  if (news === null) return { ok: false, reason: 'forged' };
  if (news === 'unreadable') return { ok: false, reason: 'unreadable' };
  if (isStale(news, now)) return { ok: false, reason: 'stale' };
  const report = reportOfNews({ news, yearlyProducts });
  return { ok: true, notification: { id: news.id, reports: report ? [report] : [] } };
}

/** The notification and, each with a signature of its own, what was bought and what comes next. */
async function decode(
  verifier: SignedDataVerifier,
  signedPayload: string,
): Promise<AppStoreNews | 'unreadable'> {
  const payload = await verifier.verifyAndDecodeNotification(signedPayload);
  const { notificationUUID: id, signedDate, notificationType: type, data } = payload;
  if (!id || !signedDate || !type) return 'unreadable';
  const { signedTransactionInfo, signedRenewalInfo, status } = data ?? {};
  return {
    id,
    type,
    signedAt: new Date(signedDate),
    status: status ?? null,
    transaction: signedTransactionInfo
      ? await verifier.verifyAndDecodeTransaction(signedTransactionInfo)
      : null,
    renewal: signedRenewalInfo
      ? await verifier.verifyAndDecodeRenewalInfo(signedRenewalInfo)
      : null,
  };
}

function isStale({ signedAt }: AppStoreNews, now: Date): boolean {
  const ageMs = now.getTime() - signedAt.getTime();
  return ageMs > oldestRetryDays * dayMs || ageMs < -toleratedAgeSeconds * 1000;
}
