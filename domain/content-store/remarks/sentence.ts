/** A sentence of the content check, with what stands for it in the workspace. */
export interface Sentence {
  readonly code: string;
  /** As the check says it on the command line, with `{name}` where it puts something in. */
  readonly check: string;
  /** For who does not know the files; the check's own where it is left out. */
  readonly en?: string;
  readonly es: string;
  readonly sv: string;
}

export interface Parameter {
  readonly name: string;
  readonly value: string;
}
