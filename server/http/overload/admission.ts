import { BeginningRate } from './beginning-rate.ts';
import { newConnections } from './new-connections.ts';
import { priorities, type Priority } from './priority.ts';

/** What is shed: there is more to do than can be done in time. */
export class OverloadedError extends Error {
  constructor() {
    super('More to do than can be done in time');
    this.name = 'OverloadedError';
  }
}

interface AdmissionOptions {
  /** Milliseconds from any beginning. */
  now?: () => number;
  /**
   * Calls back once, after everything that has arrived by now was looked at; with the moment at which
   * the turn ended, where that was earlier.
   */
  nextTurn?: (callback: (endedAt?: number) => void) => void;
  /** Calls back a moment later, while nothing can begin until something ends. */
  later?: (callback: () => void) => void;
  mostInProgress?: number;
  /** Whether what has begun already waits for its next turn. */
  isBehind?: () => boolean;
}

/** In one turn of the event loop, work is begun for this long; the rest waits for the next turn. */
const turnMs = 6;
/** After a turn this long nothing new begins until the requests that have begun get on. */
const longTurnMs = 25;
const mostTurnsWithoutBegin = 3;
/**
 * How long a request may take to be answered, by its priority: guessed from the work begun lately,
 * what has begun and not ended counted in.
 */
const longestWaitMs: Readonly<Record<Priority, number>> = {
  change: 700,
  member: 600,
  page: 600,
  picture: 300,
  bot: 150,
};
/** Who has waited so many times as long as was guessed is turned away: nobody waits for more than a second. */
const starvedAfter = 1.6;
/** Somebody more urgent comes before who waits; who has waited for longer than this is not sent away for it. */
const awayForOthersMs = 60;
/** Work that has become so much slower than it was guessed to be turns away who came just now. */
const muchSlower = 1.15;
/**
 * What has begun and not ended, pictures aside, which wait in a queue of their own. A database that is
 * slow to answer would be asked ever more.
 */
const mostInProgress = 256;
/** So many are let in however long the turns are: one asks the database while another is rendered. */
const leastInProgress = 2;
const lookAgainMs = 5;
/**
 * So many requests may wait whatever the speed of the work seems to be: a server that has just
 * started makes its search indexes with the first pages, and is fast a moment later.
 */
const fewWaiting = 32;

interface Waiting {
  since: number;
  begin: () => void;
  shed: () => void;
}

/**
 * Lets requests begin, by priority and as many as a turn of the event loop takes. While the turns are
 * short nobody waits at all. Work that goes on elsewhere (a plan, a password, a statement) leaves the
 * turns short, so it holds nobody up until there is too much of it.
 */
export class Admission {
  readonly #now: () => number;
  readonly #nextTurn: NonNullable<AdmissionOptions['nextTurn']>;
  readonly #waiting: Record<Priority, Waiting[]> = {
    change: [],
    member: [],
    page: [],
    picture: [],
    bot: [],
  };
  #turnBeganAt: number | null = null;
  #begunInTurn = 0;
  #turnsWithoutBegin = 0;
  readonly #later: (callback: () => void) => void;
  readonly #mostInProgress: number;
  readonly #isBehind: () => boolean;
  #inProgress = 0;
  #mostInTurn = 0;
  /** How many may be in progress while others wait: the most there may be, or fewer after long turns. */
  #room: number;
  #roomSince = 0;
  #endedInTurn = 0;
  /** While nothing can begin: something has ended. */
  #wake: (() => void) | undefined;
  readonly #rate = new BeginningRate();
  #shedCount = 0;
  /** Told of each that is turned away. */
  onShed: () => void = () => undefined;

  constructor({
    now = () => performance.now(),
    nextTurn = newConnections.afterThem,
    later = (callback) => setTimeout(callback, lookAgainMs),
    ...options
  }: AdmissionOptions = {}) {
    this.#now = now;
    this.#nextTurn = nextTurn;
    this.#later = later;
    this.#mostInProgress = options.mostInProgress ?? mostInProgress;
    this.#isBehind = options.isBehind ?? (() => false);
    this.#room = this.#mostInProgress;
  }

  get waitingCount(): number {
    return priorities.reduce((sum, priority) => sum + this.#waiting[priority].length, 0);
  }

  get shedCount(): number {
    return this.#shedCount;
  }

  get inProgressCount(): number {
    return this.#inProgress;
  }

  /**
   * Resolves when the work may begin; rejects with OverloadedError where it would be too late. Whoever
   * has begun says so with `leave` at the end.
   */
  async enter(priority: Priority): Promise<void> {
    this.#beginTurn();
    if (this.#mayBeginNow()) {
      this.#begin();
      return;
    }
    if (this.isFullFor(priority)) {
      this.countShed();
      throw new OverloadedError();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const shed = () => {
      this.countShed();
      reject(new OverloadedError());
    };
    this.#waiting[priority].push({ since: this.#now(), begin: resolve, shed });
    this.#makeRoomAbove(priority);
    await promise;
  }

  /** Whether somebody of this priority would have to wait too long. Counts as shed where it is used. */
  isFullFor(priority: Priority): boolean {
    return this.#guessedShare(priority) > 1;
  }

  /** Of the longest wait of this priority, what whoever comes now would wait. */
  #guessedShare(priority: Priority): number {
    const ahead = this.#countUpTo(priority);
    if (ahead < fewWaiting) return 0;
    const count = ahead + this.#inProgress;
    const waitMs = this.#rate.waitMs(count) ?? count * turnMs;
    return waitMs / longestWaitMs[priority];
  }

  countShed(): void {
    this.#shedCount += 1;
    this.onShed();
  }

  leave(): void {
    this.#inProgress -= 1;
    this.#endedInTurn += 1;
    this.#wake?.();
  }

  /** Nothing can begin until something ends, which may take as long as it likes. */
  get #isAllTaken(): boolean {
    return this.#inProgress >= this.#mostInProgress;
  }

  get #isRoomTaken(): boolean {
    return this.#inProgress >= this.#room || this.#isBehind();
  }

  #begin(): void {
    this.#begunInTurn += 1;
    this.#inProgress += 1;
    this.#mostInTurn = Math.max(this.#mostInTurn, this.#inProgress);
  }

  #mayBeginNow(): boolean {
    if (this.waitingCount > 0 || this.#isRoomTaken) return false;
    return this.#now() - (this.#turnBeganAt ?? 0) < turnMs;
  }

  #beginTurn(): void {
    if (this.#turnBeganAt !== null) return;
    this.#turnBeganAt = this.#now();
    this.#begunInTurn = 0;
    this.#mostInTurn = this.#inProgress;
    const endTurn = (endedAt?: number) => this.#endTurn(endedAt);
    if (this.#isRoomTaken) this.#rest(endTurn);
    else this.#nextTurn(endTurn);
  }

  /**
   * Nothing can begin until something ends. Turn after turn without a rest would take the processor
   * from the database and the workers that are waited for.
   */
  #rest(endTurn: (endedAt?: number) => void): void {
    let isOver = false;
    const end = (goOn: () => void) => () => {
      if (isOver) return;
      isOver = true;
      this.#wake = undefined;
      goOn();
    };
    this.#wake = end(() => this.#nextTurn(endTurn));
    this.#later(end(endTurn));
  }

  #endTurn(endedAt = this.#now()): void {
    const now = this.#now();
    const lengthMs = endedAt - (this.#turnBeganAt ?? endedAt);
    const lastBegun = this.#begunInTurn;
    this.#turnBeganAt = null;
    this.#rate.measure(now, this.waitingCount > 0);
    this.#makeRoom(now, lengthMs);
    if (this.waitingCount === 0) return;
    this.#beginTurn();
    const isLong = lengthMs > longTurnMs && this.#turnsWithoutBegin < mostTurnsWithoutBegin;
    this.#turnsWithoutBegin = isLong ? this.#turnsWithoutBegin + 1 : 0;
    if (isLong) return;
    this.#shedLatest(priorities, (priority) => this.#guessedShare(priority) > muchSlower);
    this.#beginUpTo(nextCount({ lastBegun, lengthMs }));
    this.#shedStarved(now);
  }

  /**
   * What began in several turns may be rendered in one, when the database answers all of it at once:
   * half of it is let in next time, and one more whenever something ends without a long turn. What
   * ends late goes on elsewhere, and leaves room to others.
   */
  #makeRoom(now: number, lengthMs: number): void {
    const isFree = this.waitingCount === 0 || !this.#isRoomTaken;
    const hasEnded = this.#endedInTurn > 0 || now - this.#roomSince > longTurnMs;
    this.#endedInTurn = 0;
    if (lengthMs > longTurnMs) {
      const half = Math.floor(Math.min(this.#room, this.#mostInTurn) / 2);
      this.#room = Math.max(leastInProgress, half);
    } else if (isFree || hasEnded) {
      this.#room = Math.min(this.#room + 1, this.#mostInProgress);
    } else return;
    this.#roomSince = now;
  }

  /**
   * Requests of a low priority may never get their turn, so late ones are refused. When few wait,
   * the machine itself stood still: then they are next.
   */
  #shedStarved(now: number): void {
    if (this.waitingCount < fewWaiting && !this.#isAllTaken) return;
    for (const priority of priorities) {
      const waiting = this.#waiting[priority];
      while (waiting[0] && now - waiting[0].since > starvedAfter * longestWaitMs[priority]) {
        waiting.shift()?.shed();
      }
    }
  }

  #beginUpTo(count: number): void {
    for (let begun = 0; begun < count && !this.#isRoomTaken; begun += 1) {
      const next = this.#takeNext();
      if (next === undefined) return;
      this.#begin();
      this.#rate.noteOne();
      next.begin();
    }
  }

  /** Of the highest priority, the one that has waited longest. */
  #takeNext(): Waiting | undefined {
    for (const priority of priorities) {
      const next = this.#waiting[priority].shift();
      if (next !== undefined) return next;
    }
    return undefined;
  }

  /** A new request ahead of others may make their wait too long. */
  #makeRoomAbove(priority: Priority): void {
    const below = priorities.slice(priorities.indexOf(priority) + 1);
    this.#shedLatest(below, (lower) => this.isFullFor(lower));
  }

  /** Of the lowest priority first, those who came just now: nobody is told late that they came in vain. */
  #shedLatest(among: readonly Priority[], isTooMuch: (priority: Priority) => boolean): void {
    const since = this.#now() - awayForOthersMs;
    for (const priority of among.toReversed()) {
      const waiting = this.#waiting[priority];
      while ((waiting.at(-1)?.since ?? -Infinity) > since && isTooMuch(priority)) {
        waiting.pop()?.shed();
      }
    }
  }

  #countUpTo(priority: Priority): number {
    const ahead = priorities.slice(0, priorities.indexOf(priority) + 1);
    return ahead.reduce((sum, each) => sum + this.#waiting[each].length, 0);
  }
}

/** As many as fit into a turn at the speed of the last one, but never many more than began in that. */
function nextCount({ lastBegun, lengthMs }: { lastBegun: number; lengthMs: number }): number {
  const eachMs = Math.max(0.1, lengthMs / Math.max(1, lastBegun));
  return Math.max(1, Math.min(Math.floor(turnMs / eachMs), 2 * lastBegun + 4));
}
