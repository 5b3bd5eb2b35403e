export interface LoadOutcome {
  answered: number;
  /** Requests that were under way at the signal, or were answered, and went wrong. */
  failures: string[];
}

export interface Load {
  /** Resolves when so many requests were answered. */
  answered(count: number): Promise<void>;
  /** From here on a connection may be refused: the server is stopping. */
  expectRefusals(): void;
  /** Resolves when every loop has met a server that is gone. */
  end(): Promise<LoadOutcome>;
}

/** Browsers that ask one page after the other, each on its kept connection. */
export function startLoad({ urls, browsers }: { urls: string[]; browsers: number }): Load {
  const outcome: LoadOutcome = { answered: 0, failures: [] };
  let refusalsSince = Infinity;
  const loop = async (browser: number) => {
    for (let turn = browser; ; turn += 1) {
      const url = urls[turn % urls.length] ?? '';
      const startedAt = performance.now();
      const failure = await askFor(url);
      if (failure === null) {
        outcome.answered += 1;
        continue;
      }
      const mayBeRefused = startedAt > refusalsSince && failure.isWithoutAnswer;
      if (!mayBeRefused) outcome.failures.push(`${url}: ${failure.why}`);
      if (failure.isWithoutAnswer) return;
    }
  };
  const loops = Array.from({ length: browsers }, (_, browser) => loop(browser));
  return {
    async answered(count) {
      while (outcome.answered < count && outcome.failures.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    expectRefusals() {
      refusalsSince = performance.now();
    },
    async end() {
      await Promise.all(loops);
      return outcome;
    },
  };
}

interface Failure {
  why: string;
  isWithoutAnswer: boolean;
}

/** Null when the answer came whole. */
async function askFor(url: string): Promise<Failure | null> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    return { why: String((error as Error).cause ?? error), isWithoutAnswer: true };
  }
  try {
    const body = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (isPage && !body.endsWith('</html>')) return { why: 'cut off', isWithoutAnswer: false };
  } catch (error) {
    return { why: `cut off: ${String(error)}`, isWithoutAnswer: false };
  }
  if (response.ok) return null;
  return { why: String(response.status), isWithoutAnswer: false };
}
