import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Onboarding, cooking and sign-up: no navigation, a bar above, one column, and a bar that stays at
 * the bottom with the way on.
 */
export function TaskFrame({
  bar,
  actions,
  width = 'task',
  children,
}: {
  bar: ReactNode;
  actions?: ReactNode;
  /** `page` for what is read from afar. */
  width?: 'task' | 'page';
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <header className="mx-auto grid w-full max-w-[calc(var(--container-page)+2*var(--spacing-edge))] grid-cols-[auto_1fr_auto] items-center gap-3 px-edge py-3.5 sm:gap-4">
        {bar}
      </header>
      <main
        id="main"
        className={classNames(
          'mx-auto w-full px-edge pt-4 pb-8',
          width === 'task'
            ? 'max-w-[60rem]'
            : 'max-w-[calc(var(--container-page)+2*var(--spacing-edge))]',
        )}
      >
        {children}
      </main>
      {actions && (
        <footer className="sticky bottom-0 z-(--z-sticky) border-t border-line bg-raised px-edge pt-4 pb-5">
          <div
            className={classNames(
              'mx-auto flex items-center justify-between gap-4',
              width === 'task' ? 'max-w-[55rem]' : 'max-w-page',
            )}
          >
            {actions}
          </div>
        </footer>
      )}
    </div>
  );
}
