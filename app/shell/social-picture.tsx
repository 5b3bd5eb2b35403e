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
  const tags = {
    site_name: brandName,
    image: `${origin}${path}`,
    'image:width': cardImage.width,
    'image:height': cardImage.height,
    'image:alt': alt,
  };
  return (
    <>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function pictureOf(matches: readonly UIMatch[]): SocialPicture | undefined {
  const data = (matches.at(-1)?.loaderData ?? {}) as { socialPicture?: SocialPicture };
  return data.socialPicture;
}
