import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { Link } from '../ui/navigation/link.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { dishPicture } from '../dishes/dish-picture.ts';
import { useStored } from '../offline/use-stored.ts';
import { useLocale } from '../shell/locale.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { clockText } from './clock-text.ts';
import type { VideoCardFragment } from './operations.gen.ts';
import { storedViewing } from './viewing.ts';

/** A film on a shelf: its dish, how long it is, and how far it was watched on this device. */
export function VideoCard({
  video,
  headingLevel = 3,
}: {
  video: VideoCardFragment;
  headingLevel?: 2 | 3;
}) {
  const { positions } = useStored(storedViewing);
  const position = positions[video.id] ?? 0;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative">
      <div className="relative grid aspect-video place-items-center overflow-hidden rounded-lg bg-sunken">
        <span aria-hidden className="absolute inset-0">
          <Picture {...dishPicture(video.pictureRecipeId)} width={640} height={360} />
        </span>
        <span
          aria-hidden
          className="relative yolk-mark grid size-14 place-items-center text-[1.375rem] shadow-md transition-[scale] duration-(--duration-fast) group-hover:scale-105"
        >
          <PlayIcon size="1em" weight="fill" />
        </span>
        <span className="absolute right-2.5 bottom-2.5 rounded-xs bg-scrim px-2 py-0.5 text-xs font-semibold text-on-dark tabular-nums">
          {clockText(video.seconds)}
        </span>
        {position > 0 && (
          <span className="absolute inset-x-0 bottom-0 h-1.5 bg-sunken">
            <span
              className="block h-full bg-yolk-edge"
              style={{ width: `${(position / video.seconds) * 100}%` }}
            />
          </span>
        )}
      </div>
      <Heading className="mt-3 text-h4">
        <Link
          to={screenPath('video', useLocale(), { slug: video.slug })}
          className="after:absolute after:inset-0 after:rounded-lg hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {video.title}
        </Link>
      </Heading>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        <span>{m.videos_chapters({ count: video.chapterCount })}</span>
        {position > 0 && <span>{m.videos_watched_to({ time: clockText(position) })}</span>}
        {video.isLocked && (
          <span className="inline-flex items-center gap-1">
            <LockSimpleIcon size="1em" weight="bold" aria-hidden />
            {m.videos_members()}
          </span>
        )}
      </p>
    </article>
  );
}
