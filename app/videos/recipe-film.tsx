import { useId } from 'react';
import { Link } from '../ui/navigation/link.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from '../shell/locale.ts';
import type { PlayedVideoFragment } from './operations.gen.ts';
import { transcriptId } from './transcript-anchor.ts';
import { VideoStage } from './video-stage.tsx';

/** The film of a recipe or lesson, where it is read; what is said stands on its own page. */
export function RecipeFilm({ film, heading }: { film: PlayedVideoFragment; heading?: string }) {
  const id = useId();
  const to = screenPath('video', useLocale(), { slug: film.slug });
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className={heading === undefined ? 'mb-4 text-h2' : 'mb-3 text-h4'}>
        {heading ?? m.videos_step_by_step()}
      </h2>
      <VideoStage video={film} readHref={`${to}#${transcriptId}`} />
      <p className="mt-2 text-sm">
        <Link to={to} className="link inline-flex min-h-target items-center">
          {m.videos_page_link()}
        </Link>
      </p>
    </section>
  );
}
