export const imageKinds = ['dish', 'plate', 'food'] as const;
export const imageCrops = ['cover', 'contain'] as const;
export const imageGravities = [
  'center',
  'top',
  'top-right',
  'right',
  'bottom-right',
  'bottom',
  'bottom-left',
  'left',
  'top-left',
] as const;
export const imageFormats = ['svg', 'avif', 'webp', 'png', 'jpeg'] as const;
export const imageThemes = ['light', 'dark'] as const;

export type ImageKind = (typeof imageKinds)[number];
export type ImageCrop = (typeof imageCrops)[number];
export type ImageGravity = (typeof imageGravities)[number];
export type ImageFormat = (typeof imageFormats)[number];
export type ImageTheme = (typeof imageThemes)[number];

/** In pixels of the answer, the pixel ratio counted in. */
export const imageLimits = { width: 4800, height: 3200, dpr: 4 } as const;

/**
 * Sizes in which pictures are painted, in pixels of the answer. A size between two of them is
 * answered with the larger one, so that one picture is never painted in thousands of sizes.
 */
const imageSteps = [
  40, 80, 120, 160, 200, 240, 320, 400, 480, 560, 630, 720, 800, 960, 1080, 1200, 1440, 1600, 1920,
  2400, 3200, 4000, 4800,
];

/** The size that is painted for one that is asked for. */
export function paintedSize(pixels: number): number {
  return imageSteps.find((step) => step >= pixels) ?? pixels;
}

/** What sites that show a link as a card expect. */
export const cardImage = { width: 1200, height: 630, crop: 'cover', format: 'png' } as const;

interface AddressedImage {
  /** `dish` on its table, the `plate` alone, or one `food`. */
  kind: ImageKind;
  /** Of the recipe or food. */
  id: string;
  /** The recipe's `imageVersion`: with it, browsers keep the picture for a year. */
  version?: string;
  /** In CSS pixels; what is left out follows from the picture's own shape. */
  width?: number;
  height?: number;
  /** Whether to fill the box or to fit into it. */
  crop?: ImageCrop;
  /** The part that stays when something is cut off. */
  gravity?: ImageGravity;
  dpr?: number;
  /** Left out, the browser's own preference decides. */
  format?: ImageFormat;
  theme?: ImageTheme;
}

/** The path of a picture; parameters always in one order, so that caches keep one copy. */
export function imageAddress({ kind, id, version, ...parameters }: AddressedImage): string {
  const { width, height, crop, gravity, dpr, format, theme } = parameters;
  const given = { width, height, crop, gravity, dpr, format, theme, v: version };
  const query = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return `/image/${kind}/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`;
}
