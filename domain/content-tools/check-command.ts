import { formatFileProblem } from '../../lib/file-problem.ts';
import { checkContent } from './checks/check-content.ts';
import type { CommandLine } from './command-line.ts';

export async function checkCommand({ names, folder }: CommandLine): Promise<number> {
  const { content, problems, warnings } = await checkContent(names[0] ?? folder);
  for (const problem of problems) console.log(formatFileProblem(problem));
  for (const warning of warnings) console.log(`warning: ${formatFileProblem(warning)}`);
  const { recipes, foods } = content;
  console.log(`Recipes: ${recipes.length}. Foods: ${foods.length}. Problems: ${problems.length}.`);
  return problems.length === 0 ? 0 : 1;
}
