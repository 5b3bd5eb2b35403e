import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { ProgramCardFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { Link } from '../../ui/navigation/link.ts';

/** A program among others. The whole card is one link. */
export function ProgramCard({ program }: { program: ProgramCardFragment }) {
  const { slug, title, lead, coverRecipeId, weekCount, lessonCount } = program;
  const locale = useLocale();
  const state = stateWords(program);
  return (
    <article className="group relative grid content-start gap-4 overflow-hidden rounded-lg bg-surface shadow-sm hover:shadow-md">
      <div aria-hidden className="aspect-[320/180] overflow-hidden bg-sunken">
        <Picture {...dishPicture(coverRecipeId)} width={320} height={180} loading="eager" />
      </div>
      <div className="grid content-start gap-3 px-5.5 pb-5.5">
        <div className="flex flex-wrap gap-1.5">
          <Tag tone="yolk">{m.programs_weeks({ count: weekCount })}</Tag>
          <Tag>{m.programs_lessons({ count: lessonCount })}</Tag>
          {state && <Tag tone="leaf">{state}</Tag>}
        </div>
        <h2 className="text-h3">
          <Link
            to={screenPath('program', locale, { slug })}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className="text-ink-2">{lead}</p>
      </div>
    </article>
  );
}

function stateWords({ run, dayCount }: ProgramCardFragment): string | null {
  switch (run?.status) {
    case 'RUNNING':
      return m.programs_day_of({ day: run.dayReached, count: dayCount });
    case 'PAUSED':
      return m.programs_paused();
    case 'FINISHED':
      return m.programs_finished();
    default:
      return null;
  }
}
