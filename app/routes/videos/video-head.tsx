import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { MealRow } from '../../ui/cards/meal-row.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { clockText } from '../../videos/clock-text.ts';
import { collectionTitle } from '../../videos/video-shelves.ts';
import type { ShownVideo } from './shown-video.ts';
import { Link } from '../../ui/navigation/link.ts';

/** What the film is, and the recipe that belongs to it. */
export function VideoHead({ video }: { video: ShownVideo }) {
  const locale = useLocale();
  const { title, description, seconds, recipe, source, collection } = video;
  const site = source?.kind === 'YOUTUBE' ? 'YouTube' : source?.kind === 'VIMEO' ? 'Vimeo' : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-5">
      <p className="text-sm font-semibold">
        <Link to={screenPath('videos', locale)} className="link">
          {m.videos_title()}
        </Link>{' '}
        / {collectionTitle(collection)}
      </p>
      <h1 className="text-h1 wrap-anywhere hyphens-auto">{title}</h1>
      <p className="max-w-prose text-lead text-ink-2">{description}</p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
        <span className="tabular-nums">{clockText(seconds)}</span>
        <span>{m.videos_chapters({ count: video.chapters.length })}</span>
        <span>{m.videos_captions_in()}</span>
      </p>
      {site && <p className="text-sm text-ink-2">{m.videos_from({ site })}</p>}
      {recipe && (
        <Card isPadded={false} className="mt-2 flex flex-wrap items-center gap-x-3.5 px-3 py-1.5">
          <div className="min-w-56 flex-1">
            <MealRow
              picture={dishPicture(recipe.id)}
              slot={m.videos_recipe()}
              title={recipe.title}
            />
          </div>
          <ButtonLink
            to={screenPath('recipe', locale, { slug: recipe.slug })}
            size="sm"
            className="my-2"
          >
            {m.videos_open_recipe()}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}
