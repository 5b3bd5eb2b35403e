import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a page, as a test reads it. */
export type PageElement = Parameters<typeof DomUtils.getInnerHTML>[0];

/** The elements of a tag, those of which a word is in the class where one is asked for. */
export function elementsOf(args: {
  within: string | PageElement;
  tag: string;
  className?: string;
}): PageElement[] {
  const { within, tag, className } = args;
  const root = typeof within === 'string' ? parseDocument(within) : within;
  const found = DomUtils.getElementsByTagName(tag, root, true);
  return found.filter(
    ({ attribs }) => className === undefined || attribs['class']?.split(' ').includes(className),
  );
}

/** What is read of it, without spaces at its ends. */
export function textOf(element: PageElement): string {
  return DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();
}

export function attributeOf(element: PageElement, name: string): string | null {
  return 'attribs' in element ? (element.attribs[name] ?? null) : null;
}

/** The texts of what stands in it side by side, but for what has none. */
export function partsOf(element: PageElement): string[] {
  return DomUtils.getChildren(element)
    .map((child) => textOf(child as PageElement))
    .filter((text) => text !== '');
}
