/** How long a line of everyday may wait for others. */
const longestWaitMs = 100;
const mostCharacters = 64_000;
/** How the lines begin that may wait: of the level info and below. */
const everyday = /^\{"level":[123]0,/;

/**
 * Writes log lines together, since each write of its own costs as much as the rest of logging. What
 * warns or failed is written at once, with all that came before it, and nothing is kept at the end.
 */
export class LogOutput {
  readonly #out: (text: string) => void;
  #waiting = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(out: (text: string) => void = (text) => void process.stdout.write(text)) {
    this.#out = out;
  }

  write(line: string): void {
    this.#waiting += line;
    if (!everyday.test(line) || this.#waiting.length >= mostCharacters) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), longestWaitMs).unref();
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const text = this.#waiting;
    this.#waiting = '';
    if (text !== '') this.#out(text);
  }
}

/** What all servers of this process write to. */
export const standardOutput = new LogOutput();
process.once('exit', () => standardOutput.flush());
