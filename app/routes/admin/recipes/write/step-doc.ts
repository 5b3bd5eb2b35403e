import type { JSONContent } from '@tiptap/core';

const amounts = /\{(?<key>[a-z0-9-]+(?:#\d+)?)(?: (?<share>[^{}]+))?\}/g;

/** The text of a step as a document of one paragraph; `{butter 1/3}` in it is one thing, an amount. */
export function docOfStep(text: string): JSONContent {
  const content: JSONContent[] = [];
  const plain = (words: string) => words !== '' && content.push({ type: 'text', text: words });
  let from = 0;
  for (const match of text.matchAll(amounts)) {
    plain(text.slice(from, match.index));
    const { key, share = '' } = match.groups ?? {};
    content.push({ type: 'amount', attrs: { key, share } });
    from = match.index + match[0].length;
  }
  plain(text.slice(from));
  const paragraph = content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content };
  return { type: 'doc', content: [paragraph] };
}

export function textOfStep({ content = [] }: JSONContent): string {
  return content
    .flatMap((paragraph) => paragraph.content ?? [])
    .map(({ type, text = '', attrs }) => {
      if (type !== 'amount') return text;
      const { key, share } = attrs as { key: string; share: string };
      return share === '' ? `{${key}}` : `{${key} ${share}}`;
    })
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ');
}
