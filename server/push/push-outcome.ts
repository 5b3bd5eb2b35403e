import type { IncomingHttpHeaders } from 'node:http';
import type { PushOutcome } from '../../domain/notifications/push-sender.ts';

/** These errors happen before anything is sent, so the message was certainly not taken. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const tooManyRequests = 429;

/** What the status of a push service means (RFC 8030). */
export function outcomeOf(args: {
  status: number;
  headers: IncomingHttpHeaders;
  now: Date;
}): PushOutcome {
  const { status, headers, now } = args;
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === tooManyRequests || status >= 500) {
    return { kind: 'later', afterMs: waitOf({ header: headers['retry-after'], now }) };
  }
  return { kind: 'lost', why: `status ${status}` };
}

export function outcomeOfError(error: unknown): PushOutcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (unreachable.has(code)) return { kind: 'later', afterMs: null };
  return { kind: 'lost', why: error instanceof Error ? error.message : String(error) };
}

/** Seconds or a date. */
function waitOf({ header, now }: { header: string | undefined; now: Date }): number | null {
  if (header === undefined) return null;
  if (/^\d{1,7}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
