import { lazy, Suspense, type ComponentType } from 'react';
import { OpenAsDocument } from '../../../loading/open-as-document.tsx';
import type { ListDialogsProps } from './list-dialogs.tsx';

const load = async (): Promise<{ default: ComponentType<ListDialogsProps> }> => {
  const { ListDialogs } = await import('./list-dialogs.tsx');
  return { default: ListDialogs };
};

/** The server writes them with the page; browsers fetch their script once the list is there. */
const Dialogs = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => load().catch(() => ({ default: OpenAsDocument })));

export function LaterListDialogs(props: ListDialogsProps) {
  return (
    <Suspense>
      <Dialogs {...props} />
    </Suspense>
  );
}
