import webPush from 'web-push';
import type { PushOutcome, PushSender } from '../../domain/notifications/push-sender.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Settings } from '../settings/config.ts';
import type { PushKeys } from './push-keys.ts';
import { openInternet, type Network } from '../network/network.ts';
import { outcomeOf, outcomeOfError } from './push-outcome.ts';
import { pushWords } from './push-words.ts';
import { sendRequest } from '../network/send-request.ts';

interface PushSenderOptions {
  keys: PushKeys;
  settings: Pick<Settings, 'BRAND_NAME' | 'CONTACT_EMAIL'>;
  clock: Clock;
  network?: Network;
}

/** Push messages as browsers take them: encrypted for one browser, signed with our key. */
export function createPushSender(options: PushSenderOptions): PushSender {
  const { keys, settings, clock, network = openInternet } = options;
  const vapidDetails = { subject: `mailto:${settings.CONTACT_EMAIL}`, ...keys };

  async function post(...[message]: Parameters<PushSender['send']>): Promise<PushOutcome> {
    const { address, notice, locale, ttlSeconds } = message;
    const { endpoint, ...addressKeys } = address;
    const words = pushWords({ notice, locale, brand: settings.BRAND_NAME });
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: addressKeys },
      JSON.stringify(words),
      { vapidDetails, TTL: ttlSeconds, topic: words.tag },
    );
    const request = { endpoint, headers: headers as Record<string, string>, body, network };
    return outcomeOf({ ...(await sendRequest(request)), now: clock.now() });
  }

  return {
    publicKey: keys.publicKey,
    isAllowed: (endpoint) => network.isAllowed(endpoint),
    async send(message) {
      if (!network.isAllowed(message.address.endpoint)) return { kind: 'gone' };
      try {
        return await post(message);
      } catch (error) {
        return outcomeOfError(error);
      }
    },
  };
}
