/** Before each further try. */
export const retryDelaysMs = [300, 900, 2700] as const;

interface Retrying {
  ask: () => Promise<Response>;
  /** Waits; tests do not. */
  pause: (ms: number) => Promise<void>;
  /** Whether nobody wants the answer any more, or there is no network to ask. */
  isPointless: () => boolean;
}

type Outcome = { response: Response } | { response: null; error: unknown };

/** Asks up to three times more when nothing arrives, or when the server has failed. */
export async function withRetries({ ask, pause, isPointless }: Retrying): Promise<Response> {
  let outcome = await outcomeOf(ask);
  for (const delayMs of retryDelaysMs) {
    if (isAnswered(outcome) || isPointless()) break;
    await pause(delayMs);
    outcome = await outcomeOf(ask);
  }
  if (outcome.response === null) throw outcome.error;
  return outcome.response;
}

function outcomeOf(ask: () => Promise<Response>): Promise<Outcome> {
  return ask().then(
    (response) => ({ response }),
    (error: unknown) => ({ response: null, error }),
  );
}

function isAnswered({ response }: Outcome): boolean {
  return response !== null && response.status < 500;
}
