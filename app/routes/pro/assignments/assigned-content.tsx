import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { AssignedContentFragment } from '../operations.gen.ts';
import { Link } from '../../../ui/navigation/link.ts';

/** A plan or a program with its picture; its name leads to its page. */
export function AssignedContent({
  content,
  detail,
}: {
  content: AssignedContentFragment;
  detail?: ReactNode;
}) {
  const locale = useLocale();
  const { kind, slug, title, dayCount, coverRecipeId } = content;
  const isProgram = kind === 'PROGRAM';
  return (
    <div className="flex min-w-0 items-center gap-4">
      {coverRecipeId && (
        <img
          src={`/plate/${coverRecipeId}.svg`}
          alt=""
          width={64}
          height={64}
          className="size-16 flex-none"
        />
      )}
      <div className="min-w-0">
        <Link
          to={screenPath(isProgram ? 'program' : 'mealPlan', locale, { slug })}
          className="font-semibold wrap-anywhere hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-ink-2">
          {isProgram ? m.pro_assign_program() : m.pro_assign_plan()} ·{' '}
          {m.pro_assign_days({ count: dayCount })}
        </p>
        {detail}
      </div>
    </div>
  );
}
