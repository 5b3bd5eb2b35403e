import type { Block, PageText, RichText } from '../page.ts';

/** Slow enough for figures and unfamiliar words. */
const wordsPerMinute = 180;

/** How long a guide takes to read, at least a minute. */
export function readingMinutes({ lead, short, sections }: PageText): number {
  const texts = [
    lead,
    ...short.map(plainText),
    ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
  ];
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function plainText(text: RichText): string {
  return text.map((run) => run.text).join('');
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plainText(block.text)];
    case 'list':
      return block.items.map(plainText);
    case 'note':
      return [block.title, plainText(block.text)];
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [question, plainText(answer)]);
    case 'people':
      return block.people.flatMap(({ role, text }) => [role, plainText(text)]);
    case 'figure':
      return [block.title, plainText(block.text), plainText(block.caption)];
    case 'recipe':
      return [];
  }
}
