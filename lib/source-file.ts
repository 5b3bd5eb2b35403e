/** A file an editor wrote: the name people know it by, and what is in it. */
export type SourceFile = Readonly<{ file: string; text: string }>;
