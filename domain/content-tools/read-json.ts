import { refusal, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import type { ForeignProblem } from './foreign-recipe.ts';

/** The reason names the line, counted from the file's first. */
export function readJson(args: {
  text: string;
  firstLine?: number;
}): Result<unknown, ForeignProblem> {
  const { text, firstLine = 1 } = args;
  try {
    return success(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = firstLine + text.slice(0, position).split('\n').length - 1;
    return refusal({ line, message: `This is not readable JSON (${message}).` });
  }
}
