import type { ErrorReport } from '../../domain/operations/server-report.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A server that fails all the time keeps the last of them, and says that there were more. */
const mostKept = 1000;
const mostTold = 10;
const errorLevel = 50;

interface Noted {
  readonly happenedAt: Date;
  readonly what: string;
}

/** What this process wrote down as errors in the last 24 hours: which, and how often, never whose. */
export class ErrorBook {
  readonly #errors: Noted[] = [];

  /** As the log is called: an object with what is known, and words. */
  note(level: number, [known, words]: readonly unknown[], happenedAt: Date): void {
    if (level < errorLevel) return;
    const said = typeof known === 'string' ? known : words;
    const what = [typeof said === 'string' ? said : 'error', nameOf(known)].filter(Boolean);
    this.#errors.push({ happenedAt, what: what.join(': ') });
    if (this.#errors.length > mostKept) this.#errors.shift();
  }

  /** By kind, the last one first. */
  list(now: Date): readonly ErrorReport[] {
    const since = now.getTime() - dayMs;
    const kinds = new Map<string, ErrorReport>();
    for (const { what, happenedAt } of this.#errors) {
      if (happenedAt.getTime() < since) continue;
      const count = (kinds.get(what)?.count ?? 0) + 1;
      kinds.set(what, { what, count, lastAt: happenedAt });
    }
    return [...kinds.values()]
      .toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
      .slice(0, mostTold);
  }
}

/** A code, a job or the kind of an error. Its message may name somebody and stays in the log. */
function nameOf(known: unknown): string | undefined {
  if (typeof known !== 'object' || known === null) return undefined;
  const { code, job, err } = known as { code?: unknown; job?: unknown; err?: unknown };
  const named = [code, job].find((each) => typeof each === 'string');
  return typeof named === 'string' ? named : err instanceof Error ? err.name : undefined;
}
