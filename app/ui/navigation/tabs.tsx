import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from './link.ts';
import { classNames } from '../class-names.ts';
import { useIsHere } from './use-is-here.ts';
import { showCurrent } from './show-current.ts';

const list =
  'flex h-fit gap-1 overflow-x-auto scrollbar-none bg-[linear-gradient(var(--color-line)_0_0)] bg-[0_calc(100%-0.6rem)] bg-size-[100%_1px] bg-no-repeat pb-2.5';

const tab =
  'relative inline-flex min-h-12 items-center gap-1.5 px-3.5 py-2 font-semibold whitespace-nowrap focus-visible:-outline-offset-3';

const other = 'text-ink-2 hover:text-ink';

/** The yolk under the tab you are on. */
const dot =
  'text-ink after:absolute after:-bottom-1.25 after:left-1/2 after:-ml-1.5 after:size-2.75 after:rounded-full after:bg-yolk after:shadow-[0_0_0_3px_var(--color-bg),inset_0_0_0_1.5px_var(--color-yolk-edge)]';

export interface TabLink {
  to: To;
  label: ReactNode;
  /** For choices in the query; left out, the path decides. */
  isCurrent?: boolean;
  /** Pages below `to` count as here too. */
  isParent?: boolean;
}

/** Tabs that are pages: the choice lives in the address and works without JavaScript. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={list} ref={showCurrent}>
      {items.map((item, index) => (
        <OneLink key={index} {...item} />
      ))}
    </nav>
  );
}

function OneLink({ to, label, isCurrent, isParent = false }: TabLink) {
  const isHere = useIsHere(to, !isParent);
  const isChosen = isCurrent ?? isHere;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'page' : undefined}
      className={classNames(tab, isChosen ? dot : other)}
    >
      {label}
    </Link>
  );
}
