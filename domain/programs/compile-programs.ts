import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '../../lib/file-problem.ts';
import { languages, type Language, type PerLanguage } from '../../lib/language.ts';
import {
  indexBySlug,
  noFormerSlugs,
  type FormerSlugsOf,
  type SlugIndex,
} from '../../lib/slug-index.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import { formerSlugProblems } from '../recipes/files/parse-former-slugs.ts';
import { parseProgram, type ProgramSources, type ProgramSurroundings } from './parse-program.ts';
import type { Program } from './program.ts';

export interface CompiledPrograms {
  /** The shortest first. */
  readonly programs: readonly Program[];
  /** Why programs were left out. */
  readonly problems: readonly FileProblem[];
}

const extension = '.yaml';
const translation = /\.(es|sv)\.yaml$/;

/** Every program of `content/programs`; one with a mistake is named and left out. */
export async function compilePrograms(
  args: ProgramSurroundings & {
    folder: string;
    content: Pick<ContentIndex, 'recipesById' | 'formerSlugs'>;
  },
): Promise<CompiledPrograms> {
  const { folder } = args;
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension)).toSorted();
  const keys = names
    .filter((name) => !translation.test(name))
    .map((name) => name.slice(0, -extension.length));
  const parsed = await Promise.all(
    keys.map(async (key) => {
      const missing = missingFiles({ folder, key, names });
      if (missing.length > 0) return { program: null, problems: missing };
      return parseProgram({ ...args, ...(await readSources({ folder, key })) });
    }),
  );
  const programs = parsed
    .flatMap(({ program }) => program ?? [])
    .toSorted((left, right) => left.weeks.length - right.weeks.length);
  const problems = parsed.flatMap((each) => each.problems);
  const former = args.content.formerSlugs.programs;
  const ids = new Set(programs.map(({ key }) => key));
  const ofSlugs = [...sameSlugs({ programs, folder }), ...formerSlugProblems({ former, ids })];
  return { programs, problems: [...problems, ...ofSlugs] };
}

async function readSources(args: { folder: string; key: string }): Promise<ProgramSources> {
  const read = async (language: keyof PerLanguage<unknown>) => {
    const file = join(args.folder, fileName({ ...args, language }));
    return { file, text: await readFile(file, 'utf8') };
  };
  const [en, es, sv] = await Promise.all([read('en'), read('es'), read('sv')]);
  return { key: args.key, files: { en, es, sv } };
}

function fileName(args: { key: string; language: keyof PerLanguage<unknown> }): string {
  const { key, language } = args;
  return language === 'en' ? `${key}${extension}` : `${key}.${language}${extension}`;
}

function missingFiles(args: {
  folder: string;
  key: string;
  names: readonly string[];
}): FileProblem[] {
  const { folder, key, names } = args;
  return languages
    .map((language) => fileName({ key, language }))
    .filter((name) => !names.includes(name))
    .map((name) => ({ file: join(folder, name), line: null, message: 'The file is missing.' }));
}

function sameSlugs(args: { programs: readonly Program[]; folder: string }): FileProblem[] {
  return languages.flatMap((language) => {
    const bySlug = Map.groupBy(args.programs, ({ texts }) => texts[language].slug);
    return [...bySlug].flatMap(([slug, [, ...others]]) =>
      others.map(({ key }) => ({
        file: join(args.folder, fileName({ key, language })),
        line: null,
        message: `Another program has the slug "${slug}".`,
      })),
    );
  });
}

/** Programs as links and rows name them. */
export interface ProgramIndex {
  /** Those that may be begun. */
  readonly programs: readonly Program[];
  /** With those that editors took away: who follows one of them comes to its end. */
  readonly byKey: ReadonlyMap<string, Program>;
  /** By what they are called, and by what they were called before. */
  readonly bySlug: SlugIndex<Program>;
  /** Whether it may be begun. */
  readonly isOffered: (key: string) => boolean;
}

export function indexPrograms(args: {
  programs: readonly Program[];
  takenAway?: readonly Program[];
  /** Each with the key of its program. */
  former?: FormerSlugsOf;
}): ProgramIndex {
  const { programs, takenAway = [], former = noFormerSlugs } = args;
  // What is offered has its address before what was taken away.
  const all = [...programs, ...takenAway];
  const offered = new Set(programs.map(({ key }) => key));
  const slugOf = ({ texts }: Program, language: Language) => texts[language].slug;
  return {
    programs,
    byKey: new Map(all.toReversed().map((program) => [program.key, program])),
    bySlug: indexBySlug({ items: all, idOf: ({ key }) => key, slugOf, former }),
    isOffered: (key) => offered.has(key),
  };
}
