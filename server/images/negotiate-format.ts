import type { ImageFormat } from '../../domain/recipes/pictures/image-address.rules.ts';

export const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

/** Above this an AVIF takes seconds to make. */
const mostAvifPixels = 2_500_000;

/** Best first; the last is what everybody can show. */
export function offeredFormats(args: {
  isDrawing: boolean;
  width: number;
  height: number;
}): ImageFormat[] {
  const { isDrawing, width, height } = args;
  const avif: ImageFormat[] = width * height <= mostAvifPixels ? ['avif'] : [];
  if (isDrawing) return ['svg', ...avif, 'webp', 'png'];
  return [...avif, 'webp', 'png', 'jpeg'];
}

/**
 * What the asker likes best, of equals what we like best. Wildcards stand for the last offer only:
 * `*` is also sent by those who know nothing newer. Where nothing fits, the last is sent anyway.
 */
export function negotiateFormat(args: {
  accept: string | undefined;
  offered: readonly ImageFormat[];
}): ImageFormat {
  const { accept = '*/*', offered } = args;
  const fallback = offered.at(-1) ?? 'png';
  const weights = readAccept(accept);
  const weightOf = (format: ImageFormat) => {
    const named = weights.get(mediaTypes[format]);
    if (named !== undefined || format !== fallback) return named ?? 0;
    return weights.get('image/*') ?? weights.get('*/*') ?? 0;
  };
  const best = Math.max(...offered.map(weightOf));
  return best === 0 ? fallback : (offered.find((format) => weightOf(format) === best) ?? fallback);
}

function readAccept(accept: string): ReadonlyMap<string, number> {
  const entries = accept.split(',').map((part): [string, number] => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((text) => text.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    return [type, weight >= 0 && weight <= 1 ? weight : 0];
  });
  return new Map(entries);
}
