import type { FunctionComponent, ReactElement } from 'react';

type WritePart = <Props extends object>(args: {
  Part: FunctionComponent<Props>;
  props: Props;
}) => ReactElement;

let writePart: WritePart | null = null;

/** Said once by the server, which keeps parts of pages as they were written. */
export function writePartsWith(write: WritePart): void {
  writePart = write;
}

/**
 * A part of a page that looks alike for everybody who is shown the same: the server writes it once
 * for the same props in the same language, and at the same path if it reads that (`useLocale`). They
 * are data alone, and the part reads nothing else of its page; `useId` neither. Browsers know nothing
 * of it. What somebody typed is asked for once, and would take the room of what many ask for:
 * `isAskedByMany` leaves it out.
 */
export function keptPart<Props extends object>(
  Part: FunctionComponent<Props>,
  isAskedByMany: (props: Props) => boolean = () => true,
): FunctionComponent<Props> {
  if (!import.meta.env.SSR) return Part;
  return function KeptPart(props) {
    if (writePart === null || !isAskedByMany(props)) return <Part {...props} />;
    return writePart({ Part, props });
  };
}
