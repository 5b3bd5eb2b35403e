import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import type { MemberHomeQuery } from './operations.gen.ts';

/** What to read next; nothing for somebody who has read everything. */
export function NextGuideCard({ guides }: { guides: MemberHomeQuery['guides'] }) {
  const locale = useLocale();
  const { next, readCount, totalCount } = guides;
  if (next === null) return null;
  return (
    <section
      aria-labelledby="next-guide"
      className="group relative mt-gutter flex items-center gap-4 overflow-hidden rounded-lg bg-surface py-4 pr-5 pl-4 shadow-sm hover:shadow-md"
    >
      <img
        src={`/plate/${next.pictureRecipeId}.svg`}
        alt=""
        width={72}
        height={72}
        className="size-18 flex-none"
      />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-2">
          {m.home_next_guide()} · {m.pages_guides_progress({ read: readCount, count: totalCount })}
        </p>
        <h2 id="next-guide" className="text-h4">
          <Link to={next.path} className="group-hover:underline after:absolute after:inset-0">
            {next.title}
          </Link>
        </h2>
      </div>
      <Link
        to={screenPath('guides', locale)}
        className="link relative z-1 hidden min-h-target items-center sm:inline-flex"
      >
        {m.pages_guides_all()}
      </Link>
    </section>
  );
}
