import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { classNames } from '../../ui/class-names.ts';
import { IconButtonLink } from '../../ui/actions/icon-button.tsx';

interface CookingBarProps {
  title: string;
  detail: string;
  /** In the place of the words: a phone's bar has no room for them. */
  dots?: ReactNode;
  /** There is one step to look at: no wider bar says the words either. */
  isAtStep?: boolean;
  /** Where the cross leads. */
  closeTo: string;
  actions?: ReactNode;
}

/** All there is instead of the header: what is cooked or how far one is, and the way out. */
export function CookingBar({
  title,
  detail,
  dots = null,
  isAtStep = false,
  closeTo,
  actions,
}: CookingBarProps) {
  return (
    <>
      <IconButtonLink icon={XIcon} label={m.cooking_close()} look="outlined" to={closeTo} />
      <div className="min-w-0">
        <div
          className={classNames(
            isAtStep && 'sr-only',
            dots !== null && !isAtStep && 'max-sm:sr-only',
          )}
        >
          <h1 className="line-clamp-2 font-sans text-control leading-snug font-semibold wrap-anywhere">
            {title}
          </h1>
          <p className="text-sm text-ink-2">{detail}</p>
        </div>
        {dots !== null && <div className={classNames(!isAtStep && 'sm:hidden')}>{dots}</div>}
      </div>
      <div className="flex items-center gap-1.5 sm:gap-2.5">{actions}</div>
    </>
  );
}
