import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { EmbeddedHost } from '../../db/embedded/client.ts';
import { EmbeddedEngine } from '../../db/embedded/embedded-engine.ts';
import type {
  EmbeddedAnswer,
  EmbeddedCall,
  EmbeddedNotification,
} from '../../db/embedded/protocol.ts';

/** The real one, whatever clock a test sets. */
const nextTurn = setImmediate;
/** In no request and no transaction, as what comes from another thread. */
const outside = AsyncLocalStorage.snapshot();

/**
 * The embedded database in the thread of the tests: on the way to another thread and back a statement
 * takes twice the time of a core. Answers come in a later turn of the event loop, as from a thread.
 */
export class DatabaseBeside extends EventEmitter implements EmbeddedHost {
  readonly #engine: EmbeddedEngine;

  private constructor(engine: EmbeddedEngine) {
    super();
    this.#engine = engine;
  }

  static async open(): Promise<DatabaseBeside> {
    const engine: EmbeddedEngine = await EmbeddedEngine.open({
      directory: 'memory://',
      tell: (notification) => host.#say(notification),
    });
    const host = new DatabaseBeside(engine);
    return host;
  }

  postMessage(call: EmbeddedCall): void {
    void this.#engine.answer(call).then((answer) => this.#say(answer));
  }

  async terminate(): Promise<void> {
    this.emit('exit');
  }

  #say(message: EmbeddedAnswer | EmbeddedNotification): void {
    outside(nextTurn, () => this.emit('message', message));
  }
}
