import { AsyncLocalStorage } from 'node:async_hooks';

export interface AskedStatement {
  text: string;
  params: readonly unknown[];
  rowMode: string;
}

/**
 * Of an operation that only reads, or of a page with all that its parts ask: what the database answered, by
 * statement; null once it is over or has written after all.
 */
interface Reading {
  answers: Map<string, Answered[]> | null;
}

/** What was answered to a statement with these parameters. */
interface Answered extends Pick<AskedStatement, 'params' | 'rowMode'> {
  answer: Promise<unknown>;
}

const ofOperation = new AsyncLocalStorage<Reading>();

/** Reads, and nothing that waits for a turn or is told to others. */
const read = /^select (?!.*(?: for update|\bpg_|nextval))/is;

/**
 * While it reads, a statement that was asked before with the same parameters is not sent again: parts
 * of an answer ask for the same rows, each for itself. Once it has written, it asks for everything anew.
 * A reading inside of another is part of it.
 */
export function reading<Result>(run: () => Promise<Result>): Promise<Result> {
  if (readingNow() !== null) return run();
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
  const { text, params, rowMode } = statement;
  const ofText = answers.get(text);
  const known = ofText?.find((each) => each.rowMode === rowMode && areSame(each.params, params));
  if (known !== undefined) return known.answer as Promise<Answer>;
  const answer = sendReading();
  const answered = { params, rowMode, answer };
  if (ofText === undefined) answers.set(text, [answered]);
  else ofText.push(answered);
  return answer;
}

/** It decides by what is so now, also where a reading around it, of a page, has asked before. */
export function writing<Result>(run: () => Promise<Result>): Promise<Result> {
  forgetAnswers();
  return run();
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

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
