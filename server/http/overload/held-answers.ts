interface HeldAnswersOptions {
  now?: () => number;
  fewInMoment?: number;
  manyInMoment?: number;
}

/** An answer that is ready and goes out when it is due, or before, and once. */
export interface HeldAnswer {
  dueAt: number;
  send: (() => void) | null;
}

/** Whoever is told to come back later is told so by then, counted from when it may have asked. */
const lastMs = 76;
/** Of so many in a moment nobody need be held: what they cost is not felt. */
const fewInMoment = 30;
/** Of so many each is held as long as it may be. */
const manyInMoment = 150;
const momentMs = 100;
const lookAgainMs = 5;
/** How fast a long turn of the event loop is forgotten, from one look to the next. */
const forgetting = 0.9;

/**
 * Answers that turn somebody away. The more they are, the later they go out: who is refused at once
 * asks again at once, and takes time from others. A turn of the event loop in which a page is
 * rendered or memory is looked through holds them up, so what would be late after one as long as the
 * last ones goes out before it.
 */
export class HeldAnswers {
  readonly #now: () => number;
  readonly #fewInMoment: number;
  readonly #manyInMoment: number;
  readonly #held: HeldAnswer[] = [];
  #isTimed = false;
  #lookedAt = 0;
  #longTurnMs = 0;
  #momentSince = -Infinity;
  #inMoment = 0;
  #inMomentBefore = 0;
  /** Whatever came before this was read then. */
  #allReadAt = -Infinity;
  #isReading = false;

  constructor(options: HeldAnswersOptions = {}) {
    this.#now = options.now ?? (() => performance.now());
    this.#fewInMoment = options.fewInMoment ?? fewInMoment;
    this.#manyInMoment = options.manyInMoment ?? manyInMoment;
  }

  /** For what has just been read. Null where nobody is held: then it has gone out. */
  take(send: () => void): HeldAnswer | null {
    const now = this.#now();
    const heldMs = this.#heldMsAt(now);
    const answer = { dueAt: this.#allReadAt + heldMs, send };
    this.#noteReading(now);
    if (heldMs === 0) {
      send();
      return null;
    }
    this.#held.push(answer);
    this.#lookAgain();
    return answer;
  }

  /** A turn of the event loop reads what had come when it began to; what comes later waits for the next. */
  #noteReading(now: number): void {
    if (this.#isReading) return;
    this.#isReading = true;
    setImmediate(() => {
      this.#isReading = false;
      this.#allReadAt = now;
    });
  }

  /** By how many they are in this moment, or were in the one before, which has only just ended. */
  #heldMsAt(now: number): number {
    const sinceMs = now - this.#momentSince;
    if (sinceMs > momentMs) {
      this.#inMomentBefore = sinceMs < 2 * momentMs ? this.#inMoment : 0;
      this.#momentSince = now;
      this.#inMoment = 0;
    }
    this.#inMoment += 1;
    const tooMany = Math.max(this.#inMoment, this.#inMomentBefore) - this.#fewInMoment;
    const share = tooMany / (this.#manyInMoment - this.#fewInMoment);
    return lastMs * Math.min(1, Math.max(0, share));
  }

  #lookAgain(): void {
    if (this.#isTimed) return;
    this.#isTimed = true;
    this.#lookedAt = this.#now();
    setTimeout(() => {
      this.#isTimed = false;
      this.#sendDue();
    }, lookAgainMs).unref();
  }

  /** None goes out before one that came first, though there be fewer when it comes. */
  #sendDue(): void {
    const now = this.#now();
    this.#longTurnMs = Math.max(now - this.#lookedAt, this.#longTurnMs * forgetting);
    let count = 0;
    for (const answer of this.#held) {
      if (answer.send !== null && answer.dueAt - this.#longTurnMs > now) break;
      sendNow(answer);
      count += 1;
    }
    this.#held.splice(0, count);
    if (this.#held.length > 0) this.#lookAgain();
  }
}

export function sendNow(answer: HeldAnswer): void {
  const { send } = answer;
  answer.send = null;
  send?.();
}
