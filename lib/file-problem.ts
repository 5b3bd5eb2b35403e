/** What is wrong in a file an editor wrote, in a plain sentence. */
export type FileProblem = Readonly<{
  file: string;
  /** Counted from 1; null when the whole file is meant. */
  line: number | null;
  message: string;
}>;

export function formatFileProblem({ file, line, message }: FileProblem): string {
  return line === null ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}
