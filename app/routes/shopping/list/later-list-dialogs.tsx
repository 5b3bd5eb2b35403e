import { lazy, Suspense, type ComponentType } from 'react';
import { OpenAsDocument } from '../../../loading/open-as-document.tsx';
import type { ListDialogsProps } from './list-dialogs.tsx';

type Loaded = { default: ComponentType<ListDialogsProps> };

const load = (): Promise<Loaded> =>
  import('./list-dialogs.tsx').then(
    ({ ListDialogs }) => ({ default: ListDialogs }),
    () => ({ default: OpenAsDocument }),
  );

/**
 * The server writes them with the page. Browsers fetch their script once the list is there, or with
 * it where the address may open one: taken up later, it would close for a moment.
 */
const Dialogs =
  import.meta.env.SSR || window.location.search !== '' ? (await load()).default : lazy(load);

export function LaterListDialogs(props: ListDialogsProps) {
  return (
    <Suspense>
      <Dialogs {...props} />
    </Suspense>
  );
}
