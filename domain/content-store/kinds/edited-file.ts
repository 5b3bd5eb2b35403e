import type { FileProblem } from '../../../lib/file-problem.ts';
import type { Remark, RemarkLevel } from './remark.ts';

/** A file as an editor's fields make it. */
export interface EditedFile {
  /** With its folder in content/: `meal-plans/gentle-start.yaml`. */
  readonly name: string;
  readonly text: string;
  /** The field of each line, the first line first. */
  readonly fields: readonly string[];
}

/** A line of a file, and the field it says. */
export type FileLine = Readonly<{ text: string; field: string }>;

export function fileOf(name: string, lines: readonly FileLine[]): EditedFile {
  return {
    name,
    text: `${lines.map(({ text }) => text.trimEnd()).join('\n')}\n`,
    fields: lines.map(({ field }) => field),
  };
}

/** What is wrong with a file, at the field that its line says. */
export function remarkOf(args: { files: readonly EditedFile[]; level: RemarkLevel }) {
  return ({ file, line, message }: FileProblem): Remark => {
    const found = args.files.find(({ name }) => name === file);
    return { field: found?.fields[(line ?? 1) - 1] ?? 'title.en', level: args.level, message };
  };
}
