import { languages, type Language } from '../../../lib/language.ts';
import { writeBlocks } from '../../pages/blocks-text.rules.ts';
import { writeFigure } from '../../pages/figure-text.rules.ts';
import type { FileBlock } from '../../pages/page-file.ts';
import type { Block, FigureData, Page, RichText } from '../../pages/page.ts';
import { writeRichText } from '../../pages/write-rich-text.ts';
import type { Fields } from '../documents/document.rules.ts';
import { sourceFields } from '../documents/source-fields.ts';

type Field = readonly [name: string, value: string];

/** A page as its editor changes it. The blocks of a section are one text in each language. */
export function fieldsOfPage(page: Page): Fields {
  const figures = figuresOf(page);
  const fields: Field[] = [
    ['kind', page.kind],
    ['reviewed', page.reviewedOn],
    ['checkedBy', page.checked?.by ?? ''],
    ['checkedOn', page.checked?.on ?? ''],
    ['picture', page.picture],
    ['recipes', page.recipes.join(' ')],
    ['sources', page.sources.map(({ id }) => id).join(' ')],
    ...sourceFields(page.sources),
    ['figures', figures.map(({ id }) => id).join(' ')],
    ...figures.map(({ id, data }): Field => [`figure.${id}.data`, writeFigure(data)]),
    ['shorts', page.texts.en.short.map((_, index) => `s${index + 1}`).join(' ')],
    ['sections', page.texts.en.sections.map(({ id }) => id).join(' ')],
    ...languages.flatMap((language) => textFields({ page, language, figures })),
  ];
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

interface NamedFigure {
  readonly id: string;
  readonly data: FigureData;
}

/** A compiled page does not say what its figures were called; they are called by their kind here. */
function figuresOf(page: Page): readonly NamedFigure[] {
  const blocks = page.texts.en.sections.flatMap((section) => section.blocks);
  const data = [...new Set(blocks.flatMap((block) => (block.kind === 'figure' ? block.data : [])))];
  return data.map((each, index) => {
    const before = data.slice(0, index).filter(({ kind }) => kind === each.kind).length;
    return { id: before === 0 ? each.kind : `${each.kind}${before + 1}`, data: each };
  });
}

function textFields(args: {
  page: Page;
  language: Language;
  figures: readonly NamedFigure[];
}): readonly Field[] {
  const { page, language, figures } = args;
  const { title, lead, description, short, sections } = page.texts[language];
  const write = (text: RichText) => writeRichText(text, page.sources);
  return [
    [`title.${language}`, title],
    [`lead.${language}`, lead],
    [`description.${language}`, description === lead ? '' : description],
    [`slug-${language}`, language === 'en' ? '' : (page.slugs?.[language] ?? '')],
    ...short.map((text, index): Field => [`short.s${index + 1}.text.${language}`, write(text)]),
    ...sections.flatMap((section): Field[] => [
      [`section.${section.id}.title.${language}`, section.title],
      [
        `section.${section.id}.body.${language}`,
        writeBlocks(section.blocks.map((block) => fileBlock({ block, write, figures }))),
      ],
    ]),
  ];
}

function fileBlock(args: {
  block: Block;
  write: (text: RichText) => string;
  figures: readonly NamedFigure[];
}): FileBlock {
  const { block, write, figures } = args;
  switch (block.kind) {
    case 'paragraph':
      return write(block.text);
    case 'list':
      return block.isNumbered
        ? { steps: block.items.map(write) }
        : { list: block.items.map(write) };
    case 'note':
      return { note: write(block.text), title: block.title, tone: block.tone };
    case 'questions':
      return {
        questions: block.questions.map(({ question, answer }) => ({
          question,
          answer: write(answer),
        })),
      };
    case 'people':
      return { people: block.people.map((person) => ({ ...person, text: write(person.text) })) };
    case 'recipe':
      return { recipe: block.recipeId };
    case 'figure': {
      const { title, text, caption, data, lanes } = block;
      const named = figures.find((each) => JSON.stringify(each.data) === JSON.stringify(data));
      const figure = named?.id ?? data.kind;
      return { figure, title, text: write(text), caption: write(caption), lanes };
    }
  }
}
