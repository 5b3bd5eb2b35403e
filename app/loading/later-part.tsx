import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

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
  if (!import.meta.env.SSR && isFirstPage) return writtenPart(load);
  const Part = await load();
  return function LaterPart(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * What stands around it may be rendered again before its script is there: the same element is given
 * until then, as React throws the markup away of a part that has changed and cannot be taken up.
 */
function writtenPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load);
  const draw = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return function LaterPart(props) {
    const [written] = useState(() => draw(props));
    const [isThere, setIsThere] = useState(false);
    useEffect(() => {
      load().then(
        () => setIsThere(true),
        () => {},
      );
    }, []);
    return isThere ? draw(props) : written;
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
