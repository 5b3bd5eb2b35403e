const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], summary';

/** Where something stands: every part around it, and which child of it leads there. */
export interface Place {
  readonly element: Element;
  readonly steps: readonly { readonly parent: Element; readonly index: number }[];
}

/**
 * In the line that took its place, else with what comes next; or with the heading over it, where
 * the same press once more would do to the next line what cannot be taken back here.
 */
export type GoesOn = 'in-next-line' | 'at-heading';

export function placeOf(element: Element, box: Element): Place {
  const steps: { parent: Element; index: number }[] = [];
  for (let at: Element = element; at !== box && at.parentElement; at = at.parentElement) {
    steps.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  }
  return { element, steps };
}

/** Where what had the focus is gone, and nothing else has been given it. */
export function goOn(args: { place: Place; box: Element; goesOn: GoesOn }): void {
  const { place, box, goesOn } = args;
  if (document.activeElement !== document.body) return;
  if (goesOn === 'in-next-line') goOnAt(place, box);
  else goOnAtHeading(place, box);
}

function goOnAt({ steps }: Place, box: Element): void {
  const at = steps.findIndex(({ parent }) => parent.isConnected);
  const found = steps[at];
  if (found === undefined) return;
  const { parent, index } = found;
  const within = steps.slice(0, at).toReversed();
  const neighbours = [parent.children[index], parent.children[index - 1]];
  for (const neighbour of neighbours) {
    const next = neighbour && (samePart(neighbour, within) ?? lastIn(neighbour));
    if (next) return next.focus();
  }
  afterwards(parent, box)?.focus();
}

/** The nearest one over what is left of where it stood. */
function goOnAtHeading({ steps }: Place, box: Element): void {
  const left = steps.find(({ parent }) => parent.isConnected)?.parent ?? box;
  for (let at: Element | null = left; at !== null; at = at.parentElement) {
    const heading = at.querySelector<HTMLElement>('h1, h2, h3');
    if (heading === null) continue;
    heading.tabIndex = -1;
    return heading.focus();
  }
}

/** In another line, the button at the place where one was pressed in the line that is gone. */
function samePart(line: Element, steps: Place['steps']): HTMLElement | null {
  let part: Element | undefined = line;
  for (const { index } of steps) part = part?.children[index];
  return part instanceof HTMLElement && part.matches(focusable) ? part : null;
}

function lastIn(part: Element): HTMLElement | null {
  if (part instanceof HTMLElement && part.matches(focusable)) return part;
  return [...part.querySelectorAll<HTMLElement>(focusable)].at(-1) ?? null;
}

function afterwards(part: Element, box: Element): HTMLElement | undefined {
  const all = [...box.querySelectorAll<HTMLElement>(focusable)];
  const isAfter = (each: Element) =>
    (part.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.find(isAfter) ?? all.at(-1);
}
