import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { RefusedError } from './api-client.ts';
import { startServer, type RunningServer } from '../running-server.ts';

/** A server that is killed again and again while it works, and started again on its data. */
export class CrashingServer {
  readonly url: string;
  readonly dataFolder: string;
  readonly #restart: () => Promise<RunningServer>;
  #running: Promise<RunningServer>;
  #acknowledged = 0;
  #nextCrashAt = 10;
  #crashes = 0;

  private constructor(first: RunningServer, restart: () => Promise<RunningServer>) {
    this.url = first.url;
    this.dataFolder = first.dataFolder;
    this.#running = Promise.resolve(first);
    this.#restart = restart;
  }

  /** Always on the same port: its clients find it again. */
  static async start(environment: Record<string, string>): Promise<CrashingServer> {
    const port = await freePort();
    const first = await startServer({ port, environment });
    const { dataFolder } = first;
    return new CrashingServer(first, () => startServer({ port, dataFolder, environment }));
  }

  get crashes(): number {
    return this.#crashes;
  }

  /** Asks again until the server acknowledges: it may have done its work and died before it said so. */
  async insist<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      await this.#running;
      const crashesBefore = this.#crashes;
      try {
        const answer = await write();
        this.#countAcknowledged();
        return answer;
      } catch (error) {
        if (error instanceof RefusedError || this.#crashes === crashesBefore) throw error;
      }
    }
  }

  /** For the last time. */
  async kill(): Promise<void> {
    this.#nextCrashAt = Infinity;
    const server = await this.#running;
    await server.stop('SIGKILL');
  }

  #countAcknowledged(): void {
    this.#acknowledged += 1;
    if (this.#acknowledged < this.#nextCrashAt) return;
    this.#nextCrashAt = Infinity;
    // Odd moments, so that a crash meets every part of a write.
    const laterMs = (this.#crashes * 37) % 230;
    void wait(laterMs).then(() => {
      this.#crashes += 1;
      this.#running = this.#crash(this.#running);
    });
  }

  async #crash(running: Promise<RunningServer>): Promise<RunningServer> {
    const server = await running;
    await server.stop('SIGKILL');
    const restarted = await this.#restart();
    this.#nextCrashAt = this.#acknowledged + 30 + ((this.#crashes * 17) % 50);
    return restarted;
  }
}
