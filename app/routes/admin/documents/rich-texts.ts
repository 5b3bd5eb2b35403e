const line = /^short\.[^.]+\.text(?:\.|$)/;
const blocks = /^section\.[^.]+\.body(?:\.|$)/;

/** Whether a text of a page is one line; else it is a section of blocks. */
export function isOneLine(field: string): boolean {
  return line.test(field);
}

/** Whether a text may hold bold words, links and the numbers of sources: those of pages do. */
export function isRich(field: string): boolean {
  return line.test(field) || blocks.test(field);
}

/** What a text of a page says, without its marks. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/\[\^[\w-]+\]/g, '')
    .replaceAll(/\[([^[\]]+)\]\([^)\s]+\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1');
}
