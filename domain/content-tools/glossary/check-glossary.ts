import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '../../../lib/file-problem.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import { wordFinder } from './avoided-words.rules.ts';
import { parseGlossary } from './glossary.ts';
import type { Glossary, TranslatedLanguage } from './glossary.ts';
import { textsOfCsv, textsOfYaml } from './translated-texts.ts';
import type { TranslatedText } from './translated-texts.ts';

const translatedLanguages: readonly TranslatedLanguage[] = ['es', 'sv'];

/**
 * Words the glossaries of a content folder ask to avoid, in all that members read of it: recipes,
 * foods, meal plans, pages, programs and the messages of the app beside it. A folder without a glossary
 * may use any words.
 */
export async function glossaryProblems(folder: string): Promise<readonly FileProblem[]> {
  const found = await Promise.all(
    translatedLanguages.map(async (language) => {
      const source = await readSource(join(folder, 'glossary', `${language}.yaml`));
      if (source === null) return [];
      const glossary = parseGlossary({ source, language });
      return [...glossary.problems, ...(await problemsOfFolder({ folder, glossary }))];
    }),
  );
  return found.flat();
}

type Reader = (source: SourceFile) => readonly TranslatedText[];
type Place = Readonly<{ folder: string; ending: string; read: Reader }>;

async function problemsOfFolder(args: {
  folder: string;
  glossary: Glossary;
}): Promise<readonly FileProblem[]> {
  const find = wordFinder(args.glossary);
  const places = placesOf({ folder: args.folder, language: args.glossary.language });
  const found = await Promise.all(
    places.map(async ({ folder, ending, read }) => {
      const sources = await readSources({ folder, ending });
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

function placesOf(args: { folder: string; language: TranslatedLanguage }): readonly Place[] {
  const { folder, language } = args;
  const read: Reader = (source) => textsOfYaml({ source });
  const translation = `.${language}.yaml`;
  return [
    { folder: join(folder, 'recipes'), ending: translation, read },
    { folder: join(folder, 'pages'), ending: translation, read },
    { folder: join(folder, 'programs'), ending: translation, read },
    {
      folder: join(folder, 'meal-plans'),
      ending: '.yaml',
      read: (source) => textsOfYaml({ source, under: language }),
    },
    {
      folder: join(folder, 'foods'),
      ending: 'foods.csv',
      read: (source) => textsOfCsv({ source, language }),
    },
    { folder: join(folder, '..', 'i18n', 'messages', language), ending: '.json', read },
  ];
}

async function readSources(args: {
  folder: string;
  ending: string;
}): Promise<readonly SourceFile[]> {
  const names = await readdir(args.folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(args.ending)).toSorted();
  const sources = await Promise.all(files.map((name) => readSource(join(args.folder, name))));
  return sources.flatMap((source) => source ?? []);
}

/** Null where there is no such file. */
async function readSource(file: string): Promise<SourceFile | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : { file, text };
}
