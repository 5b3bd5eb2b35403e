import type { UIMatch } from 'react-router';
import { cardImage } from '../../domain/recipes/pictures/image-address.rules.ts';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';

/** A loader says with it what a shared link of its page shows, 1200 × 630. */
export interface SocialPicture {
  path: string;
  alt: string;
}

/** What is written on the picture of a plan or page, and which dishes are on it, the server decides. */
export function cardPath(args: {
  kind: 'site' | 'plan' | 'page' | 'video';
  id: string;
  locale: Locale;
}) {
  return `/image/card/${args.locale}/${args.kind}/${encodeURIComponent(args.id)}`;
}

/** What a chat shows of a link: the page's own picture, or that of the whole site. */
export function SocialPictureTags(args: {
  matches: readonly UIMatch[];
  origin: string;
  locale: Locale;
  brandName: string;
}) {
  const { matches, origin, locale, brandName } = args;
  const { path, alt } = pictureOf(matches) ?? {
    path: cardPath({ kind: 'site', id: 'home', locale }),
    alt: m.site_card_title({}, { locale }),
  };
  return (
    <>
      <meta property="og:site_name" content={brandName} />
      <meta property="og:image" content={`${origin}${path}`} />
      <meta property="og:image:width" content={String(cardImage.width)} />
      <meta property="og:image:height" content={String(cardImage.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function pictureOf(matches: readonly UIMatch[]): SocialPicture | undefined {
  const data = (matches.at(-1)?.loaderData ?? {}) as { socialPicture?: SocialPicture };
  return data.socialPicture;
}
