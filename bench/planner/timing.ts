interface Timing {
  /** The least of the tries: what the code takes when nothing else wants the processor. */
  readonly leastMs: number;
  /** Mean time of this thread on the processor: what to read on a busy machine. */
  readonly cpuMs: number;
}

export function time(args: { tries: number; run: () => unknown }): Timing {
  let leastMs = Infinity;
  const before = process.threadCpuUsage();
  for (let attempt = 0; attempt < args.tries; attempt++) {
    const startMs = performance.now();
    args.run();
    leastMs = Math.min(leastMs, performance.now() - startMs);
  }
  const { user, system } = process.threadCpuUsage(before);
  return { leastMs, cpuMs: (user + system) / 1000 / args.tries };
}

export function percentile(args: { values: readonly number[]; share: number }): number {
  const sorted = args.values.toSorted((left, right) => left - right);
  const place = Math.ceil(args.share * sorted.length) - 1;
  return sorted[Math.min(sorted.length - 1, Math.max(0, place))] ?? Number.NaN;
}

const sink = new Float64Array(1024);

/**
 * A fixed piece of work of integer and array operations: figures divided by it compare between
 * machines and between hours of one machine.
 */
export function calibrate(): number {
  let word = 1;
  for (let step = 0; step < 2_000_000; step++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    sink[word & 1023]! += 1;
  }
  return sink[0]!;
}

/**
 * The loop above on a quiet machine of the class the goals are meant for. The study noted none, so
 * this is what that class took when the goals were first checked.
 */
export const referenceMs = 3.3;

/** Processor time as the reference machine would take it, from calibrations taken in between. */
export function atReference(args: { cpuMs: number; calibrationsMs: readonly number[] }): number {
  const { cpuMs, calibrationsMs } = args;
  const mean = calibrationsMs.reduce((sum, ms) => sum + ms, 0) / calibrationsMs.length;
  return (cpuMs / mean) * referenceMs;
}
