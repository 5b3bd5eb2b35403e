import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../api/context.ts';
import { communityLimits } from '../../../domain/community/community.rules.ts';
import {
  mostImportedBytes,
  mostPhotoBytes,
} from '../../../domain/content-store/content-limits.rules.ts';
import { networkOf } from '../../../domain/rate-limits/rate-limit.ts';
import { localeCodes } from '../../../i18n/locales.ts';
import { pathPattern } from '../../../i18n/paths.ts';
import { defineError } from '../../../lib/errors.ts';
import { createLoginCheck } from '../../auth/login-check.ts';

/** The forms that take more than a few words: a file with recipes, a photo of a dish or of a post. */
const uploads = [
  { screen: 'adminImport', most: mostImportedBytes },
  { screen: 'adminRecipePhoto', most: mostPhotoBytes },
  { screen: 'communityNew', most: communityLimits.pictureBytes },
  { screen: 'communityTopic', most: communityLimits.pictureBytes },
] as const;
const roomForWords = 30_000;

export const uploadPaths = uploads.flatMap(({ screen, most }) =>
  localeCodes
    .map((locale) => pathPattern(screen, locale))
    .flatMap((path) => [path, `${path}.data`])
    .map((url) => ({ url, bodyLimit: most + roomForWords })),
);

/** What every other form may send, and a visitor. */
export const usualBodyBytes = 128 * 1024;
/** Large bodies on their way: each is in memory until its form is answered. */
const mostAtATime = 8;
const mostPerNetwork = 4;

const tooLarge = defineError({ code: 'input.too-large', status: 413, isReportable: false });
const busy = defineError({ code: 'service.busy', status: 503, isReportable: false });

/** Before a large body is read: who sends it is a member, and only a few are sent at a time. */
export function admitUploads(services: Pick<Services, 'authSecret' | 'clock'>) {
  const isSignedIn = createLoginCheck(services);
  const byNetwork = new Map<string, number>();
  let count = 0;

  return async function admitUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (Number(request.headers['content-length'] ?? Infinity) <= usualBodyBytes) return;
    if (!isSignedIn(request.headers)) throw tooLarge();
    const network = networkOf(request.ip);
    const own = byNetwork.get(network) ?? 0;
    if (count >= mostAtATime || own >= mostPerNetwork) throw busy();
    count += 1;
    byNetwork.set(network, own + 1);
    reply.raw.once('close', () => {
      count -= 1;
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    });
  };
}
