import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from './link.ts';
import { classNames } from '../class-names.ts';

/** Wordmark, navigation from 1024 px, and what stands at the end: search, list, account. */
export function TopBar({
  home,
  navigation,
  actions,
  tone = 'page',
}: {
  home: { to: To; label: string; mark: ReactNode };
  /** `MainLinks`. */
  navigation?: ReactNode;
  actions?: ReactNode;
  /** `clear` lies on a hero, `nori` is the clinic edition. */
  tone?: 'page' | 'clear' | 'nori';
}) {
  return (
    <header
      data-app
      data-surface={tone === 'nori' ? 'nori' : undefined}
      className={classNames(
        'z-(--z-header)',
        tone === 'page' && 'sticky top-0 bg-bg/92 hazy',
        // The hero below is yolk in both themes, so its words stay ink.
        tone === 'clear' &&
          'relative text-on-yolk [--color-bg:var(--color-white)] [--color-ink:var(--color-on-yolk)] [--color-ink-2:var(--color-on-yolk)]',
        tone === 'nori' && 'sticky top-0 bg-nori text-on-dark',
      )}
    >
      <div className="page-width flex min-h-18 items-center gap-3 sm:gap-5">
        <Link
          to={home.to}
          aria-label={home.label}
          className="inline-flex min-h-target flex-none items-center gap-2"
        >
          {home.mark}
        </Link>
        {navigation}
        {actions && <div className="ml-auto flex items-center gap-1.5">{actions}</div>}
      </div>
    </header>
  );
}
