import {
  afterAnswer,
  factsOnDevice,
  takenBackBy,
  type DeviceList,
  type PendingOperation,
} from '../../../../domain/shopping/operations/device-list.rules.ts';
import type { ListChange } from '../../../../domain/shopping/operations/list-change.ts';
import type {
  Fact,
  Operation,
  OperationId,
} from '../../../../domain/shopping/operations/list-operation.ts';
import { planOperation } from '../../../../domain/shopping/operations/plan-operation.rules.ts';
import type { Language } from '../../../../lib/language.ts';
import type { Problem } from '../../../../lib/problems.ts';
import type { ListStateFragment } from '../operations.gen.ts';
import { listAhead, type PlansAhead } from './plans-ahead.ts';
import { addedByOthers, type AddedByOther } from './added-by-others.ts';
import { alsoKnowing, factsOfState, knownOf, type Known } from './known-list.ts';
import type { KeptListStore } from './kept-list.ts';
import { firstThatFit, SyncRefusal, type SyncAnswer } from './send-operations.ts';

type Person = ListStateFragment['people'][number];

const shortestPauseMs = 2000;
const longestPauseMs = 60_000;
const mostUndoable = 50;

/** What a page shows of the list on this device. */
export interface DeviceSnapshot {
  readonly facts: readonly Fact[];
  readonly known: Known;
  /** Who shops from the list; none where its owner shops alone. */
  readonly people: readonly Person[];
  /** How many changes the server has not heard of. */
  readonly waiting: number;
  /** The server takes nothing from whoever is asking: they are logged out, or no member any more. */
  readonly refusal: number | null;
}

export type ChangeOutcome =
  | Readonly<{ operationId: OperationId | null; problems: null }>
  | Readonly<{ operationId: null; problems: Problem[] }>;

interface DeviceParts {
  /** Who has the device. */
  userId: string;
  state: ListStateFragment;
  /** Of the page. */
  language: Language;
  store: Pick<KeptListStore, 'load' | 'keepState' | 'keepPending' | 'dropPending'>;
  send: (args: { operations: readonly Operation[]; since: number }) => Promise<SyncAnswer>;
  now: () => number;
  createId: () => string;
  /** Why the server refused a change that stood on the list already. */
  onRefused: (message: string) => void;
  /** Somebody else wrote something on the list. */
  onAdded: (added: AddedByOther) => void;
  /** Tells the other tabs that there is something new in the store. */
  onKept: () => void;
  /** The swaps in plans that wait for a network: the list has followed them already. */
  ahead: () => PlansAhead;
}

/**
 * The list on one device: every change is on it at once, is kept, and is sent as soon as there is a
 * network. What the server tells and what the device did since make up what is shown.
 */
export class ListDevice {
  readonly #parts: DeviceParts;
  readonly #listeners = new Set<() => void>();
  readonly #settled = new Set<OperationId>();
  readonly #undoable = new Map<OperationId, readonly Fact[]>();
  #list: DeviceList;
  /** As the server told it last. */
  #told: ListStateFragment;
  #known: Known;
  #people: readonly Person[];
  #refusal: number | null = null;
  #snapshot: DeviceSnapshot;
  #isSending = false;
  #isAskedAgain = false;
  #isAwake = false;
  #pauseMs = shortestPauseMs;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: DeviceParts) {
    const { state } = parts;
    this.#parts = parts;
    this.#told = state;
    this.#list = { revision: state.revision, facts: factsOfState(state), pending: [] };
    this.#known = knownOf(state);
    this.#people = state.people;
    this.#snapshot = this.#taken();
  }

  readonly snapshot = (): DeviceSnapshot => this.#snapshot;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  /** Takes up what this device kept: its own changes, and a list that is newer than the page. */
  async wake(): Promise<void> {
    const { state, pending } = await this.#parts.store.load();
    this.#isAwake = true;
    if (state !== null && state.revision > this.#list.revision) this.#hear(state);
    const ownIds = new Set(this.#list.pending.map(({ operation }) => operation.id));
    const others = pending.filter(
      ({ operation: { id } }) => !ownIds.has(id) && !this.#settled.has(id),
    );
    this.#show({ ...this.#list, pending: [...others, ...this.#list.pending] });
    if (others.length > 0) void this.sync();
  }

  /** The page brought the list anew. */
  accept(state: ListStateFragment): void {
    if (state.revision <= this.#list.revision) return;
    this.#hear(state);
    void this.#parts.store.keepState(state);
  }

  change(change: ListChange): ChangeOutcome {
    const { facts, known } = this.#snapshot;
    const id = this.#parts.createId();
    const at = this.#parts.now();
    const { language } = this.#parts;
    const planned = planOperation({ change, id, at, facts, ...known, language });
    if (!planned.ok) return { operationId: null, problems: planned.reason };
    if (planned.value === null) return { operationId: null, problems: null };
    this.#do(planned.value);
    return { operationId: id, problems: null };
  }

  /** Sends what waits and hears what is new; again later where nobody answers. */
  async sync(): Promise<void> {
    if (this.#isSending) {
      this.#isAskedAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#isSending = true;
    this.#isAskedAgain = false;
    const isThrough = await this.#send();
    this.#isSending = false;
    if (isThrough && (this.#isAskedAgain || this.#list.pending.length > 0)) await this.sync();
  }

  /** Asks the server, unless this device has the revision already. */
  async hearOf(revision: number | null): Promise<void> {
    if (revision === null || revision > this.#list.revision) await this.sync();
  }

  /** To be called when a swap begins to wait for a network, and when it has been sent. */
  async lookAhead(): Promise<void> {
    const { swaps } = this.#parts.ahead();
    // The server's list has followed the swaps by now: it is fetched first, then it replaces ours.
    if (swaps.length === 0) await this.sync();
    this.#show(this.#list);
  }

  rest(): void {
    clearTimeout(this.#timer);
  }

  #do(operation: Operation): void {
    const removed = takenBackBy({ operation, facts: this.#snapshot.facts });
    const revives = operation.undoes.flatMap((id) => this.#undoable.get(id) ?? []);
    this.#remember({ operation, removed });
    const pending: PendingOperation = { operation, revives };
    this.#show({ ...this.#list, pending: [...this.#list.pending, pending] });
    void this.#parts.store.keepPending(pending).then(this.#parts.onKept);
    void this.sync();
  }

  #remember({ operation, removed }: { operation: Operation; removed: readonly Fact[] }): void {
    this.#undoable.set(operation.id, removed);
    const [oldest] = this.#undoable.keys();
    if (oldest && this.#undoable.size > mostUndoable) this.#undoable.delete(oldest);
  }

  async #send(): Promise<boolean> {
    const operations = firstThatFit(this.#list.pending.map(({ operation }) => operation));
    const since = this.#list.revision;
    try {
      const answer = await this.#parts.send({ operations, since });
      this.#pauseMs = shortestPauseMs;
      this.#refusal = null;
      // Changes are of the list that was asked about. Where the page brought a newer one meanwhile, the
      // same is sent once more, which changes nothing twice.
      if (answer.changes !== null && this.#list.revision !== since) this.#isAskedAgain = true;
      else this.#settle({ answer, operations });
      return true;
    } catch (error) {
      this.#refusal = error instanceof SyncRefusal ? error.status : null;
      this.#show(this.#list);
      this.#sendLater();
      return false;
    }
  }

  #settle({ answer, operations }: { answer: SyncAnswer; operations: readonly Operation[] }): void {
    const { revision, refused, problems, changes } = answer;
    const state = changes ? { ...changedBy(this.#told, changes), revision } : answer.state;
    const settledIds = operations.map(({ id }) => id);
    for (const id of settledIds) this.#settled.add(id);
    if (state !== null && revision >= this.#list.revision) {
      this.#know(state);
      void this.#parts.store.keepState(state);
    }
    const facts = state && factsOfState(state);
    const added = facts === null ? [] : this.#addedByOthers(facts);
    this.#show(afterAnswer(this.#list, { revision, facts, settledIds }));
    if (settledIds.length > 0) void this.#parts.store.dropPending(settledIds);
    if (state !== null) this.#parts.onKept();
    for (const each of added) this.#parts.onAdded(each);
    for (const { message } of [...problems, ...refused.flatMap((each) => each.problems)]) {
      this.#parts.onRefused(message);
    }
  }

  #sendLater(): void {
    clearTimeout(this.#timer);
    if (this.#list.pending.length === 0) return;
    this.#timer = setTimeout(() => void this.sync(), this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
  }

  #addedByOthers(facts: readonly Fact[]): readonly AddedByOther[] {
    const { userId } = this.#parts;
    return addedByOthers({ before: this.#list.facts, facts, people: this.#people, userId });
  }

  #know(state: ListStateFragment): void {
    this.#told = state;
    this.#known = alsoKnowing(this.#known, knownOf(state));
    this.#people = state.people;
  }

  #hear(state: ListStateFragment): void {
    this.#know(state);
    const { revision } = state;
    this.#show(afterAnswer(this.#list, { revision, facts: factsOfState(state), settledIds: [] }));
  }

  /** A page is drawn anew only where something it shows is new. */
  #show(list: DeviceList): void {
    this.#list = list;
    const before = this.#snapshot;
    const taken = this.#taken();
    const facts = isSame(taken.facts, before.facts) ? before.facts : taken.facts;
    this.#snapshot = { ...taken, facts };
    if (isSame(Object.values(this.#snapshot), Object.values(before))) {
      this.#snapshot = before;
      return;
    }
    for (const listener of this.#listeners) listener();
  }

  #taken(): DeviceSnapshot {
    const { pending } = this.#list;
    return {
      ...this.#factsAhead(),
      people: this.#people,
      waiting: pending.length,
      refusal: this.#refusal,
    };
  }

  /** The server renders none of it, nor does the first page that takes over its markup. */
  #factsAhead(): Pick<DeviceSnapshot, 'facts' | 'known'> {
    const list = this.#list;
    const known = this.#known;
    if (!this.#isAwake) return { facts: factsOnDevice(list), known };
    const { ahead, language, now } = this.#parts;
    return listAhead({ ...ahead(), list, known, at: now(), language });
  }
}

function changedBy(
  told: ListStateFragment,
  { came, goneIds }: NonNullable<SyncAnswer['changes']>,
): ListStateFragment {
  const gone = new Set(goneIds);
  return { ...told, facts: [...told.facts.filter(({ id }) => !gone.has(id)), ...came] };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
