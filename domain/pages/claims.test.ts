import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testContent } from '../../server/testing/test-server.ts';
import { compilePages } from './compile-pages.ts';
import { allPages } from './find-page.ts';
import type { Block, Page, PageText, RichText } from './page.ts';

let pages: readonly Page[];
beforeAll(async () => {
  const folder = join(import.meta.dirname, '..', '..', 'content', 'pages');
  pages = allPages(await compilePages({ folder, content: await testContent() }));
});

/** What is said in one piece: a paragraph, an item of a list, a note, an answer, a caption. */
interface Piece {
  of: string;
  words: RichText;
}

function piecesOf({ sections }: PageText): Piece[] {
  return sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block, index) =>
      wordsOf(block).map((words, place) => ({ of: `${id} ${index} ${place}`, words })),
    ),
  );
}

function wordsOf(block: Block): readonly RichText[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'questions':
      return block.questions.map(({ answer }) => answer);
    case 'figure':
      return [block.text, block.caption];
    case 'people':
      return block.people.map(({ text }) => text);
    case 'recipe':
      return [];
  }
}

function sourcesIn(words: RichText): number[] {
  return words.flatMap(({ source }) => source ?? []);
}

test('a sentence names the same studies in every language', () => {
  for (const { key, texts } of pages) {
    const named = (text: PageText) =>
      piecesOf(text).map(({ of, words }) => `${key} ${of}: ${sourcesIn(words).join(' ')}`);
    expect(named(texts.es)).toEqual(named(texts.en));
    expect(named(texts.sv)).toEqual(named(texts.en));
  }
});

test('sources are listed in the order in which a reader meets them', () => {
  for (const { key, texts } of pages) {
    const said = [...texts.en.short, ...piecesOf(texts.en).map(({ words }) => words)];
    const met = [...new Set(said.flatMap(sourcesIn))];
    expect([key, met]).toEqual([key, met.toSorted((one, other) => one - other)]);
  }
});

test('every source is named by a sentence of its page', () => {
  for (const { key, sources, texts } of pages) {
    const named = new Set(piecesOf(texts.en).flatMap(({ words }) => sourcesIn(words)));
    const unnamed = sources.filter((_source, index) => !named.has(index + 1));
    expect([key, unnamed.map(({ id }) => id)]).toEqual([key, []]);
  }
});

/** Words of what food does to a body, of how that was found out, and of how sure it is. */
const claims =
  /\b(?:trials?|studies|meta-analys[ei]s|forums?|remission|LDL|HDL|cholesterol|lipids|ketoacidosis|blood sugar|blood pressure|dose|medicine|medication|headache|appetite|stroke|heart disease|deaths|kidneys?|muscle|glycogen|lost|lose|eat(?:s|en|ing)? (?:\d+ percent )?more energy|(?:more|less|fewer) (?:people|hunger|energy))\b|\bate\b/i;

/** What these say is no effect of food: whom to ask, what we do, or where it is told with its study. */
const noClaims: Record<string, string> = {
  'about promise': 'What we promise.',
  'experts how': 'How a guide is reviewed.',
  'experts people': 'What somebody looks at.',
  'moderateGuide evidence 1': 'Whom to ask about the level.',
  'proResources before 0 3': 'What to agree on with a patient.',
  'eating-out after 0': 'A fast is named, and not recommended.',
};

test('what is said of health names its study where it is said', () => {
  const unnamed = pages.flatMap(({ key, texts }) =>
    piecesOf(texts.en).flatMap(({ of, words }) => {
      const text = words.map((run) => run.text).join('');
      const isNamed = sourcesIn(words).length > 0;
      return claims.test(text) && !isNamed ? [`${key} ${of}: ${text}`] : [];
    }),
  );
  expect(
    unnamed.filter((each) => !Object.keys(noClaims).some((of) => each.startsWith(of))),
  ).toEqual([]);
  // A reason is kept only while it is needed.
  expect(
    Object.keys(noClaims).filter((of) => !unnamed.some((each) => each.startsWith(of))),
  ).toEqual([]);
});
