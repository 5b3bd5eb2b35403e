import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages, perLanguage, type PerLanguage } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
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
  content: Pick<ContentIndex, 'recipesById'>;
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
  return { plans, problems: [...problems, ...sameSlugs({ plans, folder })] };
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
  readonly bySlug: PerLanguage<ReadonlyMap<string, ThemedPlan>>;
}

export function indexThemedPlans(plans: readonly ThemedPlan[]): ThemedPlanIndex {
  return {
    plans,
    byId: new Map(plans.map((plan) => [plan.id, plan])),
    bySlug: perLanguage((language) => {
      return new Map(plans.map((plan) => [plan.texts[language].slug, plan]));
    }),
  };
}
