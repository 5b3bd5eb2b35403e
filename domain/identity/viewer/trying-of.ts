import { networkOf } from '../../rate-limits/rate-limit.ts';
import type { Device, SessionTools } from '../sessions/session.ts';
import type { Trying } from '../tries/try-limits.rules.ts';

/** Whose tries count together, for one request. */
export function tryingOf(args: {
  tools: Pick<SessionTools, 'addressTriesPerHour'>;
  email: string;
  device: Device;
  lane?: string | null;
}): Trying {
  const { tools, email, device, lane = null } = args;
  const { addressTriesPerHour } = tools;
  return { email, network: networkOf(device.ipAddress), addressTriesPerHour, lane };
}
