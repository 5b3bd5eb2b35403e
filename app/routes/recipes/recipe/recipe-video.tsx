import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { useId, useState, type MouseEvent } from 'react';
import {
  recipeVideoSource,
  type RecipeVideoSource,
} from '../../../../domain/recipes/reading/recipe-video.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { RecipeExtrasFragment } from '../operations.gen.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';

interface RecipeVideoProps {
  video: NonNullable<RecipeExtrasFragment['video']>;
  recipeId: string;
  /** Where several stand on a page, what each is of. */
  heading?: string;
}

/** Nothing is asked of another site before the reader presses play. */
export function RecipeVideo({ video, recipeId, heading }: RecipeVideoProps) {
  const id = useId();
  const [isPlaying, setIsPlaying] = useState(false);
  const source = recipeVideoSource(video.url);
  if (source === null) return null;
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className={heading === undefined ? 'mb-4 text-h2' : 'mb-3 text-h4'}>
        {heading ?? m.recipes_video()}
      </h2>
      <div className="relative aspect-video overflow-hidden rounded-lg bg-sunken">
        {isPlaying ? (
          <Player source={source} title={video.title} />
        ) : (
          <Poster video={video} recipeId={recipeId} onPlay={() => setIsPlaying(true)} />
        )}
      </div>
      <p className="mt-2 text-sm text-ink-2">
        {video.title}
        {source.kind === 'frame' && ` · ${m.recipes_video_from({ site: siteOf(video.url) })}`}
      </p>
    </section>
  );
}

/** Without scripts it is a link to the film. */
function Poster({
  video,
  recipeId,
  onPlay,
}: Omit<RecipeVideoProps, 'heading'> & { onPlay: () => void }) {
  function play(event: MouseEvent) {
    event.preventDefault();
    onPlay();
  }
  return (
    <a
      href={video.url}
      onClick={play}
      aria-label={m.recipes_video_play({ title: video.title })}
      className="group grid size-full place-items-center focus-visible:-outline-offset-4"
    >
      <span aria-hidden className="absolute inset-0">
        <Picture {...dishPicture(recipeId)} width={640} height={360} />
      </span>
      <span className="relative yolk-mark grid size-20 place-items-center text-[2rem] shadow-md transition-[scale] duration-(--duration-fast) group-hover:scale-105">
        <PlayIcon size="1em" weight="fill" aria-hidden />
      </span>
    </a>
  );
}

function Player({ source, title }: { source: RecipeVideoSource; title: string }) {
  if (source.kind === 'file') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is done is written in the steps
    return <video src={source.url} controls autoPlay title={title} className="size-full" />;
  }
  return (
    <iframe
      src={source.url}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another site's frame: it cannot reach ours
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full border-0"
    />
  );
}

function siteOf(address: string): string {
  return new URL(address).hostname.includes('vimeo') ? 'Vimeo' : 'YouTube';
}
