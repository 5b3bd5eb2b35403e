import { z } from 'zod';

/** Why a file cannot be read, in words: the first thing to put right. */
export function wordsOf(error: unknown): string {
  if (error instanceof z.ZodError) return issueWords(error.issues[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Everything that is wrong where a file is filled in otherwise, each with its place. */
export function issuesOf(error: unknown): readonly ToldIssue[] {
  if (!(error instanceof z.ZodError)) return [];
  return error.issues.map((issue) => ({ path: issue.path, message: issueWords(issue) }));
}

interface ToldIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Where in the file it is; nothing where no part of it is meant. */
export function pathOf(error: unknown): readonly PropertyKey[] {
  return error instanceof z.ZodError ? (error.issues[0]?.path ?? []) : [];
}

/** What comes after the first is often the same. */
function issueWords(issue: z.core.$ZodIssue | undefined): string {
  const deepest = deepestOf(issue);
  if (deepest?.code === 'too_small') {
    const { origin, minimum } = deepest;
    return origin === 'array' && minimum > 1
      ? `There is too little here: ${minimum} at least.`
      : 'A text is missing here.';
  }
  if (deepest?.code === 'invalid_type') return 'A text is missing here.';
  return `This is filled in another way: ${deepest?.path.join(' ') ?? ''}.`;
}

/** A block may be one of several kinds: what stands in the way of the likeliest one is told. */
function deepestOf(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const likeliest = issue.errors.find((issues) => issues.some(({ code }) => code === 'too_small'));
  return likeliest === undefined ? issue : deepestOf(likeliest[0]);
}
