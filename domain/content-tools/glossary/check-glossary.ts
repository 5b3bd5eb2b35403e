import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages } from '../../../lib/language.ts';
import type { Language } from '../../../lib/language.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { wordFinder } from './avoided-words.rules.ts';
import { parseGlossary } from './glossary.ts';
import type { Glossary } from './glossary.ts';
import { textsOfCsv, textsOfYaml } from './translated-texts.ts';
import type { TranslatedText } from './translated-texts.ts';

/** What an English file holds besides its words: ids of foods and recipes, names of drawings. */
const idsOfEnglishFiles = [
  'uses',
  'art',
  'family',
  'cuisine',
  'dish',
  'meals',
  'facts',
  'cover',
  'mealPlan',
  'mealPlans',
  'days',
  'risks',
  'vouched',
  'cooked',
  'video',
  'recipe',
  'picture',
  'lesson',
] as const;

/**
 * Words the glossaries of a content folder ask to avoid, in all that members read of it: recipes,
 * foods, meal plans, pages, terms, programs, videos and the messages of the app beside it. A folder without a glossary
 * may use any words.
 */
export async function glossaryProblems(folder: string): Promise<readonly FileProblem[]> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const source = await readSource(join(folder, 'glossary', `${language}.yaml`));
      if (source === null) return [];
      const glossary = parseGlossary({ source, language });
      return [...glossary.problems, ...(await problemsOfFolder({ folder, glossary }))];
    }),
  );
  return found.flat();
}

type Reader = (source: SourceFile) => readonly TranslatedText[];
type Place = Readonly<{ folder: string; named: RegExp; read: Reader }>;

async function problemsOfFolder(args: {
  folder: string;
  glossary: Glossary;
}): Promise<readonly FileProblem[]> {
  const find = wordFinder(args.glossary);
  const places = placesOf({ folder: args.folder, language: args.glossary.language });
  const found = await Promise.all(
    places.map(async ({ folder, named, read }) => {
      const sources = await readSources({ folder, named });
      return sources.flatMap((source) =>
        read(source).flatMap(({ text, lineAt }) =>
          find(text).map(({ words, use, index }) => ({
            file: source.file,
            line: lineAt(index),
            message: `Write "${use}" instead of "${words}".`,
          })),
        ),
      );
    }),
  );
  return found.flat();
}

function placesOf(args: { folder: string; language: Language }): readonly Place[] {
  const { folder, language } = args;
  const read: Reader = (source) =>
    textsOfYaml({ source, besides: language === 'en' ? idsOfEnglishFiles : [] });
  const translation = language === 'en' ? /^[^.]+\.yaml$/ : new RegExp(`\\.${language}\\.yaml$`);
  return [
    { folder: join(folder, 'recipes'), named: translation, read },
    { folder: join(folder, 'pages'), named: translation, read },
    { folder: join(folder, 'legal'), named: translation, read },
    { folder: join(folder, 'programs'), named: translation, read },
    { folder: join(folder, 'videos'), named: translation, read },
    {
      folder: join(folder, 'meal-plans'),
      named: /\.yaml$/,
      read: (source) => textsOfYaml({ source, under: language }),
    },
    {
      folder: join(folder, 'foods'),
      named: /foods\.csv$/,
      read: (source) => textsOfCsv({ source, language }),
    },
    { folder: join(folder, '..', 'i18n', 'messages', language), named: /\.json$/, read },
  ];
}

async function readSources(args: {
  folder: string;
  named: RegExp;
}): Promise<readonly SourceFile[]> {
  const names = await readdir(args.folder).catch(() => []);
  const files = names.filter((name) => args.named.test(name)).toSorted();
  const sources = await Promise.all(files.map((name) => readSource(join(args.folder, name))));
  return sources.flatMap((source) => source ?? []);
}

/** Null where there is no such file. */
async function readSource(file: string): Promise<SourceFile | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : { file, text };
}
