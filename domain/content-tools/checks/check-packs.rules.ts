import type { FileProblem } from '../../../lib/file-problem.ts';
import type { CompiledContent } from '../../recipes/files/compile-content.ts';

/** It comes from the tap. */
const neverSold = 'water';

/** Foods that a recipe asks for and of which nobody noted how shops sell them. */
export function packProblems(args: {
  content: Pick<CompiledContent, 'foods' | 'recipes'>;
  file: string;
}): readonly FileProblem[] {
  const { content, file } = args;
  const used = new Set(
    content.recipes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)),
  );
  const unsold = content.foods.filter(({ id, purchase }) => {
    return used.has(id) && purchase === null && id !== neverSold;
  });
  return unsold.map(({ id }) => {
    return { file, line: null, message: `${id} is in a recipe, and no shop sells it yet.` };
  });
}
