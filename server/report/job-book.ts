import type { JobReport } from '../../domain/operations/server-report.ts';

/** How the last run of each job of this process went. */
export class JobBook {
  readonly #runs = new Map<string, JobReport>();

  note(run: JobReport): void {
    this.#runs.set(run.name, run);
  }

  /** By name. */
  list(): JobReport[] {
    return [...this.#runs.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }
}
