import { lazy, Suspense, type ComponentProps } from 'react';
import type { NotFoundPage } from './not-found-page.tsx';

const load = async () => {
  const module = await import('./not-found-page.tsx');
  return { default: module.NotFoundPage };
};

/** The server writes it at once; browsers fetch its script only where it is shown. */
const Page = import.meta.env.SSR ? (await load()).default : lazy(load);

export function LaterNotFoundPage(props: ComponentProps<typeof NotFoundPage>) {
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}
