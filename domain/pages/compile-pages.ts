import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { placeholdersIn } from '../../lib/fill-placeholders.ts';
import { languages, perLanguage, type Language, type PerLanguage } from '../../lib/language.ts';
import { placeholders } from './page-values.rules.ts';
import {
  addressedTextsSchema,
  factsSchema,
  textsSchema,
  type FileBlock,
  type FileTexts,
  type PageFacts,
} from './page-file.ts';
import { expectOwnAddresses } from './find-page.ts';
import { isAddedPageKey, isPageKey, pageFileName, pageKeys } from './page-keys.rules.ts';
import type { Block, Page, Pages, PageText, RichText } from './page.ts';
import { pageTarget } from './page-target.ts';
import { parseRichText } from './parse-rich-text.ts';

/** What a page may name. */
export interface PageSurroundings {
  content: {
    recipesById: ReadonlyMap<string, unknown>;
    foodsById: ReadonlyMap<string, unknown>;
  };
}

/**
 * The pages of `content/pages` in every language. Throws where one is missing or malformed, says other
 * things in another language, has the address of another one, or names a dish, food, source or address
 * that does not exist.
 */
export async function compilePages({
  folder,
  content,
}: PageSurroundings & { folder: string }): Promise<Pages> {
  const keys = [...pageKeys, ...(await addedKeys(folder))];
  const pages = await Promise.all(
    keys.map(async (key) => {
      const sources = await readTexts({ folder, key });
      return [key, compilePage({ key, sources, content })] as const;
    }),
  );
  expectOwnAddresses(pages.map(([, page]) => page));
  return Object.fromEntries(pages) as Pages;
}

/** Pages that have no screen: their English files are called by their addresses. */
async function addedKeys(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  const added = names.map((name) => name.replace(/\.yaml$/, '')).filter(isAddedPageKey);
  const known = [...pageKeys, ...added].flatMap((key) =>
    languages.map((language) => pageFileName(key, language)),
  );
  const others = names.filter((name) => !known.includes(name));
  if (others.length > 0) throw new Error(`${folder}: no page is written in ${others.join(', ')}.`);
  return added;
}

/** A page of what its files say. Throws as `compilePages` does. */
export function compilePage(
  args: PageSurroundings & { key: string; sources: PerLanguage<string> },
): Page {
  const { key, sources } = args;
  const { facts, ...english } = parseFile({ key, language: 'en', source: sources.en });
  const page = factsSchema.parse(facts);
  expectKnownThings({ page, ...args });
  const written: PerLanguage<FileTexts> = {
    en: textsSchema.parse(english),
    es: translationSchema(key).parse(parseFile({ key, language: 'es', source: sources.es })),
    sv: translationSchema(key).parse(parseFile({ key, language: 'sv', source: sources.sv })),
  };
  expectKnownCards({ written: written.en, ...args });
  for (const language of languages) {
    if (outlineOf(written[language]) === outlineOf(written.en)) continue;
    throw new Error(`${pageFileName(key, language)} has other parts than the English page.`);
  }
  return {
    key,
    slugs: isPageKey(key) ? null : perLanguage((language) => written[language].slug ?? key),
    kind: page.kind,
    reviewedOn: page.reviewed,
    checked: page.checked,
    picture: page.picture,
    recipes: page.recipes,
    sources: Object.entries(page.sources).map(([id, source]) => ({ id, ...source })),
    texts: perLanguage((language) => pageText({ written: written[language], page })),
  };
}

/** A page without a screen says its address in each language but English. */
function translationSchema(key: string) {
  return isPageKey(key) ? textsSchema : addressedTextsSchema;
}

async function readTexts(args: { folder: string; key: string }): Promise<PerLanguage<string>> {
  const read = (language: Language) =>
    readFile(join(args.folder, pageFileName(args.key, language)), 'utf8');
  const [en, es, sv] = await Promise.all([read('en'), read('es'), read('sv')]);
  return { en, es, sv };
}

interface SourceOfFile {
  key: string;
  language: Language;
  source: string;
}

function parseFile({ key, language, source }: SourceOfFile): Record<string, unknown> {
  const file = pageFileName(key, language);
  for (const name of placeholdersIn(source)) {
    if (!placeholders.some((known) => known === name)) {
      throw new Error(`${file}: nothing is known of {${name}}.`);
    }
  }
  return parse(source) as Record<string, unknown>;
}

function expectKnownThings({
  page,
  key,
  content,
}: PageSurroundings & { page: PageFacts; key: string }): void {
  const recipes = [page.picture, ...page.recipes].filter((id) => !content.recipesById.has(id));
  const foods = Object.values(page.figures)
    .flatMap(foodsOfFigure)
    .filter((id) => !content.foodsById.has(id));
  expectNone({ key, unknown: [...recipes, ...foods] });
}

function foodsOfFigure(figure: PageFacts['figures'][string]): readonly string[] {
  if (figure.kind === 'foods') return figure.foods;
  return figure.kind === 'servings' ? figure.servings.map(({ food }) => food) : [];
}

function expectKnownCards(args: PageSurroundings & { written: FileTexts; key: string }): void {
  const { written, key, content } = args;
  const blocks = written.sections.flatMap((section) => section.blocks);
  const unknown = blocks
    .flatMap((block) => (typeof block === 'object' && 'recipe' in block ? block.recipe : []))
    .filter((id) => !content.recipesById.has(id));
  expectNone({ key, unknown });
}

function expectNone({ key, unknown }: { key: string; unknown: readonly string[] }): void {
  if (unknown.length === 0) return;
  throw new Error(`${pageFileName(key, 'en')} names what does not exist: ${unknown.join(', ')}.`);
}

/** Which parts there are, of which kind and how many: no language may leave one out quietly. */
function outlineOf({ short, sections }: FileTexts): string {
  const parts = sections.map(({ id, blocks }) => `${id}(${blocks.map(outlineOfBlock).join(' ')})`);
  return `${short.length} ${parts.join(' ')}`;
}

function outlineOfBlock(block: FileBlock): string {
  if (typeof block === 'string') return 'text';
  if ('list' in block) return `list${block.list.length}`;
  if ('steps' in block) return `steps${block.steps.length}`;
  if ('note' in block) return `note-${block.tone}`;
  if ('questions' in block) return `questions${block.questions.length}`;
  if ('people' in block) {
    return `people(${block.people.map(({ real }) => (real ? 'real' : 'sample')).join(' ')})`;
  }
  if ('recipe' in block) return `recipe-${block.recipe}`;
  return `figure-${block.figure}-${Object.keys(block.lanes).join('+')}`;
}

interface Writing {
  written: FileTexts;
  page: PageFacts;
}

function pageText({ written, page }: Writing): PageText {
  const sourceIds = Object.keys(page.sources);
  const rich = (text: string) => richText(text, sourceIds);
  return {
    title: written.title,
    lead: written.lead,
    description: written.description ?? written.lead,
    short: written.short.map(rich),
    sections: written.sections.map(({ id, title, blocks }) => ({
      id,
      title,
      blocks: blocks.map((block) => compileBlock({ block, page, rich })),
    })),
  };
}

function richText(text: string, sourceIds: readonly string[]): RichText {
  const runs = parseRichText(text, sourceIds);
  for (const { target } of runs) {
    if (target === null || pageTarget(target, 'en') !== null) continue;
    throw new Error(`"${target}" in a page is no screen.`);
  }
  return runs;
}

interface BlockToCompile {
  block: FileBlock;
  page: PageFacts;
  rich: (text: string) => RichText;
}

function compileBlock({ block, page, rich }: BlockToCompile): Block {
  if (typeof block === 'string') return { kind: 'paragraph', text: rich(block) };
  if ('list' in block) return { kind: 'list', items: block.list.map(rich), isNumbered: false };
  if ('steps' in block) return { kind: 'list', items: block.steps.map(rich), isNumbered: true };
  if ('note' in block) {
    return { kind: 'note', tone: block.tone, title: block.title, text: rich(block.note) };
  }
  if ('questions' in block) {
    const questions = block.questions.map(({ question, answer }) => ({
      question,
      answer: rich(answer),
    }));
    return { kind: 'questions', questions };
  }
  if ('people' in block) {
    const people = block.people.map((person) => ({ ...person, text: rich(person.text) }));
    return { kind: 'people', people };
  }
  if ('recipe' in block) return { kind: 'recipe', recipeId: block.recipe };
  const data = page.figures[block.figure];
  if (data === undefined) throw new Error(`"${block.figure}" is no figure of the page.`);
  const { title, lanes } = block;
  expectLanesNamed({ data, lanes });
  return {
    kind: 'figure',
    title,
    text: rich(block.text),
    caption: rich(block.caption),
    data,
    lanes,
  };
}

function expectLanesNamed({
  data,
  lanes,
}: {
  data: PageFacts['figures'][string];
  lanes: Record<string, unknown>;
}): void {
  if (data.kind !== 'days') return;
  const unnamed = data.lanes.filter(({ id }) => !(id in lanes));
  if (unnamed.length > 0) throw new Error(`A figure names no words for ${unnamed[0]?.id}.`);
}
