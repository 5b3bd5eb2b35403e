import { createStackParser, type StackFrame } from '@sentry/core';
import { node } from '@sentry/core/server';

const longestLine = 300;

const parse = createStackParser([90, node()]);

/**
 * The frames of a stack. Browsers send theirs, and whoever wants may send anything: the parser's time
 * grows with the cube of a line of spaces, so lines are short and hold no two spaces in a row.
 */
export function stackFrames(stack: string): StackFrame[] {
  const lines = stack.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').slice(0, longestLine));
  return parse(lines.join('\n'));
}
