import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsInBrowser } from '../../../../shell/use-is-in-browser.ts';
import { OrPlain } from '../../documents/or-plain.tsx';

/** Takes the keyboard, behind what was written so far. */
export type TakeOver = (before: string) => void;

interface UntilReadyProps {
  /** The same text in a plain field. */
  plain: ReactNode;
  /** A tool that comes with scripts of its own; it says when it can be written in. */
  children: (onReady: (takeOver: TakeOver) => void) => ReactNode;
}

/**
 * A text is written in a plain field until its tool is there. Whoever is writing then goes on in the
 * tool with the next key: both changes of the page are one, so that no key finds neither.
 */
export function UntilReady({ plain, children }: UntilReadyProps) {
  const isInBrowser = useIsInBrowser();
  const [isReady, setIsReady] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const handOver = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (!isReady) return;
    handOver.current?.();
    handOver.current = null;
  }, [isReady]);
  function onReady(takeOver: TakeOver): void {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement && place.current?.contains(field)) {
      const before = field.value.slice(0, field.selectionEnd);
      handOver.current = () => takeOver(before);
    }
    setIsReady(true);
  }
  return (
    <>
      {!isReady && <div ref={place}>{plain}</div>}
      {isInBrowser && (
        <OrPlain plain={isReady && plain}>
          <Suspense>
            {/* oxlint-disable-next-line react/refs -- the tool calls it once it is there, never while it is drawn */}
            <div hidden={!isReady}>{children(onReady)}</div>
          </Suspense>
        </OrPlain>
      )}
    </>
  );
}
