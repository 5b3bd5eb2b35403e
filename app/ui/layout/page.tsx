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
