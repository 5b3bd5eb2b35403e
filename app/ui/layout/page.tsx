import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The page's width and side margins. `form` is one narrow column, `prose` a readable measure. */
export function Page({
  width = 'page',
  className,
  children,
}: {
  width?: 'page' | 'prose' | 'form';
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames('page-width', className)}>
      {width === 'page' ? (
        children
      ) : (
        <div className={classNames('mx-auto', width === 'prose' ? 'max-w-prose' : 'max-w-form')}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Main column and, from 1024 px, an aside of 22 rem beside it. */
export function MainAndAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <div className="min-w-0">{children}</div>
      <aside className="min-w-0">{aside}</aside>
    </div>
  );
}
