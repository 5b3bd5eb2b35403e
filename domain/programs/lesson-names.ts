import { lessonsOf, type Program } from './program.ts';

/** Every lesson as other content names it: `first-steps/where-carbs-hide`. */
export function lessonNamesOf(programs: readonly Program[]): ReadonlySet<string> {
  return new Set(
    programs.flatMap((program) => lessonsOf(program).map(({ id }) => lessonName({ program, id }))),
  );
}

export function lessonName({ program, id }: { program: Program; id: string }): string {
  return `${program.key}/${id}`;
}
