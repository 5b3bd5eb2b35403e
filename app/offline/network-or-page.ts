/** So long somebody waits for the network before the page as it was kept is shown. */
const keptPageAfterMs = 5_000;
/** So much longer where none was kept, before what there is instead is shown. */
const giveUpAfterMs = 25_000;
/** A preload that says nothing for so long is taken for lost: browsers have left them open for ever. */
const askAgainAfterMs = 10_000;

export interface Answering {
  /** What the browser asked for while the worker woke; undefined where it did not. */
  readonly preload: Promise<Response | undefined>;
  readonly ask: () => Promise<Response>;
  /** The page as it was kept; undefined when it was not. */
  readonly keptPage: () => Promise<Response | undefined>;
  /** What there is when nothing was answered. */
  readonly withoutNetwork: () => Promise<Response | undefined>;
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * The network's answer. Where it does not come in time, as with a network that leads nowhere, the page
 * as it was kept; where it cannot come, or nothing comes for half a minute, what there is.
 */
export async function networkOrPage(answering: Answering): Promise<Response> {
  const { keptPage, withoutNetwork, pause } = answering;
  let isWanted = true;
  const answer = answerOf({ ...answering, isWanted: () => isWanted });
  // Who no longer waits for it is told of no failure.
  answer.catch(() => undefined);
  try {
    const inTime = await Promise.race([answer, pause(keptPageAfterMs)]);
    if (inTime !== undefined) return inTime;
    const kept = await keptPage();
    isWanted = kept === undefined;
    if (kept !== undefined) return kept;
    const late = await Promise.race([answer, pause(giveUpAfterMs)]);
    return late ?? (await withoutNetwork()) ?? (await answer);
  } catch (error) {
    const kept = await withoutNetwork();
    if (kept === undefined) throw error;
    return kept;
  }
}

async function answerOf(asking: Answering & { isWanted: () => boolean }): Promise<Response> {
  const preloaded = await Promise.race([asking.preload, asking.pause(askAgainAfterMs)]);
  if (preloaded !== undefined) return preloaded;
  if (!asking.isWanted()) throw new Error('Nobody waits for this page any more.');
  return asking.ask();
}
