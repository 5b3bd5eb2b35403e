import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
} from 'react';

/** Whether this is the page that came as a document, before its scripts have taken it up. */
let isFirstPage = true;

/** Said once by the frame: what is opened from here on has no markup of the server's. */
export function endFirstPage(): void {
  isFirstPage = false;
}

/**
 * A part of a page whose script comes after the page. The server writes it with the page and it
 * stays as it was written until its script is there, or for good where it does not come. A page that
 * scripts open waits for it, so that nothing moves.
 */
export async function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const isWritten = !import.meta.env.SSR && isFirstPage;
  const Part = isWritten ? lazyPart(load) : await load();
  return function LaterPart(props) {
    // React throws the markup away of a part that has changed before its script is there.
    const [written, setWritten] = useState(isWritten ? props : null);
    useEffect(() => {
      // Taken up in small pieces, between which a press is answered.
      const takeUp = () => startTransition(() => setWritten(null));
      if (isWritten) void load().then(takeUp, Boolean);
    }, []);
    const shown = written ?? props;
    return useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  };
}

function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  ) as unknown as ComponentType<Props>;
}
