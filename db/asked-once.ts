import { AsyncLocalStorage } from 'node:async_hooks';

export interface AskedStatement {
  text: string;
  params: readonly unknown[];
  rowMode: string;
}

/**
 * Of an operation that only reads: what the database answered, by statement; null once it is over or has
 * written after all. */
interface Reading {
  answers: Map<string, Promise<unknown>> | null;
}

const ofOperation = new AsyncLocalStorage<Reading>();

/** Reads, and nothing that waits for a turn or is told to others. */
const read = /^select (?!.*(?: for update|\bpg_|nextval))/is;

/**
 * While it reads, a statement that was asked before with the same parameters is not sent again: parts
 * of an answer ask for the same rows, each for itself. Once it has written, it asks for everything anew.
 */
export function reading<Result>(run: () => Promise<Result>): Promise<Result> {
  const current: Reading = { answers: new Map() };
  // What it began and left behind asks anew.
  return ofOperation.run(current, run).finally(() => (current.answers = null));
}

/** Sends a statement outside of transactions, unless it was answered already. */
export function askOnce<Answer>(
  statement: AskedStatement,
  send: () => Promise<Answer>,
  /** For a statement that only reads, of an operation that only reads. */
  sendReading: () => Promise<Answer> = send,
): Promise<Answer> {
  const answers = ofOperation.getStore()?.answers;
  if (!answers) return send();
  if (!read.test(statement.text)) {
    forgetAnswers();
    return send();
  }
  const key = keyOf(statement);
  const known = answers.get(key) as Promise<Answer> | undefined;
  if (known !== undefined) return known;
  const answer = sendReading();
  answers.set(key, answer);
  return answer;
}

/** A transaction may write. */
export function forgetAnswers(): void {
  const current = ofOperation.getStore();
  if (current !== undefined) current.answers = null;
}

/** The reading that sends nothing twice, for who counts what is sent; null outside of one. */
export function readingNow(): object | null {
  const current = ofOperation.getStore();
  return current?.answers ? current : null;
}

function keyOf({ text, params, rowMode }: AskedStatement): string {
  return `${rowMode} ${JSON.stringify(params)} ${text}`;
}
