import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages, type Language } from '../../../lib/language.ts';
import {
  indexBySlug,
  noFormerSlugs,
  type FormerSlugsOf,
  type SlugIndex,
} from '../../../lib/slug-index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { formerSlugProblems } from '../../recipes/files/parse-former-slugs.ts';
import { parseThemedPlan } from './parse-themed-plan.ts';
import type { ThemedPlan } from './themed-plan.ts';

export interface CompiledThemedPlans {
  readonly plans: readonly ThemedPlan[];
  /** Why plans were left out. */
  readonly problems: readonly FileProblem[];
}

const extension = '.yaml';

/** Every plan of `content/meal-plans`; one with a mistake is named and left out. */
export async function compileThemedPlans(args: {
  folder: string;
  content: Pick<ContentIndex, 'recipesById' | 'formerSlugs'>;
}): Promise<CompiledThemedPlans> {
  const { folder, content } = args;
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension)).toSorted();
  const parsed = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const source = { file, text: await readFile(file, 'utf8') };
      return parseThemedPlan({ key: name.slice(0, -extension.length), source, content });
    }),
  );
  const plans = parsed.flatMap(({ plan }) => plan ?? []);
  const problems = parsed.flatMap((each) => each.problems);
  const former = content.formerSlugs['meal-plans'];
  const ids = new Set(plans.map(({ key }) => key));
  const ofSlugs = [...sameSlugs({ plans, folder }), ...formerSlugProblems({ former, ids })];
  return { plans, problems: [...problems, ...ofSlugs] };
}

function sameSlugs(args: { plans: readonly ThemedPlan[]; folder: string }): FileProblem[] {
  return languages.flatMap((language) => {
    const bySlug = Map.groupBy(args.plans, ({ texts }) => texts[language].slug);
    return [...bySlug].flatMap(([slug, [, ...others]]) =>
      others.map(({ key }) => ({
        file: join(args.folder, `${key}${extension}`),
        line: null,
        message: `Another plan has the slug "${slug}" in ${language}.`,
      })),
    );
  });
}

/** Themed plans as links and rows name them. */
export interface ThemedPlanIndex {
  readonly plans: readonly ThemedPlan[];
  readonly byId: ReadonlyMap<string, ThemedPlan>;
  /** By what they are called, and by what they were called before. */
  readonly bySlug: SlugIndex<ThemedPlan>;
}

export function indexThemedPlans(args: {
  plans: readonly ThemedPlan[];
  /** Each with the key of its plan. */
  former?: FormerSlugsOf;
}): ThemedPlanIndex {
  const { plans, former = noFormerSlugs } = args;
  const slugOf = ({ texts }: ThemedPlan, language: Language) => texts[language].slug;
  return {
    plans,
    byId: new Map(plans.map((plan) => [plan.id, plan])),
    bySlug: indexBySlug({ items: plans, idOf: ({ key }) => key, slugOf, former }),
  };
}
