import { join } from 'node:path';
import { compileContent, type CompiledContent } from '../files/compile-content.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'content');
let compiled: Promise<CompiledContent> | undefined;

/** The foods and recipes of this repository, compiled once for all test files of a thread. */
export function ownContent(): Promise<CompiledContent> {
  compiled ??= compileContent({ folder });
  return compiled;
}
