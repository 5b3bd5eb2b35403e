/** Hearts that are given elsewhere are among the choices by then. */
const freshForMs = 6 * 60 * 60 * 1000;

/** Whether what is on the device was made for this version of the plan, and of late. */
export function isKeptStill(args: {
  kept: { readonly madeFor: string; readonly keptAt: number } | null;
  madeFor: string;
  now: number;
}): boolean {
  const { kept, madeFor, now } = args;
  return kept !== null && kept.madeFor === madeFor && now - kept.keptAt < freshForMs;
}
